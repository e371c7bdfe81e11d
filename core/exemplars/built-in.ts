import { choiceExemplars } from "./built-in-choice.ts";
import { numberExemplars } from "./built-in-number.ts";
import { sqlExemplars } from "./built-in-sql.ts";
import { trueFalseExemplars, yesNoExemplars } from "./built-in-truth.ts";
import { stringExemplars, textExemplars, translationExemplars } from "./built-in-words.ts";
import type { Exemplar } from "./exemplar.ts";

/** The exemplars that come with Counterpoint, written for it: four with reasoning for each type of answer. */
export const BUILT_IN_EXEMPLARS: readonly Exemplar[] = [
  ...numberExemplars,
  ...choiceExemplars,
  ...yesNoExemplars,
  ...trueFalseExemplars,
  ...stringExemplars,
  ...sqlExemplars,
  ...translationExemplars,
  ...textExemplars,
];
