import type { OptionValue } from "../events.ts";
import type { MeasuredMethod } from "./measured.ts";

/** Options that differ from a method's defaults. */
export type GivenOptions = Readonly<Record<string, OptionValue>>;

/** Whether a row was measured with the method's default options. */
export function isDefaultForm({ options }: Pick<MeasuredMethod, "options">): boolean {
  return Object.keys(options).length === 0;
}

/** Whether two methods differ from their defaults in the same way. */
export function sameOptions(left: GivenOptions, right: GivenOptions): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && left[name] === right[name])
  );
}
