import { costsOf } from "../../core/evaluation/costs.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunState } from "../../core/events.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import type { SweepEvent } from "../../core/sweep/events.ts";
import { meanQuestions, rungsOf } from "../../core/sweep/halving.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { foldCell, sweepReport, type CellRunFigures, type FoldedCell } from "../../core/sweep/summary.ts";
import { activeAt, foldSweep, type CellRun, type SweepTranscript } from "../../core/sweep/transcript.ts";

/** A run of a cell as it was found. */
type FoundRun = Omit<CellRunFigures, "rows">;

/** A run of a cell as it has become. */
interface CellRunSoFar extends CellRunFigures {
  state: CellRunFigures["state"];
  /** Questions that came to their end, exemplars too. */
  ended: number;
  /** Of these, without exemplars. */
  counted: number;
  /** Calls that those which came to their end took. */
  calls: number;
  /** Its rows; null while its cell stands still. */
  kept: QuestionRow[] | null;
}

/** How far a sweep has come: what is told of it while it goes on. */
export interface SweepProgress {
  readonly transcript: SweepTranscript;
  fold(event: SweepEvent): void;
  /** Takes in runs of cells with what is stored of them, cell by cell. @throws StorageError */
  addRuns(found: readonly FoundRun[]): void;
  /** Takes in a call that was made now; those of a question that is gone on with were in part made before. */
  addCall(time: number): void;
  /** @param row of a question that is stored already */
  addRow(run: string, row: QuestionRow, time: number): void;
  /** @throws StorageError if a cell goes on and its rows cannot be read */
  setState(run: string, state: RunState): void;
  /** Questions that came to their end, of all cells and repeats. */
  done(): number;
  /** Questions of a run that came to their end, without exemplars. */
  countedOf(run: string): number;
  stateOf(run: string): CellRunFigures["state"] | undefined;
  /** @throws RangeError before the sweep's first event */
  report(): SweepReport;
  /** Seconds that the rest takes at the pace since this engine took it up; null while none is known. */
  secondsLeft(): number | null;
}

/** Questions of a cell from which its mean of calls is taken for that of the others. */
const ENOUGH_QUESTIONS = 3;

/**
 * Of the cells of a large sweep the rows are many: only those of the cells that go on are kept.
 * @param callsOf calls that a question of a cell usually takes
 * @param storedRows what is stored of a run; it may throw a StorageError
 * @param lastActivity when something last happened in the sweep or its cells, in milliseconds since 1970; null for a new one
 */
export function createProgress(
  past: SweepTranscript | null,
  callsOf: (cell: Cell) => number,
  storedRows: (run: string) => readonly QuestionRow[],
  lastActivity: number | null = null,
): SweepProgress {
  let transcript = past ?? foldSweep([]);
  const runs = new Map<string, CellRunSoFar>();
  /** What cells came to, but those that have answered more since. */
  const folded = new Map<number, FoldedCell>();
  let lastTime = lastActivity ?? transcript.lastTime ?? 0;
  /** When this engine took the sweep up, and the calls made since. */
  let since: number | null = null;
  let calls = 0;

  const take = (found: FoundRun): void => {
    const { run } = found;
    const stored = storedRows(run);
    const entry: CellRunSoFar = {
      ...found,
      ended: stored.length,
      counted: stored.filter(({ exemplar }) => exemplar !== true).length,
      calls: costsOf(stored).calls,
      kept: [...stored],
      rows: () => entry.kept ?? storedRows(run),
    };
    runs.set(run, entry);
  };
  /** One that failed before it began waits for nothing. */
  const goesOn = ({ run, state }: CellRunSoFar): boolean =>
    state === "running" ||
    (state === "waiting" && !transcript.cellRuns.some((each) => each.run === run && each.error !== null));
  /** A cell that stands still is folded before its rows go, so that no report has to read the store. */
  const settle = (cell: number): void => {
    const own = [...runs.values()].filter((entry) => entry.cell === cell).sort(byPlace);
    const anyGoesOn = own.some(goesOn);
    if (!anyGoesOn && !folded.has(cell)) folded.set(cell, foldCell(own));
    for (const entry of own) entry.kept = anyGoesOn ? (entry.kept ?? [...storedRows(entry.run)]) : null;
  };
  const active = (): number => activeAt(transcript, lastTime);
  const hasFailed = ({ run, error }: CellRun): boolean => error !== null || runs.get(run)?.state === "failed";
  /** Questions of a cell that are left if each repeat is asked so many; one that failed is not taken up again. */
  const questionsLeft = (started: readonly CellRun[], repeats: number, each: number): number => {
    const goOn = started.filter((repeat) => !hasFailed(repeat));
    const answered = goOn.reduce((sum, { run }) => sum + (runs.get(run)?.ended ?? 0), 0);
    return Math.max(0, (repeats - started.length + goOn.length) * each - answered);
  };
  /** Calls of a question of a cell in the mean. */
  const meanCalls = (cell: Cell, started: readonly CellRun[]): number => {
    const begun = started.flatMap(({ run }) => runs.get(run) ?? []);
    const answered = begun.reduce((sum, { ended }) => sum + ended, 0);
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
      lastTime = Math.max(lastTime, event.time);
      if (event.type === "sweep-started" || event.type === "run-resumed") since = event.time;
      if (event.type === "cell-failed") settle(event.cell);
    },
    addRuns(found) {
      for (const [cell, own] of Map.groupBy(found, (each) => each.cell)) {
        own.forEach(take);
        folded.delete(cell);
        settle(cell);
      }
    },
    addCall(time) {
      calls += 1;
      lastTime = Math.max(lastTime, time);
    },
    addRow(run, row, time) {
      lastTime = Math.max(lastTime, time);
      const entry = runs.get(run);
      if (entry === undefined) return;
      entry.ended += 1;
      if (row.exemplar !== true) entry.counted += 1;
      entry.calls += row.calls;
      entry.kept?.push(row);
      folded.delete(entry.cell);
    },
    setState(run, state) {
      const entry = runs.get(run);
      if (entry === undefined) return;
      entry.state = state;
      settle(entry.cell);
    },
    done: () => [...runs.values()].reduce((sum, { ended }) => sum + ended, 0),
    countedOf: (run) => runs.get(run)?.counted ?? 0,
    stateOf: (run) => runs.get(run)?.state,
    report: () => sweepReport(transcript, [...runs.values()].sort(byPlace), active(), folded),
    secondsLeft() {
      if (since === null || calls === 0) return null;
      return ((lastTime - since) / 1000 / calls) * callsLeft();
    },
  };
}

function byPlace(left: FoundRun, right: FoundRun): number {
  return left.cell - right.cell || left.repeat - right.repeat;
}
