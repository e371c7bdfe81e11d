import { toErrorRecord } from "../../../core/errors.ts";
import type { OptionValue } from "../../../core/events.ts";
import { meantOptions } from "../../../core/meant-options.ts";
import type { AnswerType } from "../../../core/question.ts";
import { MAX_SEED } from "../../../core/seed.ts";
import { callsAlone } from "../../../core/strategies/calls-alone.ts";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import { optionsOf } from "../../../core/strategies/options-of.ts";
import { resolveOptions, type OptionTable } from "../../../core/strategies/options.ts";
import type { ExpectedCalls, ModelOutlook, Strategy } from "../../../core/strategies/strategy.ts";
import { MAX_NEW_TOKENS, PRACTICE } from "../../../engine/contract/limits.ts";
import type { AskRequest } from "../../../engine/contract/requests.ts";
import type { Settings } from "../../../engine/contract/settings.ts";

/** What a person chooses for a run, whatever it is asked. */
export interface RunChoices {
  readonly strategy: string;
  /** Values of the options that the strategy takes; what is left out has its default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Name of the lasting experience repository of a method that learns; empty or absent: the engine's choice. */
  readonly repository?: string;
  /** Reference of the model. */
  readonly model: string;
  readonly seed: number;
  readonly maxTokens: number;
  /** False leaves no trace on the disk. */
  readonly keep: boolean;
}

type WholeRequest = Required<
  Pick<AskRequest, "strategy" | "options" | "model" | "seed" | "maxTokens" | "keep" | "runtime">
>;

/** The fields that a question's and an evaluation's request have in common. */
export type CommonRequest = WholeRequest & Pick<AskRequest, "experience">;

/** Several agents at little cost: what a window about agents starts with. */
const FIRST_STRATEGY = "self-consistency";
const NEW_TOKENS = 512;

/** What is chosen before a person chose anything. */
export function firstChoices(settings?: Pick<Settings, "model" | "keepRuns">): RunChoices {
  return {
    strategy: FIRST_STRATEGY,
    options: {},
    model: settings?.model ?? PRACTICE,
    seed: 0,
    maxTokens: NEW_TOKENS,
    keep: settings?.keepRuns ?? true,
  };
}

/** The same choices with the method that nobody chose. */
export function withFirstMethod({ model, seed, maxTokens, keep }: RunChoices): RunChoices {
  const { strategy, options } = firstChoices();
  return { strategy, options, model, seed, maxTokens, keep };
}

/** Whether the method, its options or its repository are others than those that nobody chose. */
export function hasOwnMethod(choices: RunChoices): boolean {
  const isNamed = (choices.repository ?? "") !== "";
  return choices.strategy !== FIRST_STRATEGY || isNamed || Object.keys(changedOptions(choices)).length > 0;
}

/** The strategy of an id; undefined for one that this version does not have. */
export function strategyOf(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id);
}

/** The options that the strategy of an id takes; none for one that this version does not have. */
export function optionTable(id: string): OptionTable {
  const strategy = strategyOf(id);
  return strategy === undefined ? {} : optionsOf(strategy);
}

/**
 * Another strategy. Values that a person set stay if the new strategy has such an option and allows them; the old
 * strategy's defaults do not: a temperature of 0 is right for one agent and useless for seven.
 */
export function withStrategy(choices: RunChoices, id: string): RunChoices {
  const before = optionTable(choices.strategy);
  const chosen = Object.entries(choices.options).filter(([name, value]) => before[name]?.default !== value);
  return { ...choices, strategy: id, options: allowedOptions(id, Object.fromEntries(chosen)) };
}

/** One option changed. */
export function withOption(choices: RunChoices, name: string, value: OptionValue): RunChoices {
  return { ...choices, options: { ...choices.options, [name]: value } };
}

/** The values that the strategy's table allows. */
function allowedOptions(id: string, options: RunChoices["options"]): RunChoices["options"] {
  if (strategyOf(id) === undefined) return options;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => isAllowed(id, name, value)));
}

function isAllowed(id: string, name: string, value: OptionValue): boolean {
  try {
    resolveOptions(id, optionTable(id), { [name]: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Every option of the strategy with the value that a run would have, and how results of queries are compared only if somebody set
 * that; for an unknown strategy the values as they stand.
 */
export function optionValues({
  strategy: id,
  options,
}: Pick<RunChoices, "strategy" | "options">): Readonly<Record<string, OptionValue>> {
  if (strategyOf(id) === undefined) return options;
  const values = resolveOptions(id, optionTable(id), allowedOptions(id, options));
  return meantOptions({ options: values, data: null });
}

/** The options that have other values than the strategy's defaults. */
export function changedOptions(choices: Pick<RunChoices, "strategy" | "options">): RunChoices["options"] {
  const table = optionTable(choices.strategy);
  const values = Object.entries(optionValues(choices));
  return Object.fromEntries(values.filter(([name, value]) => table[name]?.default !== value));
}

/**
 * Calls that a question usually takes with these choices; undefined for an unknown strategy.
 * @param model undefined where it is not known, or roles have models of their own
 * @param answerTypes of the questions; undefined where they are not known
 */
export function callsOf(
  choices: Pick<RunChoices, "strategy" | "options">,
  model?: ModelOutlook,
  answerTypes?: readonly AnswerType[],
): ExpectedCalls | undefined {
  return strategyOf(choices.strategy)?.expectedCalls(optionValues(choices), model, answerTypes);
}

/** The same of a question that comes without a dataset, as in Ask. */
export function callsAloneOf(
  choices: Pick<RunChoices, "strategy" | "options">,
  model?: ModelOutlook,
  answerTypes?: readonly AnswerType[],
): ExpectedCalls | undefined {
  const strategy = strategyOf(choices.strategy);
  return strategy && callsAlone(strategy, optionValues(choices), model, answerTypes);
}

/** What is odd or cannot be about these choices: the id of its text, and the strategy's own words. */
export function oddities(choices: RunChoices): readonly { readonly id: string; readonly message: string }[] {
  const strategy = strategyOf(choices.strategy);
  const values = optionValues(choices) as never;
  const odd = strategy?.warnings?.(values) ?? [];
  try {
    strategy?.check?.(values);
    return odd;
  } catch (error) {
    const { message, details } = toErrorRecord(error);
    return [...odd, { id: String(details.id), message }];
  }
}

/** What a request says of these choices. @param settings whose `runtime` says how models are run */
export function commonRequest(choices: RunChoices, settings?: Pick<Settings, "runtime">): CommonRequest {
  const { strategy, model, seed, maxTokens, keep } = choices;
  const repository = learns(choices) ? (choices.repository ?? "").trim() : "";
  return {
    strategy,
    options: { ...optionValues(choices) },
    model,
    seed,
    maxTokens,
    keep,
    runtime: settings?.runtime ?? {},
    ...(repository !== "" && { experience: repository }),
  };
}

/** Whether the method asks an experience repository. */
export function learns(choices: Pick<RunChoices, "strategy" | "options">): boolean {
  return optionValues(choices).experience === true;
}

/** Choices that were stored, as far as they still make sense. @param stored what JSON.parse gave */
export function readChoices(stored: unknown): Partial<RunChoices> {
  if (typeof stored !== "object" || stored === null) return {};
  const values = stored as Readonly<Record<string, unknown>>;
  const { strategy, options, repository, seed, maxTokens, keep } = values;
  const known = typeof strategy === "string" && strategyOf(strategy) !== undefined;
  return {
    ...(known && { strategy, options: allowedOptions(strategy, plainValues(options)) }),
    ...(typeof repository === "string" && { repository }),
    ...(isWhole(seed, 0, MAX_SEED) && { seed }),
    ...(isWhole(maxTokens, 1, MAX_NEW_TOKENS) && { maxTokens }),
    ...(typeof keep === "boolean" && { keep }),
  };
}

function plainValues(options: unknown): RunChoices["options"] {
  if (typeof options !== "object" || options === null) return {};
  const values = Object.entries(options as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    values.filter((entry): entry is [string, OptionValue] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
    ),
  );
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
