import { CancelledError, ContractError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { DataManifest } from "../../core/events.ts";
import { keepBest, rungsOf } from "../../core/sweep/halving.ts";
import type { Cell, SweepPlan } from "../../core/sweep/cell.ts";
import type { SweepEventBody, SweepManifest } from "../../core/sweep/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { worthOf } from "../../core/sweep/summary.ts";
import { activeAt, type SweepTranscript } from "../../core/sweep/transcript.ts";
import type { ValidEvalRequest, ValidSweepRequest } from "../contract/requests.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { throwIfCancelled } from "../runs/calls.ts";
import { describeMachine, installedVersions } from "../runs/manifest.ts";
import { forEachBounded } from "../runs/pool.ts";
import { PAUSE, requireAnswerType, StandStill, type CellPart, type EngineParts } from "../runs/run.ts";
import { newRunId } from "../storage/run-id.ts";
import type { RunOrigin, RunStore } from "../storage/run-store.ts";
import type { PlannedSweep } from "./request.ts";
import { cellRequest } from "./request.ts";
import type { SweepProgress } from "./progress.ts";
import { createSlots } from "./slots.ts";

/** A sweep as it is carried out. */
export interface SweepTask {
  readonly run: string;
  readonly store: RunStore;
  readonly planned: PlannedSweep;
  /** What is stored of it, if it is gone on with. */
  readonly past: SweepTranscript | null;
  readonly progress: SweepProgress;
  /** Tells that the progress has changed. */
  readonly changed: () => void;
  readonly announce: (title: string) => void;
  /** Cancels the sweep; with PAUSE as the reason, pauses it. */
  readonly signal: AbortSignal;
}

/** The run of a cell that goes on. */
export interface StartedCell {
  /** Rejects with what ended it: StandStill where it came as far as it should. */
  readonly result: Promise<unknown>;
  stop(how: "cancel" | "pause"): Promise<void>;
}

/** What a sweep needs beside what runs share. */
export interface SweepParts extends Pick<EngineParts, "datasets" | "findStrategy" | "startClock"> {
  /** Starts the run of a cell, or goes on with it. */
  startCell(run: string, request: ValidEvalRequest, part: CellPart): StartedCell;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Runs of cells that share the batch: enough that one which comes to its end leaves no room unused. */
const CELLS_TOGETHER = 3;

/**
 * Carries out a sweep: one evaluation for each repeat of each cell, recorded as runs of their own.
 * @throws DatasetError, ContractError before it starts; then CancelledError or StorageError. A cell that cannot be
 *   carried out does not end the sweep, unless none can.
 */
export async function sweep(
  task: SweepTask,
  request: ValidSweepRequest,
  parts: SweepParts,
): Promise<SweepReport> {
  const { signal, planned, past, progress } = task;
  const { limit, skipBadLines, columns } = request;
  const dataset = await parts.datasets.open(request.data, {
    limit,
    skipBadLines,
    signal,
    ...(columns && { columns }),
  });
  const plan = past?.manifest?.plan ?? planned.plan;
  requireAnswerTypes(plan, dataset, parts);
  task.announce(dataset.file);
  throwIfCancelled(signal);
  if (request.keep) await parts.datasets.keep(request.data);

  const record = recorder(task, { title: dataset.file, request }, parts.startClock());
  begin(task, request, dataset, record);
  try {
    await carryOut(plan, { task, request, dataset, parts, record });
    record({ type: "run-finished", state: "done", error: null });
    return progress.report();
  } catch (error) {
    // After a failure of the store nothing more can be kept; the sweep then shows as interrupted.
    if (!(error instanceof StorageError)) record(endingOf(error, signal));
    throw error;
  }
}

type Record = (body: SweepEventBody) => void;

/** What the steps of a sweep share. */
interface Work {
  readonly task: SweepTask;
  readonly request: ValidSweepRequest;
  readonly dataset: Dataset;
  readonly parts: SweepParts;
  readonly record: Record;
}

function recorder(
  { run, store, progress, changed }: SweepTask,
  origin: RunOrigin,
  clock: () => number,
): Record {
  return (body) => {
    const { nextSeq: seq, lastTime } = progress.transcript;
    const event = { ...body, run, seq, question: null, time: Math.max(lastTime ?? 0, clock()) };
    store.append(event, origin);
    progress.fold(event);
    changed();
  };
}

/** Records the start of the sweep, or that it is gone on with. */
function begin(
  { run, past, store, planned, progress }: SweepTask,
  request: ValidSweepRequest,
  dataset: Dataset,
  record: Record,
): void {
  if (past === null) {
    record({ type: "sweep-started", manifest: manifestOf(planned, request, dataset) });
    for (const message of [...dataset.notes, ...planned.notes]) record({ type: "sweep-warning", message });
    return;
  }
  requireSameData(run, past, dataset);
  for (const { run: cellRun, cell, repeat, state } of store.cellRuns(run)) {
    progress.addRun({ cell, repeat, run: cellRun, rows: store.rows(cellRun) }, state);
  }
  const last = store.lastActivity(run) ?? past.lastTime ?? 0;
  record({ type: "run-resumed", activeMilliseconds: activeAt(past, last) });
}

function manifestOf({ plan }: PlannedSweep, request: ValidSweepRequest, dataset: Dataset): SweepManifest {
  const { file, sha256, questions, skippedLines, extras } = dataset;
  const data: DataManifest = {
    file,
    sha256,
    questions: questions.length,
    skippedLines,
    ...(extras && { extras: { file: extras.file, sha256: extras.sha256 } }),
  };
  return {
    kind: "sweep",
    plan,
    seed: request.seed,
    data,
    concurrency: request.concurrency ?? null,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}

function requireSameData(run: string, { manifest }: SweepTranscript, dataset: Dataset): void {
  if (manifest === null || manifest.data.sha256 === dataset.sha256) return;
  throw new ContractError(
    `The sweep ${run} cannot be gone on with: the data file ${manifest.data.file} has changed. ` +
      `Put back what it was begun with, or start a new sweep.`,
    { run },
  );
}

function requireAnswerTypes(
  { cells }: SweepPlan,
  { questions }: Dataset,
  { findStrategy }: SweepParts,
): void {
  const answerTypes = new Set(questions.map(({ answerType }) => answerType));
  for (const id of new Set(cells.map(({ strategy }) => strategy))) {
    for (const answerType of answerTypes) requireAnswerType(findStrategy(id), answerType);
  }
}

/** Rung by rung; without halving there is one, which asks all questions. */
async function carryOut(plan: SweepPlan, work: Work): Promise<void> {
  const { progress } = work.task;
  const rungs = rungsOf(plan, work.dataset.questions.length);
  const last = rungs.length - 1;
  for (const [index, { questions }] of rungs.entries()) {
    if (index < progress.transcript.rungs.length) continue;
    const alive = progress.transcript.rungs.at(-1)?.kept;
    const cells = plan.cells.filter(({ cell }) => alive?.includes(cell) ?? true);
    await runCells(cells, index === last ? Infinity : questions, work);
    if (index < last) endRung(plan, cells, questions, work);
  }
  requireOneCell(progress.transcript);
}

function endRung(
  { search }: SweepPlan,
  cells: readonly Cell[],
  questions: number,
  { task, record }: Work,
): void {
  const reports = task.progress.report().cells;
  const contestants = cells.map(({ cell }) => {
    const report = reports[cell];
    return {
      cell,
      worth: report === undefined ? null : worthOf(report),
      generated: report?.perQuestion.tokens.generated ?? 0,
    };
  });
  const kept = keepBest(contestants, search.kind === "halving" ? search.eta : 1);
  const stopped = cells.map(({ cell }) => cell).filter((cell) => !kept.includes(cell));
  record({ type: "rung-ended", questions, kept, stopped });
}

function requireOneCell({ cellRuns }: SweepTranscript): void {
  const failed = cellRuns.filter(({ error }) => error !== null);
  if (failed.length < cellRuns.length || failed.length === 0) return;
  const [first] = failed;
  throw new ContractError(
    `No cell of this sweep could be carried out. The first said: ${first?.error?.message ?? "nothing"}`,
    { cells: failed.length },
  );
}

/** One model after the other, so that each is loaded once. */
async function runCells(cells: readonly Cell[], until: number, work: Work): Promise<void> {
  const { repeats } = work.task.planned.plan;
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
  readonly work: Work;
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
    record({ type: "cell-failed", cell: cell.cell, repeat, error: toErrorRecord(error) });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Whether the run of a cell has nothing more to do, or not before the next comparison. */
function hasCome(run: string, until: number, progress: SweepProgress): boolean {
  const state = progress.stateOf(run);
  if (state === "done" || state === "failed" || state === "cancelled") return true;
  return progress.rowsOf(run).filter(({ exemplar }) => exemplar !== true).length >= until;
}

function endingOf(error: unknown, signal: AbortSignal): SweepEventBody {
  const isCancelled = error instanceof CancelledError;
  if (isCancelled && signal.reason === PAUSE) return { type: "run-paused" };
  const state = isCancelled ? "cancelled" : "failed";
  return { type: "run-finished", state, error: toErrorRecord(error) };
}
