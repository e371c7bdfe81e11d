import { wilsonInterval } from "../../../core/scoring/statistics.ts";

/** How often something holds. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** 0–1; null where there is nothing to count. */
  readonly share: number | null;
  /** 95 % Wilson interval. */
  readonly interval: readonly [number, number];
}

/** What a check measured, as plain JSON: null is a figure that nothing was there for. */
export interface Figures {
  readonly [name: string]: Share | Figures | readonly number[] | number | null;
}

/** The share of the items of which something holds. */
export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): Share {
  const count = items.filter(holds).length;
  const of = items.length;
  return { count, of, share: of === 0 ? null : count / of, interval: wilsonInterval(count, of) };
}

/** The arithmetic mean; null without values. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Area under the ROC curve: the probability that a right item has a greater value than a wrong one, where equal values
 * count half. Source: Hanley and McNeil 1982.
 * @returns 0–1; null if either kind is missing
 */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number | null {
  const wins = right.flatMap((high) => wrong.map((low) => (Math.sign(high - low) + 1) / 2));
  return meanOf(wins);
}

export function isShare(value: Figures[string]): value is Share {
  return typeof value === "object" && value !== null && "interval" in value;
}

export function isList(value: Figures[string]): value is readonly number[] {
  return Array.isArray(value);
}
