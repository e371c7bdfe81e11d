import type { Observation } from "../events.ts";
import type { Retrieval } from "../experience/repository.ts";

/** What a question got from the experience repository, and what became of its own solution. */
export interface ExperienceUse {
  /** Null: the repository was not asked. */
  readonly outcome: Retrieval["outcome"] | null;
  /** Of the feedback judge; null: it was not asked. */
  readonly verdict: "good" | "bad" | "unreadable" | null;
  /** Whether the solution became an experience. */
  readonly stored: boolean;
}

/** One tenth of the questions, in the file's order: a point of the learning curve (MCF, fig. 8). */
export interface ExperienceTenth {
  /** 1-based number of its first question. */
  readonly from: number;
  /** 1-based number of its last question. */
  readonly to: number;
  /** Questions of it that came to their end. */
  readonly questions: number;
  /** Of these, questions whose answers are right or wrong. */
  readonly compared: number;
  readonly correct: number;
  /** Questions that were given an experience. */
  readonly retrieved: number;
}

/** How an evaluation used its experience repository. All counts are of questions. */
export interface ExperienceFigures {
  readonly repository: string;
  /** Given an experience. */
  readonly retrieved: number;
  /** Given none, for being unlike the stored tasks. */
  readonly outliers: number;
  /** Given none, as no stored task was like them at all. */
  readonly nothingSimilar: number;
  /** Given none, as too few experiences were stored. */
  readonly tooFew: number;
  /** Whose solutions the feedback judge was shown. */
  readonly judged: number;
  /** Whose solutions became experiences. */
  readonly stored: number;
  /** Where the judge's verdict could not be read. */
  readonly unreadable: number;
  /** Tenths that the run has come to; single questions where the data has fewer than ten. */
  readonly tenths: readonly ExperienceTenth[];
}

/** The repository of an evaluation. */
export interface EvaluatedRepository {
  readonly repository: string;
  /** Questions of the whole data. */
  readonly questions: number;
}

/** @param repository its name; undefined for a run without one */
export function evaluatedRepository(
  repository: string | undefined,
  questions: number,
): EvaluatedRepository | null {
  return repository === undefined ? null : { repository, questions };
}

/** What the figures need to know of a question. */
export interface ExperiencedQuestion {
  readonly compared: boolean;
  readonly correct: boolean;
  /** Absent for a question that ended before the repository was asked. */
  readonly experience?: ExperienceUse;
}

/** A question's use of experience after one more observation; it stays as it was after any other kind. */
export function experienceAfter(
  before: ExperienceUse | undefined,
  observation: Observation,
): ExperienceUse | undefined {
  const { outcome, verdict, stored } = before ?? { outcome: null, verdict: null, stored: false };
  if (observation.kind === "experience-retrieved") return { outcome: observation.outcome, verdict, stored };
  if (observation.kind !== "experience-judged") return before;
  const { good, readable } = observation;
  return {
    outcome,
    verdict: readable ? (good ? "good" : "bad") : "unreadable",
    stored: observation.stored !== null,
  };
}

/**
 * Folds the questions of an evaluation into the figures of its repository and the learning curve.
 * @param asked questions that came to their end, in the file's order
 */
export function experienceFigures(
  { repository, questions }: EvaluatedRepository,
  asked: readonly ExperiencedQuestion[],
): ExperienceFigures {
  const count = (holds: (use: ExperienceUse) => boolean) =>
    asked.filter(({ experience }) => experience !== undefined && holds(experience)).length;
  return {
    repository,
    retrieved: count(({ outcome }) => outcome === "found"),
    outliers: count(({ outcome }) => outcome === "outlier"),
    nothingSimilar: count(({ outcome }) => outcome === "nothing-similar"),
    tooFew: count(({ outcome }) => outcome === "too-few"),
    judged: count(({ verdict }) => verdict !== null),
    stored: count(({ stored }) => stored),
    unreadable: count(({ verdict }) => verdict === "unreadable"),
    tenths: tenthsOf(questions, asked),
  };
}

function tenthsOf(total: number, asked: readonly ExperiencedQuestion[]): readonly ExperienceTenth[] {
  const before = (tenth: number) => Math.floor((tenth * total) / 10);
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = asked.slice(before(tenth), before(tenth + 1));
    return {
      from: before(tenth) + 1,
      to: before(tenth + 1),
      questions: those.length,
      compared: those.filter(({ compared }) => compared).length,
      correct: those.filter(({ compared, correct }) => compared && correct).length,
      retrieved: those.filter(({ experience }) => experience?.outcome === "found").length,
    };
  }).filter(({ questions }) => questions > 0);
}
