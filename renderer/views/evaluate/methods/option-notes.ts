import type { TFunction } from "i18next";
import { optionNote } from "../../../components/run-choices/strategy-words.ts";
import type { MethodDraft } from "../evaluations.ts";
import { notableOptions } from "./methods.ts";

/** The notable options in words: `Agents N 7 · Temperature T 0.5`. */
export function optionNotes(method: Pick<MethodDraft, "strategy" | "options">, t: TFunction): string {
  return notableOptions(method)
    .map(([name, value]) => optionNote(name, value, t))
    .join(" · ");
}
