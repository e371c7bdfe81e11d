import type { AnalysedRun } from "./analysis.ts";
import type { Measured } from "./measured.ts";
import { namesThatVary } from "./settings.ts";

/** Options that are numbers and differ among these runs, in the order in which their method lists them. */
export function numericOptionsThatVary(runs: readonly AnalysedRun[]): readonly string[] {
  const options = runs.map(({ manifest }) => manifest.options);
  return namesThatVary(options).filter((name) =>
    options.every((each) => each[name] === undefined || typeof each[name] === "number"),
  );
}

/** The number that a setting has for an option; NaN for none. */
export function numberOf({ setting }: Pick<Measured, "setting">, option: string): number {
  const value = setting.options[option];
  return typeof value === "number" ? value : NaN;
}
