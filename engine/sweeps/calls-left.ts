import type { Cell } from "../../core/sweep/cell.ts";
import { meanQuestions, rungsOf } from "../../core/sweep/halving.ts";
import type { CellRunFigures } from "../../core/sweep/summary.ts";
import type { CellRun, SweepTranscript } from "../../core/sweep/transcript.ts";

/** What a run of a cell has come to. */
export interface CellRunTally {
  readonly state: CellRunFigures["state"];
  /** Questions that came to their end, exemplars too. */
  readonly ended: number;
  /** Calls that these took. */
  readonly calls: number;
}

/** What the calls that are left are reckoned from, beside the sweep itself. */
export interface CallsLeftMeans {
  /** Of a run that has begun. */
  readonly tallyOf: (run: string) => CellRunTally | undefined;
  /** Calls that a question of a cell usually takes. */
  readonly callsOf: (cell: Cell) => number;
}

/** Questions of a cell from which its mean of calls is taken for that of the others. */
const ENOUGH_QUESTIONS = 3;

/** Calls that the rest of a sweep takes, as far as can be told: a plain number, 0 before the sweep's first event. */
export function callsLeft({ manifest, rungs, cellRuns }: SweepTranscript, means: CallsLeftMeans): number {
  if (manifest === null) return 0;
  const { plan, data } = manifest;
  const planned = rungsOf(plan, data.questions).slice(rungs.length);
  const alive = new Set(rungs.at(-1)?.kept ?? plan.cells.map(({ cell }) => cell));
  const each = meanQuestions(planned, alive.size);
  const startedOf = Map.groupBy(cellRuns, ({ cell }) => cell);
  return plan.cells.reduce((sum, cell) => {
    if (!alive.has(cell.cell)) return sum;
    const started = startedOf.get(cell.cell) ?? [];
    return sum + questionsLeft(started, plan.repeats, each, means) * meanCalls(cell, started, means);
  }, 0);
}

/** Questions of a cell that are left if each repeat is asked so many; one that failed is not taken up again. */
function questionsLeft(
  started: readonly CellRun[],
  repeats: number,
  each: number,
  { tallyOf }: CallsLeftMeans,
): number {
  const goOn = started.filter(({ run, error }) => error === null && tallyOf(run)?.state !== "failed");
  const answered = goOn.reduce((sum, { run }) => sum + (tallyOf(run)?.ended ?? 0), 0);
  return Math.max(0, (repeats - started.length + goOn.length) * each - answered);
}

/** Calls of a question of a cell in the mean. */
function meanCalls(cell: Cell, started: readonly CellRun[], { tallyOf, callsOf }: CallsLeftMeans): number {
  const begun = started.flatMap(({ run }) => tallyOf(run) ?? []);
  const answered = begun.reduce((sum, { ended }) => sum + ended, 0);
  const made = begun.reduce((sum, { calls }) => sum + calls, 0);
  return answered < ENOUGH_QUESTIONS ? callsOf(cell) : made / answered;
}
