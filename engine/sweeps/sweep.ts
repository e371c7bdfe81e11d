import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { SweepManifest } from "../../core/sweep/events.ts";
import { halvingNotes } from "../../core/sweep/halving.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { activeAt } from "../../core/sweep/transcript.ts";
import { PRACTICE } from "../contract/limits.ts";
import type { ValidSweepRequest } from "../contract/requests.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { brokenOff } from "../runs/broken-off.ts";
import { goOnFrom } from "../runs/clock.ts";
import { describeMachine, installedVersions } from "../runs/machine.ts";
import { practiceNotes } from "../runs/practice-notes.ts";
import { dataManifest, openData } from "../runs/run-data.ts";
import type { RunOrigin } from "../storage/run-store.ts";
import { LeftSweep } from "./cells.ts";
import { requireAnswerTypes, requireReasons, type PlannedSweep } from "./request.ts";
import { carryOut } from "./rungs.ts";
import type { StoredSweep } from "./show.ts";
import type { SweepParts, SweepTask, SweepWork } from "./task.ts";

/**
 * Carries out a sweep: one evaluation for each repeat of each cell, recorded as runs of their own.
 * @throws DatasetError, ContractError before it starts; then CancelledError or StorageError, or what leaves it paused:
 *   ModelLoadError if a model was lost, or what keeps a cell from going on, or from beginning as others of its method and
 *   model did, such as ChangedError. A cell that cannot be carried out does not end the sweep, unless none can.
 */
export async function sweep(
  task: SweepTask,
  request: ValidSweepRequest,
  parts: SweepParts,
): Promise<SweepReport> {
  const { signal, planned, past, progress } = task;
  const { dataset, exemplars } = await openData(request, parts.datasets, signal, past?.manifest.data);
  const plan = past?.manifest.plan ?? planned.plan;
  requireAnswerTypes(plan, dataset.questions, parts.findStrategy);
  requireReasons(plan, exemplars?.exemplars ?? [], dataset.questions, parts.findStrategy);
  task.announce(dataset.file);
  await unlessAborted(parts.untilErased(), signal);
  throwIfCancelled(signal);
  if (request.keep) await parts.datasets.keep(request.data);

  const clock = goOnFrom(past === null ? null : leftAt(task, past), parts.startClock());
  const record = recorder(task, { title: dataset.file, request }, clock);
  begin(task, request, dataset, record);
  try {
    await carryOut({ task, request, plan, dataset, exemplars, parts, clock, record });
    record({ type: "run-finished", state: "done", error: null });
    return progress.report();
  } catch (error) {
    // After a failure of a store, also of a cell's, nothing more can be relied on; the sweep then shows as interrupted.
    if (error instanceof StorageError) task.store.giveUp(task.run);
    else record(brokenOff(error, signal, error instanceof LeftSweep));
    throw error instanceof LeftSweep ? error.cause : error;
  }
}

function recorder(
  { run, store, progress, changed }: SweepTask,
  origin: RunOrigin,
  clock: () => number,
): SweepWork["record"] {
  return (body) => {
    const { nextSeq: seq } = progress.transcript;
    const event = { ...body, run, seq, question: null, time: clock() };
    store.append(event, origin);
    progress.fold(event);
    changed();
  };
}

/** When something last happened in the sweep or its cells, in milliseconds since 1970. */
function leftAt({ run, store }: SweepTask, { transcript }: StoredSweep): number {
  return store.lastActivity(run) ?? transcript.lastTime ?? 0;
}

/** Records the start of the sweep, or that it is gone on with. */
function begin(
  task: SweepTask,
  request: ValidSweepRequest,
  dataset: Dataset,
  record: SweepWork["record"],
): void {
  const { run, past, planned } = task;
  if (past === null) {
    record({ type: "sweep-started", manifest: manifestOf(planned, request, dataset) });
    const notes = notesOf(planned, Object.values(request.agents), dataset);
    for (const message of notes) record({ type: "sweep-warning", message });
    return;
  }
  requireSameData(run, past, dataset);
  record({ type: "run-resumed", activeMilliseconds: activeAt(past.transcript, leftAt(task, past)) });
}

/**
 * What a person should know before they read the figures. No model is loaded yet, so that the practice model is known by its
 * reference alone; the runs of the cells tell of it under any other name.
 * @param others models of single roles
 */
function notesOf(
  { plan, notes }: PlannedSweep,
  others: readonly string[],
  dataset: Dataset,
): readonly string[] {
  const isPractice = [...plan.cells.map(({ model }) => model), ...others].includes(PRACTICE);
  return [
    ...dataset.notes,
    ...(isPractice ? practiceNotes(dataset.questions) : []),
    ...notes,
    ...halvingNotes(plan, dataset.questions.length),
  ];
}

function manifestOf({ plan }: PlannedSweep, request: ValidSweepRequest, dataset: Dataset): SweepManifest {
  return {
    kind: "sweep",
    plan,
    seed: request.seed,
    data: dataManifest(dataset, request),
    maxTokens: request.maxTokens,
    ...(request.promptSet && { promptSet: request.promptSet }),
    concurrency: request.concurrency ?? null,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}

function requireSameData(run: string, { manifest }: StoredSweep, dataset: Dataset): void {
  if (manifest.data.sha256 === dataset.sha256) return;
  throw new ContractError(
    `The sweep ${run} cannot be gone on with: the data file ${manifest.data.file} has changed. ` +
      `Put back what it was begun with, or start a new sweep.`,
    { run },
  );
}
