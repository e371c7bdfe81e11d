import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import { foldEvents } from "../../core/transcript.ts";
import type { RunEnd } from "../contract/live.ts";
import type { AskReport, RunReport } from "../contract/reports.ts";
import { standsStill } from "../contract/run-states.ts";
import type { Listener } from "../runs/recorder.ts";
import type { Method } from "../runs/method.ts";
import type { CellPart, RunTask } from "../runs/run-task.ts";
import { showEnd } from "../runs/show.ts";
import { showSweep } from "../sweeps/show.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { RunLibrary } from "./library.ts";
import type { RunFacts } from "./facts.ts";
import { startWatchedRun, type WatchedParts, type WatchedRun } from "./watched-run.ts";

/** A run that was started here, with its result in its own type. */
export interface Started<Report> {
  readonly run: string;
  /** Rejects with what ended it. */
  readonly result: Promise<Report>;
  /** As `WatchedRun.stop`. */
  readonly stop: WatchedRun["stop"];
}

/** What a run is started with. */
export interface Undertaking<Report> extends Method {
  readonly facts: RunFacts;
  readonly store: RunStore;
  readonly past: WatchedParts<Report>["past"] & RunTask["past"];
  readonly listen: Listener | undefined;
  /** Set for the run of a sweep's cell. */
  readonly cell?: CellPart;
  readonly carryOut: (task: RunTask) => Promise<Report>;
}

/** The runs that go on here, and how those ended of which the store does not tell. */
export interface Hub {
  begin<Report extends AskReport | EvalReport>(undertaking: Undertaking<Report>): Started<Report>;
  /** Takes in what was started elsewhere. */
  add<Report extends RunReport>(entry: WatchedRun<Report>): Started<Report>;
  /** A run that goes on. */
  get(run: string): WatchedRun | undefined;
  /** Newest first. */
  all(): readonly WatchedRun[];
  /** How a run ended or was left that does not go on here. @throws ContractError for an unknown run; StorageError */
  endOf(run: string): RunEnd;
  /** Makes sure that there is such a run, and reads nothing else of it. @throws ContractError for an unknown run; StorageError */
  requireKnown(run: string): void;
  forget(run: string): void;
}

/** Runs that never came to the store, or could not be gone on with: so many are remembered. */
const MOST_ENDS = 200;

export function createHub(library: RunLibrary): Hub {
  const live = new Map<string, WatchedRun>();
  const ends = new Map<string, RunEnd>();

  const remember = (end: RunEnd): void => {
    live.delete(end.run);
    if (isToldByStore(library, end)) return;
    ends.set(end.run, end);
    for (const run of [...ends.keys()].slice(0, -MOST_ENDS)) ends.delete(run);
  };
  const add = <Report extends RunReport>(entry: WatchedRun<Report>): Started<Report> => {
    const { run } = entry.facts;
    ends.delete(run);
    live.set(run, entry);
    void entry.ended.then(remember);
    return { run, result: entry.result, stop: (how) => entry.stop(how) };
  };
  return {
    add,
    begin(undertaking) {
      const { facts, store, past, strategy, options, cell, carryOut } = undertaking;
      const { run } = facts;
      const entry = startWatchedRun({
        facts,
        past,
        stored: (question) => foldEvents(store.events(run, question)).questions[0],
        work: (given) => {
          const listen: Listener = (event) => {
            given.listen(event);
            undertaking.listen?.(event);
          };
          return carryOut({ ...given, run, store, past, strategy, options, listen, ...(cell && { cell }) });
        },
      });
      return add(entry);
    },
    get: (run) => live.get(run),
    all: () => [...live.values()].reverse(),
    endOf(run) {
      const remembered = ends.get(run);
      if (remembered !== undefined) return remembered;
      const store = library.storeOf(run);
      const { state, report, error } =
        store.find(run).kind === "sweep" ? showSweep(store, run) : showEnd(store, run);
      return { run, state, report, error };
    },
    requireKnown(run) {
      if (!ends.has(run)) library.storeOf(run);
    },
    forget: (run) => void ends.delete(run),
  };
}

/** A store that has failed tells nothing, and none tells why a run could not be gone on with; that is remembered here. */
function isToldByStore(library: RunLibrary, { run, error, state }: RunEnd): boolean {
  const isLeftAsItWas = standsStill(state) || (state === "cancelled" && error?.code !== "cancelled");
  try {
    return library.has(run) && (error === null || !isLeftAsItWas);
  } catch {
    return false;
  }
}
