import type { AnswerPlace, Observation } from "../../core/events.ts";

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
 * Counts the replies that a method had to read something from, each once, and those where it could. The conclusion counts as one more,
 * for methods of one call report nothing else.
 */
export function countReadings(questions: readonly Reading[]): Readings {
  const counted = questions.flatMap(({ observations, answer }) => [
    ...eachReplyOnce(observations).map(readingsOf),
    one(answer !== null),
  ]);
  return {
    asked: counted.reduce((sum, { asked }) => sum + asked, 0),
    read: counted.reduce((sum, { read }) => sum + read, 0),
  };
}

/** Places that an answer is taken from because the reply that was to state it names none. */
const FALLBACKS: ReadonlySet<AnswerPlace> = new Set([
  "last answers",
  "first reasoning",
  "majority of the three answers",
]);

/** Places that are no reply: the validator's verdicts were told one by one. */
const COUNTS: ReadonlySet<AnswerPlace> = new Set([
  "most frequent valid answer",
  "most frequent answer, none valid",
]);

/** What a revision comes to; what is held after it was told just before. */
const OF_REVISIONS: ReadonlySet<AnswerPlace> = new Set(["revision", "first reasoning"]);

/** The observations without those that tell again of a reply. */
function eachReplyOnce(observations: readonly Observation[]): readonly Observation[] {
  const lastCount = observations.findLastIndex(({ kind }) => kind === "answers-counted");
  return observations.filter((observation, index) => {
    const comesAfter = (kind: Observation["kind"]) =>
      observations.slice(0, index).some((earlier) => earlier.kind === kind);
    switch (observation.kind) {
      // A count is of all voters so far. Where they hold positions, each of these was told already.
      case "answers-counted":
        return index === lastCount && !comesAfter("position");
      case "position":
        return !isOfRevision(observations[index + 1]);
      case "answer-read":
        return !comesAfter("judged") && !COUNTS.has(observation.from);
      default:
        return true;
    }
  });
}

function isOfRevision(observation: Observation | undefined): boolean {
  return observation?.kind === "answer-read" && OF_REVISIONS.has(observation.from);
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
      return one(observation.answer !== null && !FALLBACKS.has(observation.from));
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
