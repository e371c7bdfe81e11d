import { ask } from "./ask.ts";
import { common } from "./common.ts";
import { evaluate } from "./evaluate.ts";
import { firstSteps } from "./firstSteps.ts";
import { frame } from "./frame.ts";
import { models } from "./models.ts";
import { runs } from "./runs.ts";
import { settings } from "./settings.ts";
import { strategies } from "./strategies.ts";
import { transcript } from "./transcript.ts";

export const en = {
  ask,
  common,
  evaluate,
  firstSteps,
  frame,
  models,
  runs,
  settings,
  strategies,
  transcript,
} as const;
