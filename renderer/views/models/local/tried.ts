import type { LiveMessage } from "../../../../engine/contract/live.ts";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { followMessages, NOT_HEARD_OF, type FollowedRun } from "../../../state/followed-run.ts";

/** One prompt that was put to a model, and how fast the reply came. Times are in milliseconds since 1970. */
export interface Tried {
  readonly asked: number;
  readonly followed: FollowedRun;
  /** When the model was there. */
  readonly loaded: number | null;
  /** When the first text of the reply came. */
  readonly firstText: number | null;
}

/** @param now when it was asked */
export function askedAt(now: number): Tried {
  return { asked: now, followed: NOT_HEARD_OF, loaded: null, firstText: null };
}

/** Adds what the engine sends. @param now when it came */
export function hear(tried: Tried, message: LiveMessage, now: number): Tried {
  const followed = followMessages(tried.followed, [message]);
  const isLoaded = followed.phase === "running" || turnOf(followed) !== undefined;
  return {
    ...tried,
    followed,
    loaded: tried.loaded ?? (isLoaded ? now : null),
    firstText: tried.firstText ?? (replyOf(followed) === "" ? null : now),
  };
}

/** What was said so far. */
export function replyOf(followed: FollowedRun): string {
  const turn = turnOf(followed);
  return turn?.finished?.text ?? turn?.liveText ?? "";
}

/** Figures for a person; null as long as they are not known. Seconds, and tokens a second. */
export interface TriedFigures {
  readonly load: number | null;
  /** From when the model was there to its first text. */
  readonly firstToken: number | null;
  readonly tokensPerSecond: number | null;
}

export function figuresOf({ asked, followed, loaded, firstText }: Tried): TriedFigures {
  const turn = turnOf(followed)?.finished ?? null;
  // Who was told of both at once heard of neither when it happened.
  const wasSeen = loaded !== null && firstText !== null && firstText > loaded;
  const firstToken = wasSeen ? (firstText - loaded) / 1000 : null;
  // The first token's time is the prompt's; the others follow one by one.
  const writing = turn === null || firstToken === null ? 0 : turn.seconds - firstToken;
  return {
    load: loaded === null ? null : (loaded - asked) / 1000,
    firstToken,
    tokensPerSecond: turn !== null && writing > 0.01 ? (turn.tokens.generated - 1) / writing : null,
  };
}

function turnOf({ transcript }: FollowedRun): TurnTranscript | undefined {
  return transcript.questions[0]?.turns[0];
}
