import { analyse, analysesFor } from "../../core/analyses/index.ts";
import { unlessAborted } from "../../core/cancel.ts";
import { compareRuns, type ComparisonOptions } from "../../core/comparison/compare.ts";
import { ContractError, fromErrorRecord } from "../../core/errors.ts";
import { comparedForPaper } from "../analyses/methods-text.ts";
import { readAnalysed } from "../analyses/read.ts";
import type { RunEnd } from "../contract/live.ts";
import type { RunListing, RunReport } from "../contract/reports.ts";
import { exportRun } from "../export/export.ts";
import { storedSource } from "../export/stored-source.ts";
import { offeredLine } from "../offered.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import { estimateRequest } from "../runs/estimate-request.ts";
import { readQuestion, showRun } from "../runs/show.ts";
import { trustOf } from "../runs/trust.ts";
import type { RunService } from "../services.ts";
import { estimateSweep } from "../sweeps/estimate.ts";
import { showSweep } from "../sweeps/show.ts";
import { createDeletion } from "./deletion.ts";
import { createHub } from "./hub.ts";
import type { RunLibrary } from "./library.ts";
import { createStarter, requireOwn, type Starter } from "./start.ts";
import type { Trash } from "./trash.ts";
import { watchEnded } from "./watch-ended.ts";

/** What the service needs beside what runs share. */
export interface RunServiceParts extends EngineParts {
  readonly home: string;
  readonly library: RunLibrary;
  readonly trash: Trash;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The service, and what the engine that owns it needs. */
export interface OwnedRunService extends RunService, Starter {
  /** What requests name as their data: of all runs that go on, or may yet be gone on with or restored. */
  dataInUse(): readonly string[];
  /** Cancels what is going on, waits for it, and erases what was deleted. */
  close(): Promise<void>;
}

/** Runs that go on whether or not anybody watches. */
export function createRunService(parts: RunServiceParts): OwnedRunService {
  const { home, library, trash, models, embedders } = parts;
  const hub = createHub(library);
  const starter = createStarter({ ...parts, hub });
  const closing = new AbortController();
  const open = (): Starter => {
    if (closing.signal.aborted) throw new ContractError("This engine is closed.");
    return starter;
  };
  const stop = async (run: string, how: "cancel" | "pause"): Promise<void> => {
    const entry = hub.get(run);
    if (entry === undefined) {
      hub.requireKnown(run);
      return;
    }
    const { kept, sweep } = entry.facts;
    requireOwn(run, sweep, "Stop that instead.");
    await entry.stop(kept ? how : "cancel");
  };
  /** A sweep stops the runs of its cells itself. */
  const ownRuns = () => hub.all().filter(({ facts }) => facts.sweep === null);

  const comparing = (budget?: "tokens"): ComparisonOptions => ({
    budget: budget === "tokens",
    commandLine: (words) => offeredLine(words, home),
  });

  /** One that is gone on with may still wait for its model. */
  const asItGoesOn = (listing: RunListing): RunListing =>
    hub.get(listing.run) === undefined ? listing : { ...listing, state: "running", resumable: false };

  return {
    startQuestion: (request, listen) => open().startQuestion(request, listen),
    startEvaluation: (request, listen) => open().startEvaluation(request, listen),
    startSweep: (request) => open().startSweep(request),
    startAgain: (run, listen) => open().startAgain(run, listen),
    ask: (request) => ({ run: open().startQuestion(request).run }),
    evaluate: (request) => ({ run: open().startEvaluation(request).run }),
    sweep: (request) => ({ run: open().startSweep(request).run }),
    planSweep: (request, signal) => estimateSweep(request, { ...parts, store: library.onDisk }, signal),
    resume: (run) => ({ run: open().startAgain(run).run }),
    watch: (run, question, signal) =>
      hub.get(run)?.watch(question, signal) ?? watchEnded(library, hub.endOf(run), question),
    async result(run, signal) {
      const entry = hub.get(run);
      return entry === undefined ? resultOf(hub.endOf(run)) : unlessAborted(entry.result, signal);
    },
    cancel: (run) => stop(run, "cancel"),
    pause: (run) => stop(run, "pause"),
    async pauseAll() {
      await Promise.all(ownRuns().map(({ facts }) => stop(facts.run, "pause")));
    },
    live: () => hub.all().map((entry) => entry.describe()),
    async prepare(reference, runtime) {
      if (closing.signal.aborted || hub.all().length > 0) return;
      await Promise.allSettled([models.prepare({ reference, runtime }), embedders.load()]);
    },
    estimate: (request, signal) => estimateRequest(request, { ...parts, store: library.onDisk }, signal),
    list: () => library.listings().map(asItGoesOn),
    find: (runs) =>
      runs
        .map((run) => library.listing(run))
        .filter((listing) => listing !== undefined)
        .map(asItGoesOn),
    show: (run) => showRun(library.storeOf(run), run),
    showSweep: (run) => showSweep(library.storeOf(run), run),
    compare: (runs, budget) => compareRuns(readAnalysed(library, runs), comparing(budget)),
    compareForPaper: (runs, budget) => comparedForPaper(readAnalysed(library, runs), comparing(budget)),
    analyse: (runs, kind) => analyse(kind, readAnalysed(library, runs)),
    analyses: (runs) => analysesFor(readAnalysed(library, runs)),
    question: (run, question) => readQuestion(library.storeOf(run), run, question).question,
    trust: (run) => trustOf(run, library.storeOf(run), library.onDisk),
    ...createDeletion({ ...parts, hub }),
    export: (run, format) => exportRun(storedSource(library.storeOf(run), run, format), format),
    dataInUse: () => [
      ...hub.all().flatMap(({ facts }) => facts.data ?? []),
      ...library.onDisk.requestsWithData().flatMap((request) => dataOf(request)),
    ],
    async close() {
      closing.abort();
      await Promise.all(ownRuns().map((entry) => entry.stop("cancel")));
      // Both write the whole store anew.
      await parts.untilErased();
      trash.close();
    },
  };
}

/** @throws what ended the run, if that was an error */
function resultOf({ run, state, report, error }: RunEnd): RunReport {
  if (error !== null) throw fromErrorRecord(error);
  if (state === "done" && report !== null) return report;
  throw new ContractError(`The run ${run} is ${state}; it has no result yet.`, { run, state });
}

/** Only this program writes requests, but perhaps another version of it. */
function dataOf(request: unknown): readonly string[] {
  if (typeof request !== "object" || request === null) return [];
  return Object.entries(request).flatMap(([name, value]) =>
    (name === "data" || name === "database") && typeof value === "string" ? [value] : [],
  );
}
