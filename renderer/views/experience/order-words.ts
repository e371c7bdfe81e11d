import type { TFunction } from "i18next";
import { MAX_EXPERIENCES_FOUND } from "../../../engine/contract/experience.ts";
import { count } from "../../components/numbers.ts";

/**
 * In which order experiences are listed, and that some are left out where a search found as many as it can.
 * @param found number that a search found; null for all, the newest first
 * @param stored number in the repository
 */
export function orderWords(found: number | null, stored: number, t: TFunction, language: string): string {
  if (found === null) return t("experience.order.newest");
  // What a search found a moment ago may lack what was stored since.
  if (found < MAX_EXPERIENCES_FOUND || stored <= found) return t("experience.order.alike");
  return t("experience.order.some", { shown: count(found, language), stored: count(stored, language) });
}
