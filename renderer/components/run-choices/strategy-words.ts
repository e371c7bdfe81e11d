import type { TFunction } from "i18next";
import type { OptionValue } from "../../../core/events.ts";
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
  const common = t(`strategies.help.${name}`, { defaultValue: option.help });
  return t(`strategies.methods.${id}.help.${name}`, { defaultValue: common });
}

/** A value of an option as a person reads it; numbers, and values without words in this language, as they are. */
export function optionValueWords(name: string, value: OptionValue, t: TFunction): string {
  if (typeof value === "boolean") return t(value ? "runs.yes" : "runs.no");
  return t(`strategies.values.${name}.${value}`, { defaultValue: String(value) });
}

/** An option with its value beside a method: `Agents N 7`. */
export function optionNote(name: string, value: OptionValue, t: TFunction): string {
  const words = typeof value === "boolean" ? (value ? "✓" : "✗") : optionValueWords(name, value, t);
  return `${optionLabel(name, t)} ${words}`;
}

/** What is odd about the choices, in the person's language; what has no text there in the strategy's own words. */
export function oddityWords(choices: RunChoices, t: TFunction): readonly string[] {
  const values = optionValues(choices);
  return oddities(choices).map(({ id, message }) =>
    t(`strategies.oddities.${id}`, { ...values, defaultValue: message }),
  );
}
