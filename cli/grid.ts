import { shellWord } from "../core/eval-command.ts";
import type { OptionValue } from "../core/events.ts";
import type { SweepRequest } from "../engine/contract/requests.ts";
import type { ParsedArguments } from "./arguments.ts";
import { given, oneOf } from "./given.ts";
import { optionName } from "./strategy-flags.ts";
import { UsageError } from "./usage-error.ts";

/** What is varied: methods, models, and the values of their options. */
export interface GivenGrid {
  /** Null: the one that --strategy names. */
  readonly strategies: readonly string[] | null;
  /** Null: the one that --model names. */
  readonly models: readonly string[] | null;
  readonly grid: NonNullable<SweepRequest["grid"]>;
}

/** A value of --grid for the help. */
export function gridExample(platform: string = process.platform): string {
  return shellWord('{"agents":[2,3],"temperature":[0.2,0.8]}', platform);
}

/**
 * Reads the value of --grid, in which an option may also be called by its flag; the engine checks the values.
 * @param text undefined: nothing is varied
 * @param platform whose shell the example in an error is for
 * @throws UsageError for what is no JSON object, for methods and models that are no list of texts, and for an option that is
 *   there twice
 */
export function readGrid(text: string | undefined, platform: string = process.platform): GivenGrid {
  const { strategy, model, ...grid } = objectIn(text, platform);
  return {
    strategies: namesIn("strategy", strategy),
    models: namesIn("model", model),
    // Checked by the engine, which says what is wrong with a value.
    grid: byOption(grid) as Record<string, OptionValue[]>,
  };
}

function objectIn(text: string | undefined, platform: string): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // It is said below what is wrong with it.
  }
  throw new UsageError(
    `--grid needs a JSON object of lists, e.g. ${gridExample(platform)}, not ${text.slice(0, 100)}.`,
  );
}

/** Values by option. @throws UsageError for an option that is also called by its flag */
function byOption(grid: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(grid)) {
    const option = optionName(name);
    if (values.has(option))
      throw new UsageError(`"${option}" stands twice in --grid, once by its flag's name: leave one out.`);
    values.set(option, value);
  }
  return Object.fromEntries(values);
}

function namesIn(axis: string, value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  if (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string"))
    return value;
  throw new UsageError(
    `"${axis}" in --grid needs a list of names, not ${JSON.stringify(value).slice(0, 100)}.`,
  );
}

/** @throws UsageError for a method or a model that is named twice, of which the last one alone would be run */
export function refuseSecondName(args: ParsedArguments, platform: string = process.platform): void {
  for (const axis of ["strategy", "model"]) {
    const names = [...new Set(args.texts(axis))];
    if (names.length < 2) continue;
    throw new UsageError(
      `--${axis} is given as ${names.map((name) => `"${name}"`).join(" and as ")}: leave one out, ` +
        `or vary it with --grid ${shellWord(JSON.stringify({ [axis]: names }), platform)}.`,
    );
  }
}

/**
 * @param set options that flags set, and `strategy` and `model` if flags name them
 * @throws UsageError for one that --grid varies, where the flag would count for nothing
 */
export function refuseSetAndVaried(
  set: Readonly<Record<string, OptionValue>>,
  { strategies, models, grid }: GivenGrid,
): void {
  const varied = { ...grid, ...(strategies && { strategy: strategies }), ...(models && { model: models }) };
  for (const [name, value] of Object.entries(set)) {
    if (!Object.hasOwn(varied, name)) continue;
    throw new UsageError(
      `"${name}" is set to ${JSON.stringify(value)} by a flag, and --grid varies it: leave one of them out.`,
    );
  }
}

/** What --search, --samples, --eta and --first ask for. @throws UsageError for flags that do not go together */
export function searchOf(args: ParsedArguments): NonNullable<SweepRequest["search"]> {
  const kind = oneOf("search", args.text("search"), ["grid", "random", "halving"]) ?? "grid";
  const [samples, eta, first] = [args.number("samples"), args.number("eta"), args.number("first")];
  if (kind !== "halving" && (eta !== undefined || first !== undefined))
    throw new UsageError("--eta and --first go with --search halving.");
  if (kind === "grid" && samples !== undefined)
    throw new UsageError("--samples goes with --search random or halving; a grid runs all its cells.");
  if (kind === "grid") return { kind };
  if (kind === "halving")
    return { kind, ...given("eta", eta), ...given("first", first), ...given("samples", samples) };
  if (samples === undefined)
    throw new UsageError("--search random needs --samples K, the number of cells to draw.");
  return { kind, samples };
}
