import { assist, conclude, instruct, misassist, misconclude, misinstruct, specify } from "./dialogue.ts";
import { criticise, giveFeedback, rebut, validate } from "./examiners.ts";
import { judge, stateMajority, vote } from "./judges.ts";
import { moderate } from "./moderators.ts";
import type { Part } from "./part.ts";
import { answer, defend, disagree, explain, finish, mislead, revise, solve, solveAgain } from "./solvers.ts";

/** All that the practice model can be asked: every call of the strategies, in the terse set of prompts, is one of these. */
export const PARTS = {
  solve: solve,
  answer: answer,
  mislead: mislead,
  revise: revise,
  "solve-again": solveAgain,
  finish: finish,
  vote: vote,
  validate: validate,
  "give-feedback": giveFeedback,
  criticise: criticise,
  rebut: rebut,
  explain: explain,
  defend: defend,
  disagree: disagree,
  moderate: moderate,
  judge: judge,
  "state-majority": stateMajority,
  specify: specify,
  instruct: instruct,
  assist: assist,
  conclude: conclude,
  misinstruct: misinstruct,
  misassist: misassist,
  misconclude: misconclude,
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;
