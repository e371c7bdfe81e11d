import type { OptionValue } from "../events.ts";

/** What is varied: an option of the methods, or the method or model itself. */
export interface Axis {
  /** Name of the option, `strategy` or `model`. */
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** One setting of a sweep: a method with its options on a model. */
export interface Cell {
  /** 0-based place in the plan. */
  readonly cell: number;
  readonly strategy: string;
  /** The reference that was asked for. */
  readonly model: string;
  /** All options of the method, checked, defaults filled in. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What tells it from the other cells, by axis; an axis that its method has no option for is left out. */
  readonly settings: Readonly<Record<string, OptionValue>>;
}

/** How the cells are chosen, and how long each is followed. */
export type SweepSearch =
  | { readonly kind: "grid" }
  /** So many cells of the grid, drawn with the sweep's seed. */
  | { readonly kind: "random"; readonly samples: number }
  /**
   * Successive halving: all cells answer the first `first` questions, the best 1/`eta` of them `eta` times as many, and so on;
   * the others are stopped. `samples`: so many cells, drawn; absent: all.
   */
  | { readonly kind: "halving"; readonly eta: number; readonly first: number; readonly samples?: number };

/** What a sweep is to do. */
export interface SweepPlan {
  readonly axes: readonly Axis[];
  readonly cells: readonly Cell[];
  /** How often every cell is run, each time with another seed. */
  readonly repeats: number;
  readonly search: SweepSearch;
}

/** A cell by what tells it apart: `agents 3, temperature 0.8`; where nothing does, by its method and model. */
export function cellName({
  settings,
  strategy,
  model,
}: Pick<Cell, "settings" | "strategy" | "model">): string {
  const told = Object.entries(settings).map(([name, value]) =>
    name === "strategy" || name === "model" ? String(value) : `${name} ${String(value)}`,
  );
  return told.length === 0 ? `${strategy} on ${model}` : told.join(", ");
}
