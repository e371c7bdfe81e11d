import type { TFunction } from "i18next";
import { modelOfRole } from "../../../../core/analyses/settings.ts";
import type { ComparedRun } from "../../../../core/comparison/comparison.ts";
import { promptsOf } from "../../../../core/comparison/settings.ts";
import { ROLES, type OptionValue } from "../../../../core/events.ts";
import { letterOf } from "../../../../core/letters.ts";
import { optionNote, strategyTitle } from "../../../components/run-choices/strategy-words.ts";

/** `A · Self-consistency`. */
export function runName(run: Pick<ComparedRun, "strategy">, place: number, t: TFunction): string {
  return `${letterOf(place)} · ${strategyTitle(run.strategy, t)}`;
}

/** The model, and what else tells a run from the others: `practice · Agents N 3`. */
export function runNotes({ model, settings }: Pick<ComparedRun, "model" | "settings">, t: TFunction): string {
  return [model, ...Object.entries(settings).map(([name, value]) => settingNote(name, value, t))].join(" · ");
}

/** An option, or what else a run was made with: `Judge: large`, `File of exemplars: shown.jsonl`. */
function settingNote(name: string, value: OptionValue, t: TFunction): string {
  const role = ROLES.find((each) => name === modelOfRole(each));
  const named = (words: string, what: OptionValue = value) => t("common.named", { name: words, value: what });
  if (role !== undefined) return named(t(`transcript.roles.${role}`));
  if (name === "exemplars") return named(t("runs.facts.exemplars"));
  if (name === "repository") return named(t("runs.facts.experience"));
  const prompts = promptsOf("");
  if (name.startsWith(prompts))
    return named(t("runs.facts.prompts"), `${name.slice(prompts.length)} ${value}`);
  return optionNote(name, value, t);
}
