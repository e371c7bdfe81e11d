import {
  callsOf,
  optionValues,
  strategyOf,
  type RunChoices,
} from "../../../components/run-choices/run-choices.ts";
import type { OptionValue } from "../../../../core/events.ts";
import type { MethodDraft } from "../evaluations.ts";

/** Options worth naming beside a method: the number of agents, and what is not at its default. */
export function notableOptions(
  choices: Pick<RunChoices, "strategy" | "options">,
): readonly (readonly [string, OptionValue])[] {
  const table = strategyOf(choices.strategy)?.options ?? {};
  const values = Object.entries(optionValues(choices as RunChoices));
  return values.filter(([name, value]) => name === "agents" || table[name]?.default !== value);
}

/** Calls that all methods together usually take on so many questions. */
export function callsOfAll(methods: readonly MethodDraft[], questions: number): number {
  return methods.reduce((sum, { choices }) => sum + questions * (callsOf(choices)?.calls ?? 1), 0);
}

/** Whether two methods would compute the same. */
export function hasTwins(methods: readonly MethodDraft[]): boolean {
  const forms = methods.map(({ choices }) => {
    const { strategy, model, seed, maxTokens } = choices;
    return JSON.stringify([strategy, model, seed, maxTokens, optionValues(choices)]);
  });
  return new Set(forms).size < forms.length;
}
