import type { OptionValue } from "../core/events.ts";
import { STRATEGIES } from "../core/strategies/index.ts";
import type { Strategy } from "../core/strategies/strategy.ts";
import type { Flags, ParsedArguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

/** An option's name as a flag: `adaptiveBreak` is `--adaptive-break`. */
export function flagName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Options whose names are those of other flags; they are given by `--option`. */
const WITHOUT_FLAG: readonly string[] = ["experience"];

/** How an option is given on the command line: `--adaptive-break`, or `--option experience=X`. */
export function optionFlag(option: string): string {
  return WITHOUT_FLAG.includes(option) ? `--option ${option}=X` : `--${flagName(option)}`;
}

/** One flag per option of any strategy, made from their tables. */
export const STRATEGY_FLAGS: Flags = Object.fromEntries(
  STRATEGIES.flatMap((strategy) =>
    flaggedOptions(strategy).map(([name, option]) => [
      flagName(name),
      option.type === "boolean"
        ? { type: "boolean", help: helpOf(name) }
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
  const having = STRATEGIES.filter(({ options }) => name in options);
  const meanings = [...Map.groupBy(having, ({ options }) => options[name]?.help ?? "")];
  if (meanings.length === 1) return meanings.map(([help]) => help).join();
  return meanings.map(([help, of]) => `${of.map(({ id }) => id).join(", ")}: ${help}`).join("; ");
}

function flaggedOptions({ options }: Strategy) {
  return Object.entries(options).filter(([name]) => !WITHOUT_FLAG.includes(name));
}

/** The options that were given, by flag or by `--option key=value`; checked later against the strategy's table. */
export function strategyOptions(args: ParsedArguments): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const name of new Set(STRATEGIES.flatMap(flaggedOptions).map(([option]) => option))) {
    const flag = flagName(name);
    const value = args.text(flag) ?? args.choice(flag);
    if (value !== undefined) options[name] = value;
  }
  for (const pair of args.texts("option")) {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`--option needs key=value, not "${pair}".`);
    }
    options[name] = value;
  }
  return options;
}
