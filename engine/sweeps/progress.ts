import { costsOf } from "../../core/evaluation/costs.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunState } from "../../core/events.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import type { SweepEvent } from "../../core/sweep/events.ts";
import { meanQuestions, rungsOf } from "../../core/sweep/halving.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { sweepReport, type CellRunFigures, type FoldedCell } from "../../core/sweep/summary.ts";
import { activeAt, foldSweep, type CellRun, type SweepTranscript } from "../../core/sweep/transcript.ts";

/** A run of a cell as it was found, or as it has become. */
interface CellRunSoFar {
  readonly cell: number;
  readonly repeat: number;
  readonly run: string;
  state: CellRunFigures["state"];
  readonly rows: QuestionRow[];
  /** Of all rows. */
  calls: number;
}

/** How far a sweep has come: what is told of it while it goes on. */
export interface SweepProgress {
  readonly transcript: SweepTranscript;
  fold(event: SweepEvent): void;
  /** Takes in the run of a cell with what is stored of it. */
  addRun(run: Omit<CellRunFigures, "state">, state: CellRunFigures["state"]): void;
  /** Takes in a call that was made now; those of a question that is gone on with were in part made before. */
  addCall(time: number): void;
  addRow(run: string, row: QuestionRow, time: number): void;
  setState(run: string, state: RunState): void;
  /** Questions that came to their end, of all cells and repeats. */
  done(): number;
  rowsOf(run: string): readonly QuestionRow[];
  stateOf(run: string): CellRunFigures["state"] | undefined;
  /** @throws RangeError before the sweep's first event */
  report(): SweepReport;
  /** Seconds that the rest takes at the pace since this engine took it up; null while none is known. */
  secondsLeft(): number | null;
}

/** Questions of a cell from which its mean of calls is taken for that of the others. */
const ENOUGH_QUESTIONS = 3;

/**
 * @param callsOf calls that a question of a cell usually takes
 * @param lastActivity when something last happened in the sweep or its cells, in milliseconds since 1970; null for a new one
 */
export function createProgress(
  past: SweepTranscript | null,
  callsOf: (cell: Cell) => number,
  lastActivity: number | null = null,
): SweepProgress {
  let transcript = past ?? foldSweep([]);
  const runs = new Map<string, CellRunSoFar>();
  /** Cells as they were last reported, but those of which something has changed since. */
  const folded = new Map<number, FoldedCell>();
  let lastTime = lastActivity ?? transcript.lastTime ?? 0;
  /** When this engine took the sweep up, and the calls made since. */
  let since: number | null = null;
  let calls = 0;

  const figures = (): readonly CellRunFigures[] =>
    [...runs.values()].sort((left, right) => left.cell - right.cell || left.repeat - right.repeat);
  const change = (run: string, by: (entry: CellRunSoFar) => void): void => {
    const entry = runs.get(run);
    if (entry === undefined) return;
    by(entry);
    folded.delete(entry.cell);
  };
  const active = (): number => activeAt(transcript, lastTime);
  const rowsOf = (run: string): readonly QuestionRow[] => runs.get(run)?.rows ?? [];
  const hasFailed = ({ run, error }: CellRun): boolean => error !== null || runs.get(run)?.state === "failed";
  /** Questions of a cell that are left if each repeat is asked so many; one that failed is not taken up again. */
  const questionsLeft = (started: readonly CellRun[], repeats: number, each: number): number => {
    const goOn = started.filter((repeat) => !hasFailed(repeat));
    const answered = goOn.reduce((sum, { run }) => sum + rowsOf(run).length, 0);
    return Math.max(0, (repeats - started.length + goOn.length) * each - answered);
  };
  /** Calls of a question of a cell in the mean. */
  const meanCalls = (cell: Cell, started: readonly CellRun[]): number => {
    const begun = started.flatMap(({ run }) => runs.get(run) ?? []);
    const answered = begun.reduce((sum, { rows }) => sum + rows.length, 0);
    const made = begun.reduce((sum, own) => sum + own.calls, 0);
    return answered < ENOUGH_QUESTIONS ? callsOf(cell) : made / answered;
  };
  const callsLeft = (): number => {
    const { manifest, rungs, cellRuns } = transcript;
    if (manifest === null) return 0;
    const { plan, data } = manifest;
    const planned = rungsOf(plan, data.questions).slice(rungs.length);
    const alive = new Set(rungs.at(-1)?.kept ?? plan.cells.map(({ cell }) => cell));
    const each = meanQuestions(planned, alive.size);
    const startedOf = Map.groupBy(cellRuns, ({ cell }) => cell);
    return plan.cells.reduce((sum, cell) => {
      if (!alive.has(cell.cell)) return sum;
      const started = startedOf.get(cell.cell) ?? [];
      return sum + questionsLeft(started, plan.repeats, each) * meanCalls(cell, started);
    }, 0);
  };
  return {
    get transcript() {
      return transcript;
    },
    fold(event) {
      transcript = foldSweep([event], transcript);
      if ("cell" in event) folded.delete(event.cell);
      else folded.clear();
      lastTime = Math.max(lastTime, event.time);
      if (event.type === "sweep-started" || event.type === "run-resumed") since = event.time;
    },
    addRun({ cell, repeat, run, rows }, state) {
      runs.set(run, { cell, repeat, run, state, rows: [...rows], calls: costsOf(rows).calls });
      folded.delete(cell);
    },
    addCall(time) {
      calls += 1;
      lastTime = Math.max(lastTime, time);
    },
    addRow(run, row, time) {
      change(run, (entry) => {
        entry.rows.push(row);
        entry.calls += row.calls;
      });
      lastTime = Math.max(lastTime, time);
    },
    setState: (run, state) => change(run, (entry) => void (entry.state = state)),
    done: () => [...runs.values()].reduce((sum, { rows }) => sum + rows.length, 0),
    rowsOf,
    stateOf: (run) => runs.get(run)?.state,
    report: () => sweepReport(transcript, figures(), active(), folded),
    secondsLeft() {
      if (since === null || calls === 0) return null;
      return ((lastTime - since) / 1000 / calls) * callsLeft();
    },
  };
}
