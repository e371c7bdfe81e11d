import { describe, expect, it } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import { showRun } from "../../../engine/runs/show.ts";
import { openDatabase } from "../../../engine/storage/database.ts";
import { runStoreOn, type RunStore } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { filesHolding } from "../live/traces.ts";
import {
  answered,
  ENDED,
  failed,
  fill,
  fillCell,
  fillSweep,
  storeIn,
  SWEEP_MANIFEST,
} from "./stored-runs.ts";

const FIRST = { cell: 0, repeat: 0 };
const AGAIN = { cell: 0, repeat: 1 };
const SECOND = { cell: 1, repeat: 0 };

/** A sweep "s" with runs of two cells beside a run "r" of its own. */
function storeWithSweep(home: string | null = null): RunStore {
  const store = storeIn(home);
  fill(store, "r", [...answered("q1", true), [null, ENDED]]);
  fillSweep(store, "s", { type: "cell-started", cell: 0, repeat: 0, cellRun: "c1" });
  fillCell(store, "c2", "s", SECOND, answered("q1", true));
  fillCell(store, "c1", "s", FIRST, [...answered("q1", true), ...failed("q2"), [null, ENDED]]);
  fillCell(store, "c3", "s", AGAIN, [...answered("q1", false), [null, { type: "run-paused" }]]);
  return store;
}

describe("a stored sweep", () => {
  it("stands in the list for the runs of its cells, with all that came of them", () => {
    const store = storeWithSweep();
    const sweep = {
      run: "s",
      kind: "sweep",
      strategy: "io, mcf",
      model: "tiny, large",
      data: "data.jsonl",
      state: "running",
      done: 4,
      questions: 5 * 3 * 2,
      started: "1970-01-01T00:00:01.000Z",
    };
    expect(store.list()).toMatchObject([sweep, { run: "r", kind: "eval" }]);
    expect(store.listings()).toMatchObject([
      { ...sweep, title: "A sweep", correct: null, answer: null, sweep: null, resumable: false },
      { run: "r", correct: 1, sweep: null },
    ]);
  });

  it("gives its events back as they were", () => {
    const store = storeIn(null);
    const events = fillSweep(
      store,
      "s",
      { type: "cell-started", cell: 0, repeat: 0, cellRun: "c1" },
      { type: "sweep-warning", message: "Two settings come to the same." },
      { type: "rung-ended", questions: 5, kept: [0], stopped: [1, 2] },
      ENDED,
    );
    expect(store.sweepEvents("s")).toEqual(events);
  });

  it("names the runs of its cells by cell and repeat, and how each stands", () => {
    expect(storeWithSweep().cellRuns("s")).toEqual([
      { run: "c1", ...FIRST, state: "done" },
      { run: "c3", ...AGAIN, state: "paused" },
      { run: "c2", ...SECOND, state: "running" },
    ]);
  });

  it("is paused, gone on with and ended like a run", () => {
    const store = storeIn(null);
    const events = fillSweep(store, "s", { type: "run-paused" });
    expect(store.listings()).toMatchObject([{ state: "paused", resumable: true, finished: null }]);
    const next = { run: "s", question: null, time: 2000 } as const;
    store.append({ ...next, seq: events.length, type: "run-resumed", activeMilliseconds: 5 });
    expect(store.find("s").state).toBe("running");
    store.append({ ...next, seq: events.length + 1, type: "run-finished", state: "cancelled", error: null });
    expect(store.listings()).toMatchObject([{ state: "cancelled", finished: "1970-01-01T00:00:02.000Z" }]);
  });

  it("is interrupted with the runs of its cells when their process is gone", () => {
    const database = openDatabase(null);
    const store = runStoreOn(database);
    fillSweep(store, "s");
    fillCell(store, "c", "s", FIRST, []);
    // No process of this machine can have started before the machine did.
    database.exec("UPDATE runs SET process_started = 0");
    expect(store.listings()).toMatchObject([{ run: "s", state: "interrupted", resumable: true }]);
    expect(store.cellRuns("s")).toMatchObject([{ run: "c", state: "interrupted" }]);
    store.close();
  });

  it("is not shown as a run", () => {
    expect(() => showRun(storeWithSweep(), "s")).toThrow("The run s is a sweep");
  });

  it("tells of its cells' data, so that it is kept", () => {
    const store = storeIn(null);
    fillSweep(store, "s");
    expect(store.requestsWithData()).toEqual([{ data: "data.jsonl" }]);
  });

  it("was last active when the last of its runs was", () => {
    const store = storeWithSweep();
    expect(store.lastActivity("s")).toBe(Math.max(...["c1", "c2", "c3"].map((run) => lastTime(store, run))));
    expect(store.lastActivity("nobody")).toBeNull();
  });
});

function lastTime(store: RunStore, run: string): number {
  return store.events(run).at(-1)?.time ?? 0;
}

describe("the run of a sweep's cell", () => {
  it("is found and shown by its id like any other", () => {
    const store = storeWithSweep();
    expect(store.has("c1")).toBe(true);
    expect(store.sweepOf("c1")).toBe("s");
    expect(store.sweepOf("r")).toBeNull();
    expect(showRun(store, "c1")).toMatchObject({ state: "done", report: { correct: 1, failed: 1 } });
    expect(store.ids().toSorted()).toEqual(["c1", "c2", "c3", "r", "s"]);
  });

  it("needs its sweep to be stored", () => {
    const store = storeIn(null);
    expect(() => fillCell(store, "c", "nowhere", FIRST, [])).toThrow(StorageError);
    expect(store.ids()).toEqual([]);
  });
});

describe("deleting a sweep", () => {
  it("hides it with the runs of its cells, and shows them again", () => {
    const store = storeWithSweep();
    expect(store.hide("s", 5)).toBe(true);
    expect(["s", "c1", "c2", "c3", "r"].filter((run) => store.has(run))).toEqual(["r"]);
    expect(store.cellRuns("s")).toEqual([]);
    expect(store.hidden()).toEqual([{ run: "s", since: 5 }]);
    store.hide("s", null);
    expect(store.cellRuns("s")).toHaveLength(3);
    expect(store.hidden()).toEqual([]);
  });

  it("erases every trace of it and of the runs of its cells", async () => {
    const home = await temporaryFolder();
    const store = storeWithSweep(home);
    store.hide("s", 5);
    const traces = ["What is q2?", JSON.stringify(SWEEP_MANIFEST.plan)];
    for (const trace of traces) expect(await filesHolding(home, trace)).not.toEqual([]);
    expect(store.erase(["s"])).toBe(true);
    expect(store.ids()).toEqual(["r"]);
    for (const trace of traces) expect(await filesHolding(home, trace)).toEqual([]);
    expect(store.rows("r")).toHaveLength(1);
  });
});
