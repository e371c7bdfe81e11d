import type { TFunction } from "i18next";
import { neededWords } from "../../components/run-choices/strategy-words.ts";
import { FIRST_SETTINGS } from "./pictures/outlier-test.ts";

/**
 * What experiences are for, and that no method makes anything of so few; an empty repository says so in its own place.
 * @param held number that is stored; undefined: not known yet
 */
export function leadWords(held: number | undefined, t: TFunction): string {
  const lead = t("experience.lead");
  const { minimum } = FIRST_SETTINGS;
  if (held === undefined || held === 0 || held >= minimum) return lead;
  return t("experience.leadFew", { lead, needed: neededWords(held, minimum, t) });
}
