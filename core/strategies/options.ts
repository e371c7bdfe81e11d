import { ContractError } from "../errors.ts";
import type { OptionValue } from "../events.ts";

interface OptionBase<Value> {
  readonly default: Value;
  /** One line for `strategies show`, the CLI and forms. */
  readonly help: string;
}

export interface NumberOption extends OptionBase<number> {
  readonly type: "integer" | "number";
  readonly min: number;
  readonly max: number;
}

export interface BooleanOption extends OptionBase<boolean> {
  readonly type: "boolean";
}

export interface ChoiceOption extends OptionBase<string> {
  readonly type: "choice";
  readonly values: readonly string[];
}

/** The options of a strategy: one table from which CLI flags and forms are made. */
export type OptionTable = Readonly<Record<string, NumberOption | BooleanOption | ChoiceOption>>;

/** The plain values that a table describes. */
export type OptionsOf<Table extends OptionTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

type ValueOf<Option> = Option extends NumberOption ? number : Option extends BooleanOption ? boolean : string;

/** Temperature with the strategy's own default. */
export function temperatureOption(value: number): NumberOption {
  return {
    type: "number",
    default: value,
    min: 0,
    max: 2,
    help: "Sampling temperature; 0 always takes the most probable token",
  };
}

/** Number of agents N with the strategy's own default and range. */
export function agentsOption(value: number, min: number, max: number, help: string): NumberOption {
  return { type: "integer", default: value, min, max, help };
}

/**
 * Checks given values against a table and fills in defaults.
 * @param given values as parsed, or strings from a command line
 * @throws ContractError naming the option, the offending value and what is allowed
 */
export function resolveOptions(
  strategy: string,
  table: OptionTable,
  given: Readonly<Record<string, unknown>>,
): Record<string, OptionValue> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(table, name)) {
      const known = Object.keys(table).join(", ") || "none";
      throw new ContractError(`"${strategy}" has no option "${name}". Its options: ${known}.`, {
        option: name,
      });
    }
  }
  return Object.fromEntries(
    Object.entries(table).map(([name, option]) => [
      name,
      given[name] === undefined ? option.default : readOption(name, option, given[name]),
    ]),
  );
}

function readOption(name: string, option: OptionTable[string], given: unknown): OptionValue {
  switch (option.type) {
    case "boolean":
      return readBoolean(name, given);
    case "choice":
      return readChoice(name, option, given);
    case "integer":
    case "number":
      return readNumber(name, option, given);
  }
}

/** A choice that is called by a number may be given as one. */
function readChoice(name: string, { values }: ChoiceOption, given: unknown): string {
  const value = typeof given === "number" ? String(given) : given;
  if (typeof value === "string" && values.includes(value)) return value;
  throw invalid(name, given, `one of ${values.join(", ")}`);
}

function readNumber(name: string, option: NumberOption, given: unknown): number {
  const value = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  const inRange = typeof value === "number" && value >= option.min && value <= option.max;
  if (!inRange || (option.type === "integer" && !Number.isInteger(value))) {
    const kind = option.type === "integer" ? "a whole number" : "a number";
    throw invalid(name, given, `${kind} from ${option.min} to ${option.max}`);
  }
  return value;
}

function readBoolean(name: string, given: unknown): boolean {
  if (given === true || given === "true") return true;
  if (given === false || given === "false") return false;
  throw invalid(name, given, "true or false");
}

function invalid(name: string, given: unknown, allowed: string): ContractError {
  const shown = typeof given === "string" && given.trim() !== "" ? given : JSON.stringify(given);
  return new ContractError(`Option "${name}" cannot be ${shown}; it must be ${allowed}.`, { option: name });
}
