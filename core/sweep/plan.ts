import { ContractError } from "../errors.ts";
import type { OptionValue } from "../events.ts";
import { counted } from "../figure-words.ts";
import { randomNumbers } from "../random.ts";
import { deriveSeed } from "../seed.ts";
import type { OptionTable } from "../strategies/options.ts";
import type { Axis, Cell, SweepPlan, SweepSearch } from "./cell.ts";

/** Values of an option, or a range to draw from. */
export type AxisValues = readonly OptionValue[] | Range;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a sweep is asked for. */
export interface SweepWish {
  /** What is not varied of each method. */
  readonly methods: readonly {
    readonly strategy: string;
    readonly options: Readonly<Record<string, OptionValue>>;
  }[];
  readonly models: readonly string[];
  /** Values by option. */
  readonly grid: Readonly<Record<string, AxisValues>>;
  readonly repeats: number;
  readonly search: SweepSearch;
  readonly seed: number;
}

/** What the plan needs to know of methods. */
export interface MethodBook {
  /** @throws ContractError for an unknown method */
  tableOf(strategy: string): OptionTable;
  /** All options of a method, checked, defaults filled in. @throws ContractError for a value that cannot be */
  resolve(
    strategy: string,
    given: Readonly<Record<string, OptionValue>>,
  ): Readonly<Record<string, OptionValue>>;
}

/** Cells that a plan has at most. */
export const MOST_CELLS = 1000;
/** Runs that a plan has at most: each repeat of a cell is one. */
export const MOST_RUNS = 5000;

/** Draws for one cell before the rest counts as exhausted. */
const MOST_DRAWS = 50;
/** Numbers that are drawn from a range are rounded to so many places, but never out of it. */
const PLACES = 2;

/** One choice of everything that is varied. */
interface Setting {
  readonly method: SweepWish["methods"][number];
  readonly model: string;
  readonly values: Readonly<Record<string, OptionValue>>;
}

/**
 * Makes the cells of a sweep: methods × models × the values of the grid, or so many of them drawn. An axis counts only for
 * the methods that have the option; settings that come to the same are one cell.
 * @returns the plan, and what a person should know of it
 * @throws ContractError for an axis that no method has, a value that cannot be, and too many cells or runs
 */
export function planSweep(
  wish: SweepWish,
  book: MethodBook,
): { readonly plan: SweepPlan; readonly notes: readonly string[] } {
  const { search, repeats } = wish;
  requireAxes(wish, book);
  const wanted = search.kind === "grid" ? undefined : search.samples;
  const settings = wanted === undefined ? wholeGrid(wish, book) : drawn(wish, book, wanted);
  const { cells, twins } = cellsOf(settings, wish, book);
  requireFewRuns(cells.length, repeats);
  const notes = [
    ...idleNotes(wish, book),
    ...twinNotes(twins),
    ...(wanted !== undefined && cells.length < wanted ? [fewNote(cells.length, wanted)] : []),
  ];
  const axes = axesOf(cells);
  return { plan: { axes, cells: cells.map((cell) => withAxes(cell, axes)), repeats, search }, notes };
}

function fewNote(cells: number, wanted: number): string {
  const there = cells === 1 ? "is only 1 different cell" : `are only ${cells} different cells`;
  return `There ${there} to draw, not ${wanted}.`;
}

function twinNotes(twins: number): readonly string[] {
  if (twins === 0) return [];
  return twins === 1
    ? ["1 setting comes to the same as another and runs once."]
    : [`${twins} settings come to the same as others and run once.`];
}

function requireAxes({ methods, grid }: SweepWish, book: MethodBook): void {
  for (const name of Object.keys(grid)) {
    if (methods.some(({ strategy }) => Object.hasOwn(book.tableOf(strategy), name))) continue;
    const known = [...new Set(methods.flatMap(({ strategy }) => Object.keys(book.tableOf(strategy))))];
    throw new ContractError(
      `No method of this sweep has an option "${name}". Their options: ${known.join(", ") || "none"}.`,
      { option: name },
    );
  }
}

function requireFewRuns(cells: number, repeats: number): void {
  const runs = cells * repeats;
  if (runs <= MOST_RUNS) return;
  throw new ContractError(
    `This sweep has ${runs} runs, ${counted(repeats, "repeat")} of ${counted(cells, "cell")}, more than ${MOST_RUNS}. ` +
      `Take at most ${Math.floor(MOST_RUNS / cells)} repeats, or fewer cells.`,
    { runs },
  );
}

/** Every combination. */
function wholeGrid(wish: SweepWish, book: MethodBook): readonly Setting[] {
  const { methods, models, grid } = wish;
  const lists = Object.entries(grid).map(([name, values]) => [name, listOf(name, values)] as const);
  const ofMethods = methods.map((method) => ({
    method,
    own: lists.filter(([name]) => Object.hasOwn(book.tableOf(method.strategy), name)),
  }));
  const combined = ofMethods.map(({ own }) => own.reduce((count, [, values]) => count * values.length, 1));
  requireFewCells(models.length * combined.reduce((sum, count) => sum + count, 0));
  return ofMethods.flatMap(({ method, own }) => {
    const combinations = own.reduce<readonly Readonly<Record<string, OptionValue>>[]>(
      (before, [name, values]) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
    return models.flatMap((model) => combinations.map((values) => ({ method, model, values })));
  });
}

function requireFewCells(cells: number): void {
  if (cells <= MOST_CELLS) return;
  throw new ContractError(
    `This grid has ${cells} cells, more than ${MOST_CELLS}. Take fewer values, or draw some with the random search.`,
    { cells },
  );
}

function listOf(name: string, values: AxisValues): readonly OptionValue[] {
  if (isList(values)) return values;
  throw new ContractError(
    `The range of "${name}" from ${values.from} to ${values.to} is for the random search. Give a list of values instead.`,
    { option: name },
  );
}

function isList(values: AxisValues): values is readonly OptionValue[] {
  return Array.isArray(values);
}

/** So many different settings, drawn with the sweep's seed. */
function drawn(wish: SweepWish, book: MethodBook, samples: number): readonly Setting[] {
  requireWholeNumbers(wish, book);
  const random = randomNumbers(deriveSeed(wish.seed, "sweep"));
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  const settings = new Map<string, Setting>();
  for (let draws = samples * MOST_DRAWS; draws > 0 && settings.size < samples; draws--) {
    const method = pick(wish.methods);
    const model = pick(wish.models);
    if (method === undefined || model === undefined) break;
    const table = book.tableOf(method.strategy);
    const values: Record<string, OptionValue> = {};
    for (const [name, choices] of Object.entries(wish.grid)) {
      const option = table[name];
      if (option === undefined) continue;
      const value = isList(choices) ? pick(choices) : between(choices, option.type === "integer", random());
      if (value !== undefined) values[name] = value;
    }
    const key = JSON.stringify([
      method.strategy,
      model,
      book.resolve(method.strategy, { ...method.options, ...values }),
    ]);
    if (!settings.has(key)) settings.set(key, { method, model, values });
  }
  return [...settings.values()];
}

/** @throws ContractError for a range without a whole number where a method wants one */
function requireWholeNumbers({ methods, grid }: SweepWish, book: MethodBook): void {
  for (const [name, values] of Object.entries(grid)) {
    if (isList(values)) continue;
    const [low, high] = endsOf(values);
    const isWhole = methods.some(({ strategy }) => book.tableOf(strategy)[name]?.type === "integer");
    if (!isWhole || Math.ceil(low) <= Math.floor(high)) continue;
    throw new ContractError(
      `The range of "${name}" from ${values.from} to ${values.to} holds no whole number, and it takes no other. Widen it.`,
      { option: name },
    );
  }
}

function endsOf({ from, to }: Range): readonly [low: number, high: number] {
  return [Math.min(from, to), Math.max(from, to)];
}

/** @param share 0–1 */
function between(range: Range, whole: boolean, share: number): number {
  const [low, high] = endsOf(range);
  if (whole) return Math.ceil(low) + Math.floor(share * (Math.floor(high) - Math.ceil(low) + 1));
  const rounded = Number((low + share * (high - low)).toFixed(PLACES));
  return Math.min(high, Math.max(low, rounded));
}

function cellsOf(settings: readonly Setting[], wish: SweepWish, book: MethodBook) {
  const cells = new Map<string, Cell>();
  for (const { method, model, values } of settings) {
    const { strategy } = method;
    const options = book.resolve(strategy, { ...method.options, ...values });
    const key = JSON.stringify([strategy, model, options]);
    if (cells.has(key)) continue;
    const varied = [...new Set([...differingOptions(strategy, wish, book), ...Object.keys(values)])];
    const told = {
      ...(severalStrategies(wish) && { strategy }),
      ...(wish.models.length > 1 && { model }),
      ...Object.fromEntries(
        varied.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
      ),
    };
    cells.set(key, { cell: cells.size, strategy, model, options, settings: told });
  }
  return { cells: [...cells.values()], twins: settings.length - cells.size };
}

/** Options in which the methods of this id differ; one that is left out has its default. */
function differingOptions(strategy: string, { methods }: SweepWish, book: MethodBook): readonly string[] {
  const table = book.tableOf(strategy);
  const alike = methods.filter((method) => method.strategy === strategy).map(({ options }) => options);
  const names = new Set(alike.flatMap((options) => Object.keys(options)));
  return [...names].filter((name) => {
    const values = alike.map((options) => String(options[name] ?? table[name]?.default));
    return new Set(values).size > 1;
  });
}

function severalStrategies({ methods }: SweepWish): boolean {
  return new Set(methods.map(({ strategy }) => strategy)).size > 1;
}

/** What differs among the cells, in the order in which it was asked for; numbers ascend. */
function axesOf(cells: readonly Cell[]): readonly Axis[] {
  const names = new Set(["strategy", "model", ...cells.flatMap(({ settings }) => Object.keys(settings))]);
  return [...names].flatMap((name) => {
    const values = [...new Set(cells.flatMap(({ settings }) => settings[name] ?? []))];
    return values.length > 1 ? [{ name, values: inOrder(values) }] : [];
  });
}

/** The cell with what is varied alone: an option that has one value everywhere tells nothing apart. */
function withAxes(cell: Cell, axes: readonly Axis[]): Cell {
  const settings = Object.entries(cell.settings).filter(([name]) => axes.some((axis) => axis.name === name));
  return { ...cell, settings: Object.fromEntries(settings) };
}

function inOrder(values: readonly OptionValue[]): readonly OptionValue[] {
  return values.every((value) => typeof value === "number")
    ? values.toSorted((left, right) => left - right)
    : values;
}

/** Which methods have no use for which axis. */
function idleNotes({ methods, grid }: SweepWish, book: MethodBook): readonly string[] {
  const strategies = [...new Set(methods.map(({ strategy }) => strategy))];
  return strategies.flatMap((strategy) => {
    const idle = Object.keys(grid).filter((name) => !Object.hasOwn(book.tableOf(strategy), name));
    return idle.length === 0
      ? []
      : [`"${strategy}" has no option ${idle.join(", ")}; that does not vary it.`];
  });
}
