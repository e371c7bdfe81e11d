import { costsOf } from "../../core/evaluation/costs.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunState } from "../../core/events.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import type { SweepEvent } from "../../core/sweep/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { foldCell, sweepReport, type CellRunFigures, type FoldedCell } from "../../core/sweep/summary.ts";
import { activeAt, foldSweep, type SweepTranscript } from "../../core/sweep/transcript.ts";
import { callsLeft, type CellRunTally } from "./calls-left.ts";

/** A run of a cell as it was found. */
type FoundRun = Omit<CellRunFigures, "rows">;

/** A run of a cell as it has become. */
interface CellRunSoFar extends CellRunFigures, CellRunTally {
  state: CellRunFigures["state"];
  ended: number;
  /** Questions that came to their end, without exemplars. */
  counted: number;
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
  let callsSince = 0;

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
      callsSince += 1;
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
      if (since === null || callsSince === 0) return null;
      const left = callsLeft(transcript, { tallyOf: (run) => runs.get(run), callsOf });
      return ((lastTime - since) / 1000 / callsSince) * left;
    },
  };
}

function byPlace(left: FoundRun, right: FoundRun): number {
  return left.cell - right.cell || left.repeat - right.repeat;
}
