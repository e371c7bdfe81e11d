import type { LiveMessage } from "../../../../engine/contract/live.ts";
import type { RunEvent, Turn } from "../../../../core/events.ts";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { followMessages, NOT_HEARD_OF, type FollowedRun } from "../../../state/followed-run.ts";

/** Of a reply's time that must be left after its first text for a speed to be told from it. */
const LEAST_SHARE = 0.2;

/** One prompt that was put to a model, and how fast the reply came. Times are in milliseconds since 1970. */
export interface Tried {
  readonly asked: number;
  readonly followed: FollowedRun;
  /** When the model was there. */
  readonly loaded: number | null;
  /** When the call began, and when the first text of its reply came; by the engine's events. */
  readonly begun: number | null;
  readonly firstText: number | null;
}

/** @param now when it was asked */
export function askedAt(now: number): Tried {
  return { asked: now, followed: NOT_HEARD_OF, loaded: null, begun: null, firstText: null };
}

/** Adds what the engine sends. @param now when it came */
export function hear(tried: Tried, message: LiveMessage, now: number): Tried {
  const followed = followMessages(tried.followed, [message]);
  const isLoaded = followed.phase === "running" || turnOf(followed) !== undefined;
  return {
    ...tried,
    followed,
    loaded: tried.loaded ?? (isLoaded ? now : null),
    begun: tried.begun ?? timeOf(message, "turn-started"),
    firstText: tried.firstText ?? timeOf(message, "turn-text"),
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
  /** From the beginning of the call; null too if the whole reply came at once. */
  readonly firstToken: number | null;
  readonly tokensPerSecond: number | null;
}

export function figuresOf({ asked, followed, loaded, begun, firstText }: Tried): TriedFigures {
  const turn = turnOf(followed)?.finished ?? null;
  const firstToken = begun === null || firstText === null ? null : (firstText - begun) / 1000;
  return {
    load: loaded === null ? null : (loaded - asked) / 1000,
    firstToken,
    tokensPerSecond: turn === null ? null : speedOf(turn, firstToken),
  };
}

/** Of the tokens after the first, whose time is the prompt's; of all if nearly everything came with the first text. */
function speedOf({ seconds, tokens: { generated } }: Turn, firstToken: number | null): number | null {
  if (seconds <= 0) return null;
  const writing = seconds - (firstToken ?? seconds);
  return writing > LEAST_SHARE * seconds ? (generated - 1) / writing : generated / seconds;
}

/** When something happened; null if the message is of something else. */
function timeOf(message: LiveMessage, type: RunEvent["type"]): number | null {
  return message.type === "event" && message.event.type === type ? message.event.time : null;
}

function turnOf({ transcript }: FollowedRun): TurnTranscript | undefined {
  return transcript.questions[0]?.turns[0];
}
