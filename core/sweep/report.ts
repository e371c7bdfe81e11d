import type { ErrorRecord } from "../errors.ts";
import type { CostsPerQuestion } from "../evaluation/costs.ts";
import type { TokenCounts } from "../model.ts";
import type { Axis, Cell, SweepSearch } from "./cell.ts";
import type { Rung } from "./transcript.ts";

/** `stopped`: successive halving gave it up. */
export type CellState = "waiting" | "running" | "paused" | "stopped" | "failed" | "done";

/** One repeat of a cell so far. */
export interface RepeatReport {
  readonly run: string;
  /** 0-based. */
  readonly repeat: number;
  readonly seed: number;
  /** Questions that came to their end. */
  readonly questions: number;
  readonly compared: number;
  readonly correct: number;
  /** Null without compared questions. */
  readonly accuracy: number | null;
  /** Mean chrF, 0–100, where there are translations; else null. */
  readonly score: number | null;
}

/** One cell of a sweep so far, over all its repeats. */
export interface CellReport extends Cell {
  readonly state: CellState;
  readonly error: ErrorRecord | null;
  readonly repeats: readonly RepeatReport[];
  /** Questions that came to their end, over all repeats, also those that were put only to get exemplars: how far it is. */
  readonly ended: number;
  /** Those that count in its figures, without exemplars; each counts as often as it was answered. */
  readonly questions: number;
  /** Of these, questions whose answers are right or wrong. */
  readonly compared: number;
  readonly correct: number;
  readonly unanswered: number;
  readonly failed: number;
  /** Share of right answers among the compared ones, 0–1; null if there are none. */
  readonly accuracy: number | null;
  /** 95 %: Wilson's; with repeats for as many answers as the standard error clustered by question is worth; null without an accuracy. */
  readonly interval: readonly [low: number, high: number] | null;
  /** Mean chrF, 0–100, where there are translations; else null. */
  readonly score: number | null;
  /** 95 %: a bootstrap interval; with repeats from the standard error clustered by question; of a single question 0–100; null without a score. */
  readonly scoreInterval: readonly [low: number, high: number] | null;
  readonly perQuestion: CostsPerQuestion;
}

/** What a sweep shows, at its end or so far; the JSON of `sweep`. */
export interface SweepReport {
  readonly run: string;
  readonly data: string;
  /** Of the data, each repeat of each cell. */
  readonly questionsPerCell: number;
  readonly axes: readonly Axis[];
  readonly repeats: number;
  readonly search: SweepSearch;
  readonly rungs: readonly Rung[];
  readonly cells: readonly CellReport[];
  /**
   * Cell with the highest accuracy, or score, among those that are done; before one is, among those that have come
   * furthest. Null before there is one.
   */
  readonly best: number | null;
  /** Of the same cells those that none of them beats with at most as many generated tokens a question, cheapest first. */
  readonly pareto: readonly number[];
  /** Questions that came to their end, of all cells and repeats. */
  readonly questions: number;
  /** Finished calls and their tokens, of all cells and repeats. */
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Wall time without pauses: from the runs of the cells, which may overlap. */
  readonly seconds: number;
}
