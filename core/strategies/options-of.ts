import { SQL_COMPARISONS } from "../sql.ts";
import type { OptionTable } from "./options.ts";
import type { Strategy } from "./strategy.ts";

/** How SQL answers are compared with the gold query; an option of every method that answers in SQL. */
const SQL_COMPARE: OptionTable = {
  sqlCompare: {
    type: "choice",
    default: "multiset",
    values: SQL_COMPARISONS,
    help: "Compare results as multisets of rows, or as sets, as BIRD does",
  },
};

/** The options that can be given of a method: its own, and how its queries are compared if it answers in SQL. */
export function optionsOf({ options, answerTypes }: Pick<Strategy, "options" | "answerTypes">): OptionTable {
  return answerTypes.includes("sql") ? { ...options, ...SQL_COMPARE } : options;
}
