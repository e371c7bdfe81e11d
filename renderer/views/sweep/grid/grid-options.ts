import type { OptionValue } from "../../../../core/events.ts";
import type { NumberOption, OptionTable } from "../../../../core/strategies/options.ts";
import { strategyOf } from "../../../components/run-choices/run-choices.ts";

/** An option that can be varied, as all methods that have it allow it. */
export interface GridOption {
  readonly name: string;
  readonly option: OptionTable[string];
  /** Ids of the methods that have it. */
  readonly having: readonly string[];
  /** Ids of those that do not: they are not varied by it. */
  readonly lacking: readonly string[];
}

/** Every option that one of the methods has, in their order. */
export function gridOptions(methods: readonly { readonly strategy: string }[]): readonly GridOption[] {
  const strategies = [...new Set(methods.map(({ strategy }) => strategy))];
  const tables = strategies.map((id) => ({ id, table: strategyOf(id)?.options ?? {} }));
  const names = [...new Set(tables.flatMap(({ table }) => Object.keys(table)))];
  return names.flatMap((name) => {
    const having = tables.filter(({ table }) => Object.hasOwn(table, name));
    const option = commonOption(having.flatMap(({ table }) => table[name] ?? []));
    if (option === null) return [];
    const lacking = tables.filter(({ table }) => !Object.hasOwn(table, name));
    return { name, option, having: having.map(({ id }) => id), lacking: lacking.map(({ id }) => id) };
  });
}

/** What all of these allow; null if they are of different kinds. */
function commonOption(options: readonly OptionTable[string][]): OptionTable[string] | null {
  return options.reduce<OptionTable[string] | null>((common, option) => {
    if (common?.type !== option.type) return null;
    if (common.type === "choice" && option.type === "choice")
      return { ...common, values: common.values.filter((value) => option.values.includes(value)) };
    if (isNumber(common) && isNumber(option))
      return { ...common, min: Math.max(common.min, option.min), max: Math.min(common.max, option.max) };
    return common;
  }, options[0] ?? null);
}

export function isNumber(option: OptionTable[string]): option is NumberOption {
  return option.type === "integer" || option.type === "number";
}

/** Values that the papers vary. */
const FROM_PAPERS: Readonly<Record<string, readonly number[]>> = {
  agents: [2, 3, 4, 6],
  temperature: [0.1, 0.4, 0.8, 1],
  lambda: [1, 1.5, 2, 2.5, 3],
};
const NEIGHBOURS = [-1, 0, 1, 2];
/** Beside larger whole numbers the next ones make no difference. */
const LARGEST_WITH_NEIGHBOURS = 10;
const MULTIPLES = [0.5, 1, 1.5, 2];

/** Values worth trying: all there are, those of the papers, or some around the default. */
export function suggestedValues(name: string, option: OptionTable[string]): readonly OptionValue[] {
  if (option.type === "boolean") return [true, false];
  if (option.type === "choice") return option.values;
  const { type, min, max, default: usual } = option;
  const multiples = MULTIPLES.map((factor) => usual * factor);
  const whole =
    usual > LARGEST_WITH_NEIGHBOURS ? multiples.map(Math.round) : NEIGHBOURS.map((step) => usual + step);
  const around = type === "integer" ? whole : multiples;
  return (FROM_PAPERS[name] ?? [...new Set(around)]).filter((value) => value >= min && value <= max);
}

/**
 * The number that a person wrote, with a point or a comma before its fraction; null if the option does not allow it. A
 * comma at its end parts it from the next one. In a whole number, where it could part thousands, none is taken.
 */
export function readNumber(text: string, { type, min, max }: NumberOption): number | null {
  const word = text.trim().replace(/,$/, "");
  const value = word === "" ? NaN : Number(type === "number" ? word.replace(",", ".") : word);
  const fits = value >= min && value <= max && (type === "number" || Number.isInteger(value));
  return fits ? value : null;
}
