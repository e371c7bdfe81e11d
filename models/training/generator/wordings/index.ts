import type { WordingFamily } from "../wording.ts";
import { MONEY_AND_MEASURE } from "./money-and-measure.ts";
import { ONE_STEP } from "./one-step.ts";
import { THREE_STEP } from "./three-step.ts";
import { TWO_STEP } from "./two-step.ts";

/** The wordings of arithmetic problems. */
export const WORDINGS: readonly WordingFamily[] = [
  ...ONE_STEP,
  ...TWO_STEP,
  ...THREE_STEP,
  ...MONEY_AND_MEASURE,
];
