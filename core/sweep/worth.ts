import type { Estimate } from "../analyses/analysis.ts";
import type { CellReport } from "./report.ts";

/** What cells are compared by: the share of right answers, or mean chrF where there are only translations. */
export type Metric = "accuracy" | "score";

type Graded = Pick<CellReport, "accuracy" | "interval" | "score" | "scoreInterval">;

/** What the cells of a sweep are compared by; accuracy before there is an answer. */
export function metricOf({ cells }: { readonly cells: readonly Graded[] }): Metric {
  const scored = cells.some(({ score }) => score !== null);
  return scored && cells.every(({ accuracy }) => accuracy === null) ? "score" : "accuracy";
}

/** What a cell has come to: accuracy, 0–1, or mean chrF, 0–100; null before it has an answer that counts in it. */
export function estimateOf(
  { accuracy, interval, score, scoreInterval }: Graded,
  metric: Metric,
): Estimate | null {
  if (metric === "score") return score === null ? null : { value: score, interval: scoreInterval };
  return accuracy === null ? null : { value: accuracy, interval };
}

/** The cells that have the same figure as the best one, of as many questions: among these the cheapest is called the best. */
export function asGoodAs(
  best: CellReport,
  cells: readonly CellReport[],
  metric: Metric,
): readonly CellReport[] {
  const worth = worthOf(best, metric);
  if (worth === null) return [];
  return cells.filter(
    (cell) => cell !== best && worthOf(cell, metric) === worth && cell.questions === best.questions,
  );
}

/** The same without its interval, of a cell or a repeat of one. */
export function worthOf(
  { accuracy, score }: Pick<Graded, "accuracy" | "score">,
  metric: Metric,
): number | null {
  return metric === "score" ? score : accuracy;
}
