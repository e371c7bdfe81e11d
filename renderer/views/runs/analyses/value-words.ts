import type { TFunction } from "i18next";
import type { AnalysisColumn, AnalysisTable, AnalysisValue } from "../../../../core/analyses/analysis.ts";
import { cellWords, type AnalysisWords } from "../../../../core/analyses/words.ts";
import { percent, pValue } from "../../../../core/figure-words.ts";
import { count } from "../../../components/numbers.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";

/** An interval of shares as `61.0–84.2 %`. */
export function shareIntervalWords([low, high]: readonly [number, number]): string {
  return `${(100 * low).toFixed(1)}–${percent(high)}`;
}

/** chrF, which comes as a share of its 100, as a number of these, to one place. */
function chrfWords(share: number): string {
  return (100 * share).toFixed(1);
}

/** How the numbers of one column are written. */
export interface NumberForm {
  readonly form: "share" | "chrf" | "number";
  /** Places after the point, the same in the whole column. */
  readonly digits: number;
}

/**
 * How the numbers in a column of a table are written. Intervals are written as the shares, chrF or numbers before them, which are
 * what they are of.
 */
export function numberFormOf({ columns, rows }: AnalysisTable, place: number): NumberForm {
  const forms = columns.slice(0, place + 1).map((column) => column.form);
  const form = forms.findLast((one) => one === "share" || one === "chrf" || one === "number");
  // Of an interval both ends.
  const values = rows.flatMap((row) => row[place] ?? []).filter((value) => typeof value === "number");
  const most = Math.max(0, ...values.map(Math.abs));
  return {
    form: form ?? "share",
    digits: most >= 100 ? 0 : most >= 10 ? 1 : 2,
  };
}

/** A value of a table as a person reads it; `–` where there is none. */
export function valueInWords(
  value: AnalysisValue,
  { id, form }: AnalysisColumn,
  numbers: NumberForm,
  { words, language, t }: { readonly words: AnalysisWords; readonly language: string; readonly t: TFunction },
): string {
  const number = (one: number): string =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: numbers.digits,
      maximumFractionDigits: numbers.digits,
    }).format(one);
  if (value === null) return "–";
  if (typeof value === "boolean") return t(value ? "runs.yes" : "runs.no");
  if (typeof value === "string")
    return id === "method" ? strategyTitle(value, t) : cellWords(id, value, words);
  if (typeof value !== "number") {
    if (numbers.form === "share") return shareIntervalWords(value);
    return value.map(numbers.form === "chrf" ? chrfWords : number).join("–");
  }
  switch (form) {
    case "share":
      return percent(value);
    case "chrf":
      return chrfWords(value);
    case "p":
      return pValue(value);
    case "number":
      return number(value);
    default:
      return count(value, language);
  }
}
