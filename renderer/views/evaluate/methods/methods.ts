import type { OptionValue } from "../../../../core/events.ts";
import { callsOf, optionValues, strategyOf } from "../../../components/run-choices/run-choices.ts";
import type { Chosen, MethodDraft } from "../evaluations.ts";

type Method = Pick<MethodDraft, "strategy" | "options">;

/** Options worth naming beside a method: the number of agents, and what is not at its default. */
export function notableOptions(method: Method): readonly (readonly [string, OptionValue])[] {
  const table = strategyOf(method.strategy)?.options ?? {};
  const values = Object.entries(optionValues(method));
  return values.filter(([name, value]) => name === "agents" || table[name]?.default !== value);
}

/** Calls that all methods together usually take on so many questions, on every model. */
export function callsOfAll({ methods, common }: Chosen, questions: number): number {
  const calls = methods.reduce((sum, method) => sum + (callsOf(method)?.calls ?? 1), 0);
  return calls * questions * common.models.length;
}

/** Whether two methods would compute the same. */
export function hasTwins(methods: readonly Method[]): boolean {
  const forms = methods.map((method) => JSON.stringify([method.strategy, optionValues(method)]));
  return new Set(forms).size < forms.length;
}
