import { parseArgs } from "node:util";
import { reasonOf } from "../core/errors.ts";
import { nearestNames } from "../core/nearest.ts";
import { UsageError } from "./usage-error.ts";

/** A flag: how it is written, whether it takes a value, and what it does. */
export interface Flag {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  /** `--no-FLAG` says something else than leaving it out. */
  readonly negatable?: boolean;
  /** How the value is called in the help, e.g. `FILE`. */
  readonly value?: string;
  /** Left out of the help: it is known only so that it is refused with its reason. */
  readonly hidden?: true;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** How a flag is written: `--seed S`, `--json`, or `--amr, --no-amr`. */
export function flagForm(name: string, { type, value, negatable }: Flag): string {
  if (type === "string") return `--${name} ${value ?? "X"}`;
  return negatable === true ? `--${name}, --no-${name}` : `--${name}`;
}

/** What stands on a command line: every value as it was written. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  /** The first argument that is no flag. @throws UsageError that says `missing` if there is none */
  first(missing: string): string;
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  on(flag: string): boolean;
  /** False for `--no-FLAG`; undefined if it was not given. */
  choice(flag: string): boolean | undefined;
  number(flag: string): number | undefined;
}

/**
 * Parses the arguments of one command against its flags.
 * @throws UsageError that suggests the nearest flag
 */
export function parseArguments(args: readonly string[], flags: Flags, most: number): ParsedArguments {
  const { values, positionals } = parse(joinNegativeNumbers(args, flags), flags);
  if (positionals.length > most) {
    throw new UsageError(
      `What is "${positionals[most] ?? ""}" for? Put quotes around a text that has spaces.`,
    );
  }
  const text = (flag: string) => {
    const value = values[flag];
    return typeof value === "string" ? value : undefined;
  };
  return {
    positionals,
    first: (missing) => {
      const [first] = positionals;
      if (first === undefined) throw new UsageError(missing);
      return first;
    },
    text,
    texts: (flag) => {
      const value = values[flag];
      return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
    },
    on: (flag) => values[flag] === true,
    choice: (flag) => {
      const value = values[flag];
      return typeof value === "boolean" ? value : undefined;
    },
    number: (flag) => readNumber(flag, text(flag)),
  };
}

function parse(args: string[], flags: Flags) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type, multiple }]) => [name, { type, multiple: multiple ?? false }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    throw new UsageError(explain(error, flags));
  }
}

/** `--temperature -1` is a value to refuse by its range, not a missing value. */
function joinNegativeNumbers(args: readonly string[], flags: Flags): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const previous = joined.at(-1);
    const takesValue = previous?.startsWith("--") === true && flags[previous.slice(2)]?.type === "string";
    if (takesValue && /^-\.?\d/.test(arg)) joined[joined.length - 1] = `${previous}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

function explain(error: unknown, flags: Flags): string {
  const message = reasonOf(error);
  const unknown = /Unknown option '--?([^']+)'/.exec(message)?.[1];
  if (unknown === undefined) return message;
  const [nearest] = nearestNames(unknown, Object.keys(flags));
  return `There is no flag --${unknown} here.${nearest === undefined ? "" : ` Did you mean --${nearest}?`}`;
}

function readNumber(flag: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(number)) throw new UsageError(`--${flag} needs a number, not "${value}".`);
  return number;
}
