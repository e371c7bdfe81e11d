import type { TFunction } from "i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { settingsInWords } from "../../../core/figure-words.ts";
import { hasWords } from "../../components/has-words.ts";
import { optionNote, strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { MINUTE_MILLISECONDS } from "./when.ts";

export const KIND_FILTERS = ["all", "ask", "eval", "sweep"] as const;
export type KindFilter = (typeof KIND_FILTERS)[number];

/** `unfinished`: what goes on or can be gone on with. `ended`: everything that ended before its time. */
export const STATE_FILTERS = ["all", "done", "unfinished", "ended"] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export interface HistoryFilter {
  readonly kind: KindFilter;
  readonly state: StateFilter;
  /** Words that title, method, settings, model or answer must hold. */
  readonly search: string;
}

export const ANYTHING: HistoryFilter = { kind: "all", state: "all", search: "" };

/**
 * The runs that pass a filter, in their order.
 * @param nameOf the method's name as it is shown
 */
export function findRuns(
  runs: readonly RunListing[],
  { kind, state, search }: HistoryFilter,
  nameOf: (strategy: string) => string,
): readonly RunListing[] {
  return runs.filter((run) => {
    if (kind !== "all" && run.kind !== kind) return false;
    if (state !== "all" && stateGroup(run.state) !== state) return false;
    const { title, strategy, model, settings, answer } = run;
    const names = strategiesOf(run).map(nameOf).join(" ");
    const words = [title, strategy, names, settingsInWords(settings), model, answer ?? "", run.run];
    return hasWords(words.join(" "), search);
  });
}

/** The methods of a run: one, but of a sweep each of them. */
function strategiesOf({ strategy }: Pick<RunListing, "strategy">): readonly string[] {
  return strategy.split(",").map((one) => one.trim());
}

/** The methods of a run as they are shown. */
export function methodTitles(run: Pick<RunListing, "strategy">, t: TFunction): string {
  return strategiesOf(run)
    .map((strategy) => strategyTitle(strategy, t))
    .join(t("common.listSeparator"));
}

/** What tells a run from others of its method: `Agents N 5 · Seed 7`; empty where nothing does. */
function settingsWords({ settings }: Pick<RunListing, "settings">, t: TFunction): string {
  return Object.entries(settings)
    .map(([name, value]) =>
      name === "seed" ? `${t("strategies.seed")} ${value}` : optionNote(name, value, t),
    )
    .join(" · ");
}

/** Its methods with that, on one line. */
export function methodWords(run: Pick<RunListing, "strategy" | "settings">, t: TFunction): string {
  return [methodTitles(run, t), settingsWords(run, t)].filter((words) => words !== "").join(" · ");
}

/** Whether runs can be set side by side: evaluations, of which there are at least two; a sweep stands for several. */
export function isComparable(runs: readonly Pick<RunListing, "kind">[]): boolean {
  return runs.every(canBeCompared) && (runs.length > 1 || runs.some(({ kind }) => kind === "sweep"));
}

/** Of an evaluation's questions that are right or wrong so far, how many are right; null where there are none. */
export function shareRight({ correct, compared }: Pick<RunListing, "correct" | "compared">): number | null {
  return correct === null || compared === null || compared === 0 ? null : correct / compared;
}

export function canBeCompared({ kind }: Pick<RunListing, "kind">): boolean {
  return kind !== "ask";
}

/** Between two looks at the figures of runs that go on. */
const GOING_MILLISECONDS = 2000;

/**
 * When the history is read again: soon while something goes on; else seldom, for it is read whole, and only a run that began
 * and ended, or was deleted, elsewhere, between two looks for what goes on, waits for it.
 */
export function millisecondsToNextLook(runs: readonly Pick<RunListing, "state">[]): number {
  return runs.some(({ state }) => state === "running") ? GOING_MILLISECONDS : MINUTE_MILLISECONDS;
}

function stateGroup(state: RunListing["state"]): StateFilter {
  if (state === "done") return "done";
  return state === "cancelled" || state === "failed" ? "ended" : "unfinished";
}
