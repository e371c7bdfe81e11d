import { ContractError } from "../../core/errors.ts";
import type { OptionValue } from "../../core/events.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import { suitableFor } from "../../core/exemplars/shown.ts";
import type { AnswerType, Question } from "../../core/question.ts";
import { optionsOf } from "../../core/strategies/options-of.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { ValidRunRequest } from "../contract/requests.ts";
import { optionsWithExperience } from "./experience.ts";

/** A strategy with checked options. */
export interface Method {
  readonly strategy: Strategy;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What of a request the choice of a method looks at. */
export type MethodRequest = Pick<
  ValidRunRequest,
  "strategy" | "options" | "agents" | "exemplars" | "experience"
>;

/** @throws ContractError for an unknown strategy, or options that it does not take */
export function chooseMethod(request: MethodRequest, find: (id: string) => Strategy): Method {
  const strategy = find(request.strategy);
  const options = resolveOptions(strategy.id, optionsOf(strategy), optionsWithExperience(request, strategy));
  strategy.check?.(options);
  if (request.exemplars !== undefined && strategy.exemplars === undefined) {
    throw new ContractError(`"${strategy.id}" takes no exemplars from a file. Leave out --exemplars.`, {
      strategy: strategy.id,
    });
  }
  const idle = Object.keys(request.agents).find((role) => !strategy.roles.some((own) => own === role));
  if (idle !== undefined) {
    throw new ContractError(
      `"${strategy.id}" has no role "${idle}" that could be given another model. Its roles: ${strategy.roles.join(", ")}.`,
      { strategy: strategy.id, role: idle },
    );
  }
  return { strategy, options };
}

/** @throws ContractError if the method cannot deal with this type of answer */
export function requireAnswerType({ id, answerTypes }: Strategy, answerType: AnswerType): void {
  if (answerTypes.includes(answerType)) return;
  throw new ContractError(
    `"${id}" takes no questions of answer type ${answerType}; it takes ${answerTypes.join(", ")}.`,
    { strategy: id, answerType },
  );
}

/** @throws ContractError if the method shows reasoning, and an exemplar that one of these questions is shown has none */
export function requireReasoning(
  { strategy, options }: Method,
  exemplars: readonly Exemplar[],
  questions: readonly Question[],
): void {
  if (strategy.exemplars !== "reasoning") return;
  for (const question of questions) {
    const shown = suitableFor(question, exemplars, Number(options.shots));
    const bare = shown.find(({ reasoning }) => reasoning === undefined);
    if (bare === undefined) continue;
    const { id } = bare.question;
    throw new ContractError(
      `The exemplar "${id}" has no "reasoning", which "${strategy.id}" shows. Add it to the file, or use few-shot, which shows answers alone.`,
      { strategy: strategy.id, exemplar: id },
    );
  }
}
