import { throwIfCancelled } from "../../core/cancel.ts";
import {
  CancelledError,
  ContractError,
  DatasetError,
  EmbedderError,
  ModelLoadError,
  reasonOf,
  StorageError,
  toErrorRecord,
} from "../../core/errors.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import type { CellRun } from "../../core/sweep/transcript.ts";
import { PAUSE, StandStill } from "../runs/broken-off.ts";
import { forEachBounded } from "../runs/pool.ts";
import type { CellPart } from "../runs/run-task.ts";
import { ChangedError, type BegunCell } from "../runs/unchanged.ts";
import { newRunId } from "../storage/run-id.ts";
import type { SweepProgress } from "./progress.ts";
import { cellRequest } from "./request.ts";
import { createSlots } from "./slots.ts";
import type { SweepWork } from "./task.ts";

/** Runs of cells that share the batch: enough that one which comes to its end leaves no room unused. */
const CELLS_TOGETHER = 3;

/** Leaves a sweep where it is, so that it can be gone on with: what a cell lacks is not its own, and may come back. */
export class LeftSweep extends Error {
  /** @param cause what kept the cell from going on */
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/**
 * Carries out all repeats of these cells, or goes on with them, one model after the other so that each is loaded once.
 * @param until questions after which a cell stands still; Infinity: never
 * @throws CancelledError, StorageError; LeftSweep if a model that was there is lost, if a cell cannot be gone on with, or
 *   cannot be begun for the lack of what others had. A cell that cannot be carried out is recorded as failed
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
  const { task, request, dataset, exemplars, parts, clock, record } = work;
  const { progress } = task;
  const known = progress.transcript.cellRuns.find(
    (each) => each.cell === cell.cell && each.repeat === repeat,
  );
  if (known !== undefined && hasCome(known.run, until, progress)) return;
  if (known?.error != null) return;
  throwIfCancelled(signal);
  const run = known?.run ?? newRunId(parts.now());
  if (known === undefined) record({ type: "cell-started", cell: cell.cell, repeat, cellRun: run });
  if (progress.stateOf(run) === undefined) {
    progress.addRuns([{ cell: cell.cell, repeat, run, state: "waiting" }]);
  }
  const before = progress.stateOf(run);
  const place = { sweep: task.run, cell: cell.cell, repeat };
  const data = { dataset, exemplars };
  const part: CellPart = { ...place, ...data, clock, until, enter, others: () => othersLike(cell, work) };
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
    const isAsItWas = before !== "waiting" && progress.stateOf(run) === before;
    const isLost = error instanceof ModelLoadError && wasThere(cell.model, work);
    const isShared = progress.stateOf(run) === "waiting" && othersHad(error, cell, work);
    if (isAsItWas || isLost || isShared || error instanceof ChangedError) throw new LeftSweep(error);
    record({ type: "cell-failed", cell: cell.cell, repeat, error: toErrorRecord(error) });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

type IsMeant = (cell: Cell) => boolean;

/** Whether a cell of the sweep was begun on the model. */
function wasThere(model: string, work: SweepWork): boolean {
  return begunCells(work, (cell) => cell.model === model).length > 0;
}

/** Whether what a cell lacks was there when others were begun, so that it is not its own. */
function othersHad(error: unknown, { strategy, model }: Cell, work: SweepWork): boolean {
  const anyBegan = (isMeant: IsMeant) => begunCells(work, isMeant).length > 0;
  if (error instanceof EmbedderError) {
    return begunCells(work, () => true).some(({ run }) => work.task.store.manifest(run).embedder !== null);
  }
  // Databases are those of the whole sweep.
  if (error instanceof DatasetError) return anyBegan(() => true);
  // There is no model of that name any more.
  if (error instanceof ContractError && error.details.model === model) return wasThere(model, work);
  return anyBegan((cell) => cell.strategy === strategy && cell.model === model);
}

/** Begun cells that tell what one must be like: one of its model and one of its method, else any. */
function othersLike({ strategy, model }: Cell, work: SweepWork): readonly BegunCell[] {
  const first = (isMeant: IsMeant) => begunCells(work, isMeant).slice(0, 1);
  const near = [...first((cell) => cell.model === model), ...first((cell) => cell.strategy === strategy)];
  return (near.length > 0 ? near : first(() => true)).map(({ cell, run }) => ({
    manifest: work.task.store.manifest(run),
    sameModel: work.plan.cells[cell]?.model === model,
  }));
}

/** Of the cells that are meant, the runs of which at least the start is recorded. */
function begunCells({ task, plan }: SweepWork, isMeant: IsMeant): readonly CellRun[] {
  const { progress } = task;
  const meant = new Set(plan.cells.filter(isMeant).map(({ cell }) => cell));
  return progress.transcript.cellRuns.filter(
    ({ cell, run }) => meant.has(cell) && ![undefined, "waiting"].includes(progress.stateOf(run)),
  );
}

/** Whether the run of a cell has nothing more to do, or not before the next comparison. */
function hasCome(run: string, until: number, progress: SweepProgress): boolean {
  const state = progress.stateOf(run);
  if (state === "done" || state === "failed") return true;
  return progress.countedOf(run) >= until;
}
