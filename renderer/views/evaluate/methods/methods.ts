import type { OptionValue } from "../../../../core/events.ts";
import { meantOptions } from "../../../../core/meant-options.ts";
import type { ModelOutlook } from "../../../../core/strategies/strategy.ts";
import { callsOf, optionValues, strategyOf } from "../../../components/run-choices/run-choices.ts";
import type { Chosen, MethodDraft } from "../evaluations.ts";

type Method = Pick<MethodDraft, "strategy" | "options">;

/** Options worth naming beside a method: the number of agents, and what is not at its default. */
export function notableOptions(method: Method): readonly (readonly [string, OptionValue])[] {
  const table = strategyOf(method.strategy)?.options ?? {};
  // A stored run has options that no form has: how results of queries are compared.
  const options = meantOptions({ options: method.options, data: null });
  const values = Object.entries({ ...optionValues({ ...method, options }), ...options });
  return values.filter(([name, value]) => name === "agents" || table[name]?.default !== value);
}

/**
 * Calls that all methods together usually take on so many questions, on every model.
 * @param outlookOf finds a model by its reference; undefined where it is not known
 */
export function callsOfAll(
  { methods, common }: Chosen,
  questions: number,
  outlookOf: (model: string) => ModelOutlook | undefined,
): number {
  const calls = common.models.flatMap((model) =>
    methods.map((method) => callsOf(method, outlookOf(model))?.calls ?? 1),
  );
  return calls.reduce((sum, each) => sum + each, 0) * questions;
}

/** Whether two methods would compute the same. */
export function hasTwins(methods: readonly Method[]): boolean {
  const forms = methods.map((method) => JSON.stringify([method.strategy, optionValues(method)]));
  return new Set(forms).size < forms.length;
}
