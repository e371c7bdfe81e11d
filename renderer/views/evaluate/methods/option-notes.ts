import type { TFunction } from "i18next";
import type { RunChoices } from "../../../components/run-choices/run-choices.ts";
import { optionLabel, optionValueWords } from "../../../components/run-choices/strategy-words.ts";
import { notableOptions } from "./methods.ts";

/** The notable options in words, and a seed that somebody chose: `Agents N 7 · Temperature T 0.5 · Seed 3`. */
export function optionNotes(
  choices: Pick<RunChoices, "strategy" | "options" | "seed">,
  t: TFunction,
): string {
  const options = notableOptions(choices).map(
    ([name, value]) =>
      `${optionLabel(name, t)} ${typeof value === "boolean" ? (value ? "✓" : "✗") : optionValueWords(name, value, t)}`,
  );
  const seed = choices.seed === 0 ? [] : [`${t("runs.facts.seed")} ${choices.seed}`];
  return [...options, ...seed].join(" · ");
}
