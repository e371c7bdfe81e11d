import type { TFunction } from "i18next";
import type { PairComparison } from "../../../../core/comparison/comparison.ts";

type Difference = Pick<PairComparison, "difference" | "interval" | "exact">;

/** A difference with its sign: of accuracies in percentage points, of scores as it is. */
export function differenceWords(pair: Difference, t: TFunction): string {
  const value = signed(pair.difference, pair);
  return pair.exact === null ? value : t("compare.points", { value });
}

/** The interval of a difference, as `−2.1 … +8.4`. */
export function differenceIntervalWords(pair: Difference): string {
  return pair.interval.map((end) => signed(end, pair)).join(" … ");
}

/** Scores are on a scale of 100 already. */
function signed(value: number, { exact }: Pick<PairComparison, "exact">): string {
  const shown = (exact === null ? value : 100 * value).toFixed(1);
  if (Number(shown) === 0) return "0.0";
  return value < 0 ? shown.replace("-", "−") : `+${shown}`;
}
