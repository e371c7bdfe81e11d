import type { Observation } from "../../core/events.ts";

/** How many replies that had to say something did: an answer, a verdict, a vote, or anything to pass on. */
export interface Readings {
  readonly asked: number;
  readonly read: number;
}

/** What became of one question in a method. */
export interface Reading {
  readonly observations: readonly Observation[];
  /** What the method concluded; null if that could not be read. */
  readonly answer: string | null;
}

/**
 * Counts the replies that a method had to read something from, and those where it could. The conclusion counts as one more, for methods
 * of one call report nothing else.
 */
export function countReadings(questions: readonly Reading[]): Readings {
  const counted = questions.flatMap(({ observations, answer }) => [
    ...observations.map(readingsOf),
    one(answer !== null),
  ]);
  return {
    asked: counted.reduce((sum, { asked }) => sum + asked, 0),
    read: counted.reduce((sum, { read }) => sum + read, 0),
  };
}

const NOTHING: Readings = { asked: 0, read: 0 };

function one(read: boolean): Readings {
  return { asked: 1, read: read ? 1 : 0 };
}

function readingsOf(observation: Observation): Readings {
  switch (observation.kind) {
    case "answers-counted": {
      const read = observation.votes.reduce((sum, { agents }) => sum + agents.length, 0);
      return { asked: read + observation.unanswered.length, read };
    }
    case "thoughts-voted": {
      const voters = new Set(observation.votes.flatMap((vote) => vote.voters)).size;
      return { asked: voters + observation.unreadable.length, read: voters };
    }
    case "filtered": {
      const { candidates } = observation;
      return {
        asked: candidates.length,
        read: candidates.filter(({ unusable }) => unusable === null).length,
      };
    }
    case "answer-read":
    case "position":
      return one(observation.answer !== null);
    case "stance-read":
      return one(observation.outcome !== "unclear");
    case "judged":
    case "experience-judged":
      return one(observation.readable);
    case "validated":
      return one(observation.valid !== null);
    // Of the terse prompts, which the practice model is asked with, none asks for a confidence or a program.
    case "reviewed":
    case "program-run":
    default:
      return NOTHING;
  }
}
