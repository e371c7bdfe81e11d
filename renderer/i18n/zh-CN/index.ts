import { advice } from "./advice.ts";
import { ask } from "./ask.ts";
import { common } from "./common.ts";
import { compare } from "./compare.ts";
import { evaluate } from "./evaluate.ts";
import { experience } from "./experience.ts";
import { firstSteps } from "./firstSteps.ts";
import { frame } from "./frame.ts";
import { models } from "./models.ts";
import { pictures } from "./pictures.ts";
import { runs } from "./runs.ts";
import { settings } from "./settings.ts";
import { sql } from "./sql.ts";
import { strategies } from "./strategies.ts";
import { sweep } from "./sweep.ts";
import { transcript } from "./transcript.ts";

export const zhCN = {
  advice,
  ask,
  common,
  compare,
  evaluate,
  experience,
  firstSteps,
  frame,
  models,
  pictures,
  runs,
  settings,
  sql,
  strategies,
  sweep,
  transcript,
} as const;
