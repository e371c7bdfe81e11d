import type { OptionValue } from "../../../../core/events.ts";
import type { AnswerType } from "../../../../core/question.ts";
import type { ModelOutlook } from "../../../../core/strategies/strategy.ts";
import { callsOf, optionTable, optionValues } from "../../../components/run-choices/run-choices.ts";
import type { Chosen, MethodDraft } from "../evaluations.ts";

type Method = Pick<MethodDraft, "strategy" | "options">;

/** Options worth naming beside a method: the number of agents, and what is not at its default. */
export function notableOptions(method: Method): readonly (readonly [string, OptionValue])[] {
  const table = optionTable(method.strategy);
  // A stored run of another version may have options that this one does not know.
  const values = Object.entries({ ...optionValues(method), ...method.options });
  return values.filter(([name, value]) => name === "agents" || table[name]?.default !== value);
}

/**
 * Calls that all methods together usually take on so many questions, on every model.
 * @param outlookOf finds a model by its reference; undefined where it is not known
 * @param answerTypes of the questions; undefined where they are not known
 */
export function callsOfAll(
  { methods, common }: Chosen,
  questions: number,
  outlookOf: (model: string) => ModelOutlook | undefined,
  answerTypes?: readonly AnswerType[],
): number {
  const calls = common.models.flatMap((model) =>
    methods.map((method) => callsOf(method, outlookOf(model), answerTypes)?.calls ?? 1),
  );
  return calls.reduce((sum, each) => sum + each, 0) * questions;
}

/** Whether two methods would compute the same. */
export function hasTwins(methods: readonly Method[]): boolean {
  const forms = methods.map((method) => JSON.stringify([method.strategy, optionValues(method)]));
  return new Set(forms).size < forms.length;
}
