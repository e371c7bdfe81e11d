export interface TimeRange {
  /** Seconds. */
  readonly low: number;
  readonly high: number;
}

/** What can be said of a run's time before it starts. */
export type RunEstimate =
  | {
      readonly kind: "estimated";
      readonly seconds: TimeRange;
      readonly questions: number;
      /** Calls of a question. */
      readonly calls: { readonly usual: number; readonly most: number };
      /** Where calls and tokens of a question come from. */
      readonly basis: "finished runs" | "assumptions";
      /** When the model's speed was measured; ISO 8601, UTC. */
      readonly measured: string;
    }
  /** The speed of this model, on this machine and with these settings, was never measured. */
  | {
      readonly kind: "unmeasured";
      readonly model: string;
      /** What is wrong with the measurements that are kept, or null. */
      readonly problem: string | null;
    }
  /** Something is wrong with the request or its model; the run will say what. */
  | { readonly kind: "unknown" };
