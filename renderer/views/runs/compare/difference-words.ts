import type { TFunction } from "i18next";
import type { PairComparison } from "../../../../core/comparison/comparison.ts";
import { signed } from "../../../../core/figure-words.ts";

type Difference = Pick<PairComparison, "difference" | "interval" | "exact">;

/** A difference with its sign: of accuracies in percentage points, of scores as it is. */
export function differenceWords(pair: Difference, t: TFunction): string {
  const value = signed(points(pair.difference, pair));
  return pair.exact === null ? value : t("compare.points", { value });
}

/** The interval of a difference, as `−2.1 … +8.4`. */
export function differenceIntervalWords(pair: Difference): string {
  return pair.interval.map((end) => signed(points(end, pair))).join(" … ");
}

/** Scores are on a scale of 100 already. */
function points(value: number, { exact }: Pick<PairComparison, "exact">): number {
  return exact === null ? value : 100 * value;
}
