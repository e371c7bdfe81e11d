import type { TFunction } from "i18next";
import type { OptionTable } from "../../../core/strategies/options.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import { oddities, optionValues, strategyOf, type RunChoices } from "./run-choices.ts";

// A strategy that has no words in this language yet is shown with its own.

/** The method's name; its id if this version does not know it. */
export function strategyTitle(id: string, t: TFunction): string {
  return t(`strategies.methods.${id}.title`, { defaultValue: strategyOf(id)?.title ?? id });
}

/** One sentence: what the agents do. */
export function strategySummary({ id, summary }: Strategy, t: TFunction): string {
  return t(`strategies.methods.${id}.summary`, { defaultValue: summary });
}

export function optionLabel(name: string, t: TFunction): string {
  return t(`strategies.options.${name}`, { defaultValue: name });
}

export function optionHelp(
  { id }: Strategy,
  name: string,
  option: OptionTable[string],
  t: TFunction,
): string {
  return t(`strategies.methods.${id}.help.${name}`, { defaultValue: option.help });
}

/** What is odd about the choices, in the person's language where it is a thing that many strategies say. */
export function oddityWords(choices: RunChoices, t: TFunction): readonly string[] {
  const { agents, temperature } = optionValues(choices);
  const same = temperature === 0 && typeof agents === "number" && agents > 1;
  return oddities(choices).map((words) =>
    same && words.startsWith("At temperature 0") ? t("strategies.sameReplies", { agents }) : words,
  );
}
