import { useEffect, useRef, useState } from "react";
import type { LiveMessage } from "../../engine/contract/live.ts";
import { errorRecord } from "../connection/errors.ts";
import { useStream } from "../connection/use-stream.ts";
import { followMessages, NOT_HEARD_OF, type FollowedRun } from "./followed-run.ts";

/**
 * Follows a run from where it is, also over a reload of the page and a restart of the engine. What comes is folded in
 * once a frame, however many agents write.
 * @param run null: nothing is followed
 * @param question the one whose turns are wanted; default that of a single question, none of an evaluation or a sweep
 * @param since when it last stood still: another value forgets what was heard before
 */
export function useRun(run: string | null, question?: string, since = 0): FollowedRun {
  const key = run === null ? "" : `${run}/${question ?? ""}/${since}`;
  const [followed, setFollowed] = useState({ key, state: NOT_HEARD_OF });
  const gathered = useRef<LiveMessage[]>([]);
  const frame = useRef<number | null>(null);

  const fold = (): void => {
    frame.current = null;
    const messages = gathered.current.splice(0);
    setFollowed((before) => ({
      key,
      state: followMessages(before.key === key ? before.state : NOT_HEARD_OF, messages),
    }));
  };
  useStream<LiveMessage>(
    key,
    run === null
      ? null
      : (client, signal) =>
          client.runs.watch({ run, ...(question === undefined ? {} : { question }) }, { signal }),
    (message) => {
      gathered.current.push(message);
      frame.current ??= requestAnimationFrame(fold);
    },
    (error) => setFollowed({ key, state: { ...NOT_HEARD_OF, problem: errorRecord(error) } }),
  );
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
      gathered.current = [];
    },
    [key],
  );
  return followed.key === key ? followed.state : NOT_HEARD_OF;
}
