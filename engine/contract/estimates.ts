import type { OptionValue } from "../../core/events.ts";
import type { SpeedSettings } from "../models/speeds.ts";

export interface TimeRange {
  /** Seconds. */
  readonly low: number;
  readonly high: number;
}

/**
 * Where calls and tokens of a question come from: finished runs of the same method on the same model with the same settings, on the
 * same data or in Ask; such runs on other data, or of the other kind; or neither.
 */
export type CostBasis = "finished runs" | "runs on other questions" | "assumptions";

/** What can be said of a run's time before it starts. */
export type RunEstimate =
  | {
      readonly kind: "estimated";
      readonly seconds: TimeRange;
      readonly questions: number;
      /** Calls of a question. */
      readonly calls: { readonly usual: number; readonly most: number };
      readonly basis: CostBasis;
      /** When the model's speed was measured; ISO 8601, UTC. */
      readonly measured: string;
    }
  /** The speed of this model, on this machine and with these settings, was never measured. */
  | {
      readonly kind: "unmeasured";
      readonly model: string;
      /** With which it has to be measured. */
      readonly speedSettings: SpeedSettings;
      /** What is wrong with the measurements that are kept, or null. */
      readonly problem: string | null;
    }
  /** Roles have models of their own, or something is wrong with the request or its model; the run will say what. */
  | { readonly kind: "unknown" };

/** What one cell of a sweep will take, over all its repeats. */
export interface CellEstimate {
  readonly cell: number;
  readonly strategy: string;
  readonly model: string;
  readonly settings: Readonly<Record<string, OptionValue>>;
  readonly questions: number;
  /** Of all its questions. */
  readonly calls: { readonly usual: number; readonly most: number };
  readonly tokens: { readonly prompt: number; readonly generated: number };
  /** Null where the speed of its model was never measured, and where roles have models of their own. */
  readonly seconds: TimeRange | null;
  readonly basis: CostBasis;
}

/** What a sweep would do, told before anything starts; the JSON of `sweep --dry-run`. */
export interface SweepEstimate {
  readonly cells: readonly CellEstimate[];
  /** Runs: cells times repeats. */
  readonly runs: number;
  /** Questions that are put: those of all runs; of a halving those that it usually comes to. */
  readonly questions: number;
  readonly calls: { readonly usual: number; readonly most: number };
  readonly tokens: { readonly prompt: number; readonly generated: number };
  /** Null if that of a cell is. */
  readonly seconds: TimeRange | null;
  /** With which a model has to be measured whose speed is not known. */
  readonly speedSettings: SpeedSettings;
  /** What a person should know of the plan, such as settings that come to the same. */
  readonly notes: readonly string[];
}
