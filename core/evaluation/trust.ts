import type { RunManifest } from "../events.ts";
import { BINS, binOf } from "../scoring/calibration.ts";
import { isCompared } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { QuestionRow } from "./question-row.ts";

/** How often answers were right that had about the same share of the votes. */
export interface Trust {
  /**
   * Shares of the votes, 0–1, that count as the same: both are that share itself; or, where too few answers have it, they are
   * above the first and up to the second, a bin of the analysis `calibration`.
   */
  readonly agreement: readonly [low: number, high: number];
  readonly correct: number;
  /** Answers with such a share, at least LEAST_ANSWERS. */
  readonly compared: number;
  /** 95 % Wilson interval of the share that is right. */
  readonly interval: readonly [low: number, high: number];
}

/** Of fewer answers nothing is told. */
export const LEAST_ANSWERS = 10;

/** What of an answer decides which others are like it. */
export type TrustedAnswer = Pick<QuestionRow, "answer" | "answerType" | "agreement" | "exemplar">;

/**
 * What an evaluation tells of an answer with a share of the votes: the right ones among its answers of the same type with the
 * same share, or with a share in the same bin where those are fewer than ten.
 * @returns null if it tells nothing: fewer than ten in both, or an answer that is none, that nobody voted on, or of a type that
 *   is neither right nor wrong
 */
export function trustIn(
  rows: readonly (TrustedAnswer & Pick<QuestionRow, "correct">)[],
  asked: TrustedAnswer,
): Trust | null {
  const { agreement } = asked;
  if (asked.answer === null || agreement === null || !isCompared(asked.answerType)) return null;
  const given = rows.filter(
    ({ answer, answerType, exemplar }) =>
      answer !== null && answerType === asked.answerType && exemplar !== true,
  );
  const equal = given.filter((row) => row.agreement === agreement);
  if (equal.length >= LEAST_ANSWERS) return rightAmong(equal, [agreement, agreement]);
  const bin = binOf(agreement);
  const near = given.filter((row) => row.agreement !== null && binOf(row.agreement) === bin);
  return near.length >= LEAST_ANSWERS ? rightAmong(near, [bin / BINS, (bin + 1) / BINS]) : null;
}

function rightAmong(answers: readonly Pick<QuestionRow, "correct">[], agreement: Trust["agreement"]): Trust {
  const correct = answers.filter((answer) => answer.correct).length;
  const compared = answers.length;
  return { agreement, correct, compared, interval: wilsonInterval(correct, compared) };
}

/**
 * Whether an evaluation speaks for a question: the same method with the same options (and so temperature and number of agents),
 * on the same models, with the same wordings, length of replies and exemplars, and what the question's method needs of embedder
 * and parser. Seed, data and how the models were run do not count. A run that learns speaks for none and is spoken for by none:
 * what its repository held is not known.
 */
export function isAskedAlike(asked: RunManifest, evaluated: RunManifest): boolean {
  if (asked.experience !== undefined || evaluated.experience !== undefined) return false;
  const needs = (one: string | null = null, other: string | null = null) => one === null || one === other;
  return (
    settingsOf(asked) === settingsOf(evaluated) &&
    needs(asked.embedder, evaluated.embedder) &&
    needs(asked.parser, evaluated.parser)
  );
}

function settingsOf(manifest: RunManifest): string {
  const { strategy, options, model, agents = {}, promptSet, promptVersions, maxTokens, exemplars } = manifest;
  const models = Object.entries(agents).map(([role, { sha256 }]) => [role, sha256]);
  return JSON.stringify([
    [strategy, model.sha256, promptSet, maxTokens, exemplars?.sha256],
    [Object.entries(options).sort(), models.sort(), Object.entries(promptVersions).sort()],
  ]);
}
