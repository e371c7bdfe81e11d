import type { TFunction } from "i18next";
import type { OptionValue } from "../../core/events.ts";
import { optionLabel } from "./run-choices/strategy-words.ts";

/** That fewer experiences are stored than a method waits for: `5 stored, 20 needed`, with the name of the option. */
export function neededWords(stored: number, minimum: OptionValue, t: TFunction): string {
  return t("experience.needed", { stored, minimum, option: optionLabel("minimum", t) });
}
