import { counted } from "../figure-words.ts";
import type { SweepPlan } from "./cell.ts";

/** How far a cell has come, and what it costs. */
export interface Contestant {
  readonly cell: number;
  /** Accuracy, or mean score; null where nothing could be compared. */
  readonly worth: number | null;
  /** Mean of generated tokens a question. */
  readonly generated: number;
}

/** A comparison of all cells that are left, after so many questions of each. */
export interface PlannedRung {
  readonly questions: number;
  /** Cells that answer so many questions. */
  readonly cells: number;
}

/**
 * The rungs of a sweep: after each the best 1/eta of the cells are kept. The last one asks all questions; without
 * halving it is the only one.
 * Source: Jamieson & Talwalkar 2016, "Non-stochastic best arm identification", algorithm 1, with the budget given as
 * questions of the first rung.
 * @param questions of the data
 */
export function rungsOf(
  { search, cells }: Pick<SweepPlan, "search" | "cells">,
  questions: number,
): readonly PlannedRung[] {
  const rungs: PlannedRung[] = [];
  let left = cells.length;
  if (search.kind === "halving") {
    for (let asked = search.first; asked < questions && left > 1; asked *= search.eta) {
      rungs.push({ questions: asked, cells: left });
      left = Math.ceil(left / search.eta);
    }
  }
  return [...rungs, { questions, cells: left }];
}

/** What a person should know of a halving that never comes to a comparison. @param questions of the data */
export function halvingNotes(
  plan: Pick<SweepPlan, "search" | "cells">,
  questions: number,
): readonly string[] {
  const { search, cells } = plan;
  if (search.kind !== "halving" || cells.length < 2 || rungsOf(plan, questions).length > 1) return [];
  return [
    `Halving compares nothing: the first comparison would come after ${counted(search.first, "question")}, and ` +
      `${questions === 1 ? "there is" : "there are"} ${questions}. Compare earlier, or ask more.`,
  ];
}

/** Questions that each of so many cells answers in the mean over these rungs: those of earlier rungs are not asked again. */
export function meanQuestions(rungs: readonly PlannedRung[], cells: number): number {
  const all = rungs.reduce((sum, { questions, cells: left }, index) => {
    const before = rungs[index - 1]?.questions ?? 0;
    return sum + (questions - before) * left;
  }, 0);
  return all / Math.max(1, cells);
}

/**
 * The best cells, by ascending number: first the most accurate, of equal ones the cheaper, then the earlier.
 * @param most so many, or all if there are fewer
 */
export function keepBest(contestants: readonly Contestant[], most: number): readonly number[] {
  return contestants
    .toSorted(
      (left, right) =>
        (right.worth ?? -1) - (left.worth ?? -1) ||
        left.generated - right.generated ||
        left.cell - right.cell,
    )
    .slice(0, most)
    .map(({ cell }) => cell)
    .sort((left, right) => left - right);
}
