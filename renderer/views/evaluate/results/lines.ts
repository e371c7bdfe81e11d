import type { EvalReport } from "../../../../core/evaluation/evaluate.ts";
import type { ErrorRecord } from "../../../../core/errors.ts";
import type { OptionValue } from "../../../../core/events.ts";
import type { CellReport, CellState, SweepReport } from "../../../../core/sweep/report.ts";
import type { RunPhase } from "../../../../engine/contract/live.ts";
import type { ListedRunState } from "../../../../engine/contract/reports.ts";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { questionsOf, reportSoFar } from "./figures.ts";

/** How a line of the results stands. `stopped`: successive halving gave it up. */
export type Standing = ListedRunState | CellState | Exclude<RunPhase, "running" | "ended"> | "starting";

/** One method on one model, as far as it has come. */
export interface ResultLine {
  /** The run whose questions are shown; null before it has one. */
  readonly run: string | null;
  readonly strategy: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly model: string;
  readonly standing: Standing;
  readonly error: ErrorRecord | null;
  readonly done: number;
  readonly total: number;
  readonly figures: LineFigures;
}

/** What came of the questions so far. */
export interface LineFigures extends Pick<
  EvalReport,
  "questions" | "accuracy" | "interval" | "unanswered" | "failed" | "perQuestion"
> {
  /** Mean chrF of translations, and its interval where it is known; null without translations. */
  readonly score: { readonly mean: number; readonly interval: readonly [number, number] | null } | null;
}

/** The lines of a comparison: one per cell of a sweep, or that of the one evaluation. */
export function resultLines(followed: FollowedRun): readonly ResultLine[] {
  const { sweep, transcript } = followed;
  if (sweep !== null) return sweep.report.cells.map((cell) => lineOfCell(cell, sweep.report));
  return transcript.manifest?.kind === "eval" ? [lineOfEvaluation(followed)] : [];
}

function lineOfCell(cell: CellReport, { questionsPerCell, repeats }: SweepReport): ResultLine {
  const { strategy, options, model, state, error, score, scoreInterval } = cell;
  return {
    run: cell.repeats[0]?.run ?? null,
    strategy,
    options,
    model,
    standing: state,
    error,
    done: cell.ended,
    total: state === "done" ? cell.ended : questionsPerCell * repeats,
    figures: { ...cell, score: score === null ? null : { mean: score, interval: scoreInterval } },
  };
}

function lineOfEvaluation(followed: FollowedRun): ResultLine {
  const { transcript, end, problem } = followed;
  const { manifest, done } = transcript;
  return {
    run: transcript.run,
    strategy: manifest?.strategy ?? "",
    options: manifest?.options ?? {},
    model: manifest?.model.name ?? "",
    standing: standingOf(followed),
    error: end?.error ?? transcript.error ?? problem,
    done,
    total: questionsOf(transcript),
    figures: reportSoFar(transcript),
  };
}

/** How a run stands, from its phase while it goes on and from its end afterwards. */
export function standingOf({ phase, end }: Pick<FollowedRun, "phase" | "end">): Standing {
  if (end !== null) return end.state;
  return phase === null || phase === "ended" ? "starting" : phase;
}
