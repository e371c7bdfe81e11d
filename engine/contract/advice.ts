import type { AdvisedRow, MethodAdvice } from "../../core/advice/advice.ts";
import type { ModelOutlook } from "../../core/strategies/strategy.ts";
import type { TimeRange } from "./estimates.ts";

/** A measured row, and how long the method would take here. */
export interface AdvisedRowHere extends AdvisedRow {
  /** For a question that is asked alone; null where the model's speed was never measured on this machine. */
  readonly secondsHere: TimeRange | null;
}

/** What the shipped figures say of every method on one model. */
export interface ModelAdvice {
  /** With the prompts that its card names. */
  readonly model: ModelOutlook;
  /** In the order in which methods are offered. */
  readonly methods: readonly MethodAdvice<AdvisedRowHere>[];
  /** The methods that are shown to help models of this size, at most one for each dataset. */
  readonly recommended: readonly { readonly strategy: string; readonly data: string }[];
  /** Those of the runs behind the rows that are stored here and can be opened. */
  readonly keptRuns: readonly string[];
}
