import type { OptionValue } from "../../../core/events.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { resolveOptions } from "../../../core/strategies/options.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import { practiceCard, readCatalog } from "../../../engine/models/built-in.ts";
import { optionsOf } from "../../../core/strategies/options-of.ts";
import type { PlannedGroup, PlannedMethod } from "./plan.ts";

/** A model that the project has a card of. */
export interface KnownModel {
  /** By which commands name it. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly sha256: string;
}

/** The run that a row of a table is made from, with all that it is recognised by. */
export interface WantedRun {
  readonly group: PlannedGroup;
  readonly planned: PlannedMethod;
  readonly strategy: Strategy;
  /** All options of the method, those with their defaults too. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly model: KnownModel;
  /** Name of the data file, without its folder. */
  readonly file: string;
  /** The method's id; its options too, where the group has the method more than once. */
  readonly words: readonly string[];
  /** What its files are called. */
  readonly name: string;
}

/** The practice model and those of the catalogue, by their ids. */
export async function knownModels(): Promise<ReadonlyMap<string, KnownModel>> {
  const cards = [await practiceCard(), ...(await readCatalog())];
  return new Map(
    cards.map(({ id, name, quantization, sha256 }) => [id, { id, name: `${name} ${quantization}`, sha256 }]),
  );
}

/**
 * The runs that a group of the plan asks for, in its order.
 * @throws ContractError for a method or an option that does not exist; Error for an unknown model
 */
export function wantedRuns(
  group: PlannedGroup,
  models: ReadonlyMap<string, KnownModel>,
): readonly WantedRun[] {
  const model = models.get(group.model);
  if (model === undefined)
    throw new Error(
      `The plan names no known model: ${group.model}. There are: ${[...models.keys()].join(", ")}.`,
    );
  return group.methods.map((planned) => {
    const strategy = findStrategy(planned.strategy);
    const options = resolveOptions(strategy.id, optionsOf(strategy), planned.options);
    const words = methodWords(planned, group);
    const name = [groupName(group), ...words].join("-");
    return { group, planned, strategy, options, model, file: `${group.data}.test.jsonl`, words, name };
  });
}

/** The row without so many of its first questions. */
export function withoutFirst(wanted: WantedRun, questions: number): WantedRun {
  const { planned } = wanted;
  return { ...wanted, planned: { ...planned, questions: planned.questions - questions } };
}

/** What the files and the part of the page of a group are called. */
export function groupName({ model, data }: PlannedGroup): string {
  return `${model}-${data}`;
}

function methodWords({ strategy, options }: PlannedMethod, { methods }: PlannedGroup): readonly string[] {
  const isOnly = methods.filter((method) => method.strategy === strategy).length === 1;
  return [
    strategy,
    ...(isOnly ? [] : Object.entries(options).map(([option, value]) => `${option}-${value}`)),
  ];
}
