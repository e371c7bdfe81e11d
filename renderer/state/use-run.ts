import { useEffect, useState } from "react";
import type { LiveMessage } from "../../engine/contract/live.ts";
import { errorRecord } from "../connection/errors.ts";
import { useStream } from "../connection/use-stream.ts";
import { followMessages, NOT_HEARD_OF, type FollowedRun } from "./followed-run.ts";
import { GatheredMessages } from "./gathered-messages.ts";

/**
 * Follows a run from where it is to its end, also over a reload of the page and a restart of the engine. What comes is
 * folded in once a frame, however many agents write; on a hidden page, which has no frames, whenever much has come.
 * @param run null: nothing is followed
 * @param question the one whose turns are wanted; default that of a single question, none of an evaluation or a sweep
 * @param since when it last stood still: another value forgets what was heard before
 */
export function useRun(run: string | null, question?: string, since = 0): FollowedRun {
  const key = run === null ? "" : `${run}/${question ?? ""}/${since}`;
  const [followed, setFollowed] = useState({ key, state: NOT_HEARD_OF });
  const [gathered] = useState(() => new GatheredMessages());
  const state = followed.key === key ? followed.state : NOT_HEARD_OF;

  const fold = (messages: readonly LiveMessage[]): void => {
    setFollowed((before) => ({
      key,
      state: followMessages(before.key === key ? before.state : NOT_HEARD_OF, messages),
    }));
  };
  useStream<LiveMessage>(
    key,
    // An engine that was started again knows nothing of a run that ended and is not kept.
    run === null || state.end !== null
      ? null
      : (client, signal) =>
          client.runs.watch({ run, ...(question === undefined ? {} : { question }) }, { signal }),
    (message) => gathered.add(message, fold),
    (error) => {
      // Folded in later, it would take the problem away.
      gathered.clear();
      setFollowed({ key, state: { ...NOT_HEARD_OF, problem: errorRecord(error) } });
    },
  );
  useEffect(() => () => gathered.clear(), [key, gathered]);
  return state;
}
