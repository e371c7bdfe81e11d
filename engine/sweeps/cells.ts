import { CancelledError, ModelLoadError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import { throwIfCancelled } from "../runs/calls.ts";
import { forEachBounded } from "../runs/pool.ts";
import { PAUSE, StandStill, type CellPart } from "../runs/run.ts";
import { newRunId } from "../storage/run-id.ts";
import type { SweepProgress } from "./progress.ts";
import { cellRequest } from "./request.ts";
import { createSlots } from "./slots.ts";
import type { SweepWork } from "./task.ts";

/** Runs of cells that share the batch: enough that one which comes to its end leaves no room unused. */
const CELLS_TOGETHER = 3;

/**
 * Carries out all repeats of these cells, or goes on with them, one model after the other so that each is loaded once.
 * @param until questions after which a cell stands still; Infinity: never
 * @throws CancelledError, StorageError; ModelLoadError if a model is lost in the middle of a cell. A cell that cannot be
 *   carried out is recorded as failed
 */
export async function runCells(cells: readonly Cell[], until: number, work: SweepWork): Promise<void> {
  const { repeats } = work.plan;
  for (const ofModel of Map.groupBy(cells, ({ model }) => model).values()) {
    const slots = createSlots();
    const items = ofModel.flatMap((cell) =>
      Array.from({ length: repeats }, (_, repeat) => ({ cell, repeat })),
    );
    const together = work.request.concurrency === 1 ? 1 : CELLS_TOGETHER;
    await forEachBounded(items, together, work.task.signal, ({ cell, repeat }, order, signal) =>
      runCell(cell, repeat, {
        work,
        until,
        signal,
        enter: (concurrency, own) => slots.take(order, 1 / concurrency, own),
      }),
    );
  }
}

interface CellWork extends Pick<CellPart, "enter" | "until"> {
  readonly work: SweepWork;
  readonly signal: AbortSignal;
}

/** Carries out one repeat of a cell as far as it should come, or goes on with it. */
async function runCell(cell: Cell, repeat: number, { work, until, signal, enter }: CellWork): Promise<void> {
  const { task, request, dataset, parts, record } = work;
  const { progress, store } = task;
  const known = progress.transcript.cellRuns.find(
    (each) => each.cell === cell.cell && each.repeat === repeat,
  );
  if (known !== undefined && hasCome(known.run, until, progress)) return;
  if (known?.error != null) return;
  throwIfCancelled(signal);
  const run = known?.run ?? newRunId(parts.now());
  if (known === undefined) record({ type: "cell-started", cell: cell.cell, repeat, cellRun: run });
  if (progress.stateOf(run) === undefined) {
    progress.addRun({ cell: cell.cell, repeat, run, rows: store.rows(run) }, "waiting");
  }
  const part: CellPart = { sweep: task.run, cell: cell.cell, repeat, dataset, until, enter };
  const started = parts.startCell(run, cellRequest(request, cell, repeat), part);
  const stop = (): void =>
    void started.stop(task.signal.aborted && task.signal.reason !== PAUSE ? "cancel" : "pause");
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    await started.result;
  } catch (error) {
    if (error instanceof StandStill) return;
    if (error instanceof CancelledError || error instanceof StorageError) throw error;
    // What it answered is kept, and the rest can be asked when the model is there again.
    if (error instanceof ModelLoadError && progress.stateOf(run) === "paused") throw error;
    record({ type: "cell-failed", cell: cell.cell, repeat, error: toErrorRecord(error) });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Whether the run of a cell has nothing more to do, or not before the next comparison. */
function hasCome(run: string, until: number, progress: SweepProgress): boolean {
  const state = progress.stateOf(run);
  if (state === "done" || state === "failed") return true;
  return progress.rowsOf(run).filter(({ exemplar }) => exemplar !== true).length >= until;
}
