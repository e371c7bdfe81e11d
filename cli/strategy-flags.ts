import type { OptionValue } from "../core/events.ts";
import { STRATEGIES } from "../core/strategies/index.ts";
import { optionsOf } from "../core/strategies/options-of.ts";
import type { OptionTable } from "../core/strategies/options.ts";
import type { Strategy } from "../core/strategies/strategy.ts";
import type { Flags, ParsedArguments } from "./arguments.ts";
import { byName } from "./given.ts";
import { UsageError } from "./usage-error.ts";

/** An option's name as a flag: `adaptiveBreak` is `--adaptive-break`. */
function flagName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An option by the name of its flag, or by its own: `adaptive-break` is `adaptiveBreak`. */
export function optionName(flag: string): string {
  return flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Options whose names are those of other flags; they are given by `--option`. */
const WITHOUT_FLAG: readonly string[] = ["experience"];

/** Whether an option is switched on and off by flags that take no value. */
export function isSwitch(option: string, { type }: OptionTable[string]): boolean {
  return type === "boolean" && !WITHOUT_FLAG.includes(option);
}

/** How an option is given on the command line: `--agents`, `--amr, --no-amr`, or `--option experience=X`. */
export function optionFlag(name: string, option: OptionTable[string]): string {
  if (WITHOUT_FLAG.includes(name)) return `--option ${name}=X`;
  const flag = flagName(name);
  return isSwitch(name, option) ? `--${flag}, --no-${flag}` : `--${flag}`;
}

/** One flag per option of any strategy, made from their tables. */
export const STRATEGY_FLAGS: Flags = Object.fromEntries(
  STRATEGIES.flatMap((strategy) =>
    flaggedOptions(strategy).map(([name, option]) => [
      flagName(name),
      option.type === "boolean"
        ? { type: "boolean", negatable: true, help: helpOf(name) }
        : {
            type: "string",
            value: option.type === "choice" ? option.values.join("|") : "X",
            help: helpOf(name),
          },
    ]),
  ),
);

/** What an option does. Methods may mean different things by one name; then it says what each of them means. */
function helpOf(name: string): string {
  const having = STRATEGIES.filter((strategy) => name in optionsOf(strategy));
  const meanings = [...Map.groupBy(having, (strategy) => optionsOf(strategy)[name]?.help ?? "")];
  if (meanings.length === 1) return meanings.map(([help]) => help).join();
  return meanings.map(([help, of]) => `${of.map(({ id }) => id).join(", ")}: ${help}`).join("; ");
}

function flaggedOptions(strategy: Strategy) {
  return Object.entries(optionsOf(strategy)).filter(([name]) => !WITHOUT_FLAG.includes(name));
}

/**
 * The options that were given, by flag or by `--option key=value`; checked later against the strategy's table.
 * @throws UsageError for an option that is given a different value in each of these ways
 */
export function strategyOptions(args: ParsedArguments): Record<string, OptionValue> {
  const names = new Set(STRATEGIES.flatMap(flaggedOptions).map(([option]) => option));
  const byFlag = [...names].flatMap((name) => {
    const flag = flagName(name);
    const value = args.text(flag) ?? args.choice(flag);
    return value === undefined ? [] : [[name, value] as const];
  });
  const byPair = new Map(args.texts("option").map(optionPair));
  return byName([...byFlag, ...byPair]);
}

/** `tit-for-tat=2` as the option `titForTat` and its value. */
function optionPair(pair: string): readonly [name: string, value: OptionValue] {
  const [, name, value] = /^(\w[\w-]*)=(.*)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--option needs key=value, not "${pair}".`);
  return [optionName(name), value];
}
