import type { OptionValue } from "../core/events.ts";
import { STRATEGIES } from "../core/strategies/index.ts";
import type { Flags, ParsedArguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

/** An option's name as a flag: `adaptiveBreak` is `--adaptive-break`. */
export function flagName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** One flag per option of any strategy, made from their tables. */
export const STRATEGY_FLAGS: Flags = Object.fromEntries(
  STRATEGIES.flatMap((strategy) =>
    Object.entries(strategy.options).map(([name, option]) => [
      flagName(name),
      option.type === "boolean"
        ? { type: "boolean", help: option.help }
        : {
            type: "string",
            value: option.type === "choice" ? option.values.join("|") : "X",
            help: option.help,
          },
    ]),
  ),
);

/** The options that were given, by flag or by `--option key=value`; checked later against the strategy's table. */
export function strategyOptions(args: ParsedArguments): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const name of new Set(STRATEGIES.flatMap((strategy) => Object.keys(strategy.options)))) {
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
