import type { ErrorRecord } from "../../core/errors.ts";
import { EMPTY_TRANSCRIPT, foldEvents, type RunTranscript } from "../../core/transcript.ts";
import type { RunEvent } from "../../core/events.ts";
import type { LiveMessage, RunEnd, RunPhase } from "../../engine/contract/live.ts";

/** A run as far as this page has heard of it. */
export interface FollowedRun {
  /** Null until the first message. */
  readonly phase: RunPhase | null;
  readonly transcript: RunTranscript;
  readonly end: RunEnd | null;
  /** Why it cannot be followed. */
  readonly problem: ErrorRecord | null;
}

export const NOT_HEARD_OF: FollowedRun = {
  phase: null,
  transcript: EMPTY_TRANSCRIPT,
  end: null,
  problem: null,
};

/** Adds messages in order; neighbouring events are folded together. */
export function followMessages(followed: FollowedRun, messages: readonly LiveMessage[]): FollowedRun {
  let { phase, transcript, end } = followed;
  let events: RunEvent[] = [];
  const foldGathered = (): void => {
    if (events.length > 0) transcript = foldEvents(events, transcript);
    events = [];
  };
  for (const message of messages) {
    if (message.type === "event") {
      events.push(message.event);
      continue;
    }
    foldGathered();
    switch (message.type) {
      case "snapshot":
        ({ phase, transcript } = message);
        end = null;
        break;
      case "phase":
        ({ phase } = message);
        break;
      case "ended":
        ({ end } = message);
        phase = "ended";
    }
  }
  foldGathered();
  return { phase, transcript, end, problem: null };
}
