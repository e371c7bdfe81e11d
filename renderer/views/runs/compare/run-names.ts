import type { TFunction } from "i18next";
import type { ComparedRun } from "../../../../core/comparison/comparison.ts";
import { letterOf } from "../../../../core/letters.ts";
import { optionNote, strategyTitle } from "../../../components/run-choices/strategy-words.ts";

/** `A · Self-consistency`. */
export function runName(run: Pick<ComparedRun, "strategy">, place: number, t: TFunction): string {
  return `${letterOf(place)} · ${strategyTitle(run.strategy, t)}`;
}

/** The model, and what else tells a run from the others: `practice · Agents N 3`. */
export function runNotes({ model, settings }: Pick<ComparedRun, "model" | "settings">, t: TFunction): string {
  return [model, ...Object.entries(settings).map(([name, value]) => optionNote(name, value, t))].join(" · ");
}
