import { parseArgs } from "node:util";
import { reasonOf } from "../core/errors.ts";
import { shellLine } from "../core/eval-command.ts";
import { nearestNames } from "../core/nearest.ts";
import { UsageError } from "./usage-error.ts";

/** A flag: how it is written, whether it takes a value, and what it does. */
export interface Flag {
  readonly type: "string" | "boolean";
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
  /** Its value; of several the last one, by which whoever calls a script overrides what that sets. */
  text(flag: string): string | undefined;
  /** All values that it was given. */
  texts(flag: string): readonly string[];
  on(flag: string): boolean;
  /** False for `--no-FLAG`; undefined if it was not given. */
  choice(flag: string): boolean | undefined;
  number(flag: string): number | undefined;
}

/**
 * Parses the arguments of one command against its flags.
 * @param most arguments that are no flags
 * @param command its words, with which it is written down anew
 * @throws UsageError that suggests the nearest flag, or where a text goes that looks like one
 */
export function parseArguments(
  args: readonly string[],
  flags: Flags,
  most: number,
  command: readonly string[] = [],
): ParsedArguments {
  const { values, positionals } = parse(joinNegativeNumbers(args, flags), flags, most > 0 ? command : null);
  if (positionals.length > most)
    throw new UsageError(needless(positionals[most] ?? "", args, flags, most === 0 ? command : null));
  const texts = (flag: string) => {
    const value = values[flag];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  };
  const text = (flag: string) => texts(flag).at(-1);
  return {
    positionals,
    first: (missing) => {
      const [first] = positionals;
      if (first === undefined) throw new UsageError(missing);
      return first;
    },
    text,
    texts,
    on: (flag) => values[flag] === true,
    choice: (flag) => {
      const value = values[flag];
      return typeof value === "boolean" ? value : undefined;
    },
    number: (flag) => readNumber(flag, text(flag)),
  };
}

/** @param command null for one that takes no text */
function parse(args: string[], flags: Flags, command: readonly string[] | null) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type }]) => [name, { type, multiple: type === "string" }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    throw new UsageError(explain(error, args, flags, command));
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

function explain(
  error: unknown,
  args: readonly string[],
  flags: Flags,
  command: readonly string[] | null,
): string {
  const message = reasonOf(error);
  const valued = /^Option '--([^']+)' does not take an argument/.exec(message)?.[1];
  if (valued !== undefined) return takesNoValue(valued, flags);
  const option = /Unknown option '(--?[^']+)'/.exec(message)?.[1];
  if (option === undefined) return message;
  const text = args.find((arg) => arg.startsWith(option) && isText(arg));
  if (text !== undefined && command !== null) {
    const words = [...command, ...args.filter((arg) => arg !== text), "--", text];
    return `A text that begins with "-" goes last, behind "--": ${shellLine(words, process.platform)}`;
  }
  const unknown = option.replace(/^--?/, "");
  const [nearest] = nearestNames(unknown, Object.keys(flags));
  return `There is no flag --${unknown} here.${nearest === undefined ? "" : ` Did you mean --${nearest}?`}`;
}

/** Why an argument that is no flag has no place. @param command null for one that takes a text */
function needless(
  argument: string,
  args: readonly string[],
  flags: Flags,
  command: readonly string[] | null,
): string {
  const valued = args.find(
    (arg, index) =>
      arg.startsWith("--") &&
      flags[arg.slice(2)]?.type === "boolean" &&
      /^(true|false|on|off|yes|no)$/i.test(args[index + 1] ?? ""),
  );
  if (valued !== undefined) return takesNoValue(valued.slice(2), flags);
  const question = `What is "${argument}" for?`;
  const file = fileFlag(flags);
  if (command === null || file === undefined || args.some((arg) => arg.split("=")[0] === file))
    return `${question} Put quotes around a text that has spaces.`;
  return `${question} Write: counterpoint ${command.join(" ")} ${file} FILE`;
}

/** Of several flags that take a file, the first names what the command is about. */
function fileFlag(flags: Flags): string | undefined {
  const name = Object.keys(flags).find((each) => flags[each]?.value === "FILE");
  return name === undefined ? undefined : `--${name}`;
}

function takesNoValue(flag: string, flags: Flags): string {
  const denial = flags[flag]?.negatable === true ? ` or --no-${flag}` : "";
  return `--${flag} takes no value: write --${flag}${denial}.`;
}

/** Whether a word with a dash in front is no flag: it has a blank before any "=", or no letter behind the dash. */
function isText(arg: string): boolean {
  return /^-[^a-z-]/i.test(arg) || /^[^=]*\s/.test(arg);
}

function readNumber(flag: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(number)) throw new UsageError(`--${flag} needs a number, not "${value}".`);
  return number;
}
