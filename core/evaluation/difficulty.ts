import { wilsonInterval } from "../scoring/statistics.ts";
import type { QuestionFigures } from "./figures.ts";

/** How the questions of one difficulty were answered. */
export interface DifficultyFigures {
  /** The data's own label. */
  readonly difficulty: string;
  /** Questions whose answers are right or wrong. */
  readonly questions: number;
  readonly correct: number;
  readonly accuracy: number;
  /** 95 % Wilson interval of the accuracy. */
  readonly interval: readonly [low: number, high: number];
}

/** Spider's labels and BIRD's, from easy to hard. */
const KNOWN_ORDERS = [
  ["easy", "medium", "hard", "extra"],
  ["simple", "moderate", "challenging"],
];

/**
 * Accuracy by difficulty, from easy to hard where all labels are of one known order or have numbers, else in the
 * order in which they come.
 * @param figures of questions whose answers are right or wrong
 * @returns null if no question has a difficulty
 */
export function accuracyByDifficulty(
  figures: readonly QuestionFigures[],
): readonly DifficultyFigures[] | null {
  const labels = new Set(figures.flatMap(({ difficulty }) => difficulty ?? []));
  if (labels.size === 0) return null;
  return inOrder([...labels]).map((label) => {
    const those = figures.filter(({ difficulty }) => difficulty === label);
    const correct = those.filter((question) => question.correct).length;
    return {
      difficulty: label,
      questions: those.length,
      correct,
      accuracy: correct / those.length,
      interval: wilsonInterval(correct, those.length),
    };
  });
}

/** In the first known order that has all of them; else, where each has a number, by that. */
function inOrder(labels: readonly string[]): readonly string[] {
  const known = KNOWN_ORDERS.find((order) => labels.every((label) => order.includes(label)));
  if (known !== undefined) return known.filter((label) => labels.includes(label));
  return labels.every((label) => /\d/.test(label)) ? labels.toSorted(BY_NUMBER.compare) : labels;
}

/** Puts `2 steps` before `10 steps`. */
const BY_NUMBER = new Intl.Collator("en", { numeric: true });
