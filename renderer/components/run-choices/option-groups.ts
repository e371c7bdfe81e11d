import type { OptionValue } from "../../../core/events.ts";

/** Options that are folded away together, in the order of their folds. */
export const OPTION_GROUPS = ["other", "experience"] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

const EXPERIENCE = ["experience", "minimum", "lambda", "outlierTest"];

export function optionGroup(name: string): OptionGroup {
  return EXPERIENCE.includes(name) ? "experience" : "other";
}

/** Whether an option changes anything beside the other values; what changes nothing need not be thought about. */
export function hasEffect(name: string, values: Readonly<Record<string, OptionValue>>): boolean {
  const { amr, select, trajectories, experience, outlierTest } = values;
  switch (name) {
    case "parser":
      return amr === true || experience === true;
    case "guard":
      return select !== "peers" && trajectories !== true;
    case "turns":
      return trajectories !== true;
    case "depth":
      return trajectories !== false;
    case "minimum":
    case "outlierTest":
      return experience === true;
    case "lambda":
      return experience === true && outlierTest !== "off";
    default:
      return true;
  }
}
