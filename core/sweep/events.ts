import type { ErrorRecord } from "../errors.ts";
import type { DataManifest, RunState } from "../events.ts";
import type { PromptSetName } from "../model.ts";
import type { SweepPlan } from "./cell.ts";

/** Everything that fixes what a sweep does; the runs of its cells have manifests of their own. */
export interface SweepManifest {
  readonly kind: "sweep";
  readonly plan: SweepPlan;
  /** The first repeat has this seed, each further one the next. */
  readonly seed: number;
  readonly data: DataManifest;
  /** Largest number of new tokens of a reply; absent in sweeps of before. */
  readonly maxTokens?: number;
  /** Absent where each model has the set that its card names, and in sweeps of before. */
  readonly promptSet?: PromptSetName;
  readonly concurrency: number | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly machine: string;
}

/** The body of an event of a sweep, by its type. What happens within a cell is recorded by the cell's own run. */
export type SweepEventBody =
  | { readonly type: "sweep-started"; readonly manifest: SweepManifest }
  /** A repeat of a cell is carried out by this run. */
  | {
      readonly type: "cell-started";
      readonly cell: number;
      /** 0-based. */
      readonly repeat: number;
      readonly cellRun: string;
    }
  /** Its run could not be carried out; the sweep goes on without it. */
  | {
      readonly type: "cell-failed";
      readonly cell: number;
      readonly repeat: number;
      readonly error: ErrorRecord;
    }
  /** Successive halving compared the cells after so many questions; those that are not kept stand still for good. */
  | {
      readonly type: "rung-ended";
      readonly questions: number;
      readonly kept: readonly number[];
      readonly stopped: readonly number[];
    }
  | { readonly type: "sweep-warning"; readonly message: string }
  | { readonly type: "run-paused" }
  /** How long it had run before; a process that is killed cannot record its end. */
  | { readonly type: "run-resumed"; readonly activeMilliseconds: number }
  | {
      readonly type: "run-finished";
      readonly state: Exclude<RunState, "running" | "paused">;
      readonly error: ErrorRecord | null;
    };

/** One event of a sweep. `seq` counts from 0 without gaps. */
export type SweepEvent = SweepEventBody & {
  readonly run: string;
  readonly seq: number;
  /** A sweep has no questions of its own. */
  readonly question: null;
  /** Milliseconds since 1970. */
  readonly time: number;
};
