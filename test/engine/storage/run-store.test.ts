import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { databasePath, migrate, openDatabase } from "../../../engine/storage/database.ts";
import { openRunStore, runStoreOn, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { disownOthers } from "../../../engine/storage/uses.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { eventsOf, MANIFEST } from "../doubles.ts";
import {
  answered,
  ENDED,
  fill,
  storageProblem,
  storeIn,
  SWEEP_MANIFEST,
  type Bodies,
} from "./stored-runs.ts";

const RESULT = { answer: "1", agreement: null, calls: 1, tokens: {}, seconds: 1, correct: true };

describe("stored events", () => {
  it("come back as they were, in order, after the store is opened again", async () => {
    const home = await temporaryFolder();
    const text = fc.string({ unit: "binary" });
    const body = fc.tuple(
      fc.option(text.map((id) => id.toWellFormed())),
      fc.record({
        type: fc.constant("observed"),
        path: text,
        observation: fc.record({ kind: text, seen: fc.jsonValue({ noUnicodeString: false }) }),
      }),
    );
    let run = 0;
    fc.assert(
      fc.property(fc.array(body, { maxLength: 10 }), (bodies) => {
        const first = openRunStore(home);
        const events = fill(first, `run-${run++}`, bodies);
        first.close();
        const second = openRunStore(home);
        const read = second.events(`run-${run - 1}`);
        second.close();
        expect(JSON.stringify(read)).toBe(JSON.stringify(events.map(reordered)));
      }),
      { numRuns: 25 },
    );
  });

  it("cannot be overwritten", () => {
    const store = storeIn(null);
    const [started] = fill(store, "r", []);
    expect(storageProblem(() => started && store.append({ ...started, time: 5 }))).toContain("UNIQUE");
  });

  it("of a run that never started are refused", () => {
    const store = storeIn(null);
    const [event] = eventsOf("ghost", [[null, ENDED]]) as StoredEvent[];
    expect(storageProblem(() => event && store.append(event))).toContain("FOREIGN KEY");
  });

  it("take as many bytes as their bodies have in UTF-8", () => {
    const store = storeIn(null);
    const said = (message: string): Bodies => [
      [null, { type: "observed", path: "", observation: { kind: "warning", message } }],
    ];
    fill(store, "short", said(""));
    fill(store, "long", said("你好"));
    expect(store.bytes("long") - store.bytes("short")).toBe(6);
  });
});

/** The order in which the store gives an event's fields back. */
function reordered({ run, seq, question, type, time, ...body }: StoredEvent): object {
  return { ...body, run, seq, question, type, time };
}

/** Levels of `PRAGMA synchronous`: what is written at FULL survives a power cut. */
const [NORMAL, FULL] = [1, 2];

/** The types of these events, each with the level at which it was stored. */
async function levelsOf(bodies: Bodies): Promise<readonly unknown[]> {
  const database = openDatabase(await temporaryFolder());
  const store = runStoreOn(database);
  onTestFinished(() => store.close());
  return (eventsOf("r", bodies) as StoredEvent[]).map((event) => {
    store.append(event);
    return [event.type, database.prepare("PRAGMA synchronous").get()?.synchronous];
  });
}

describe("the store waits for the disk", () => {
  it("for the finished work of a run and what is not observed again, and for nothing else of it", async () => {
    const levels = await levelsOf([
      [null, { type: "run-started", manifest: MANIFEST }],
      ["q1", { type: "turn-started" }],
      ["q1", { type: "turn-finished" }],
      ["q1", { type: "observed", observation: { kind: "answer-read" } }],
      ["q1", { type: "observed", observation: { kind: "history-dropped" } }],
      ["q1", { type: "turn-started" }],
      [null, { type: "observed", observation: { kind: "warning" } }],
      ["q2", { type: "question-finished", result: RESULT }],
      ["q3", { type: "question-failed", error: {} }],
      [null, { type: "run-paused" }],
      [null, { type: "run-resumed" }],
      [null, ENDED],
    ]);
    expect(levels).toEqual([
      ["run-started", FULL],
      ["turn-started", NORMAL],
      ["turn-finished", FULL],
      ["observed", NORMAL],
      ["observed", FULL],
      ["turn-started", NORMAL],
      ["observed", FULL],
      ["question-finished", FULL],
      ["question-failed", FULL],
      ["run-paused", FULL],
      ["run-resumed", FULL],
      ["run-finished", FULL],
    ]);
  });

  it("for what a sweep has come to, and not for its warnings", async () => {
    const levels = await levelsOf([
      [null, { type: "sweep-started", manifest: SWEEP_MANIFEST }],
      [null, { type: "sweep-warning", message: "Few questions." }],
      [null, { type: "cell-started", cell: 0, repeat: 0, cellRun: "c" }],
      [null, { type: "cell-failed", cell: 0, repeat: 0, error: {} }],
      [null, { type: "rung-ended", questions: 2, kept: [1], stopped: [2] }],
    ]);
    expect(levels).toEqual([
      ["sweep-started", FULL],
      ["sweep-warning", NORMAL],
      ["cell-started", FULL],
      ["cell-failed", FULL],
      ["rung-ended", FULL],
    ]);
  });
});

describe("the list of runs", () => {
  it("begins with the newest, and tells what each is and how far it came", () => {
    const store = storeIn(null);
    fill(store, "a", [
      ["q1", { type: "question-finished", result: RESULT }],
      [null, ENDED],
    ]);
    fill(store, "b", [
      ["q1", { type: "question-failed", error: {} }],
      ["q2", { type: "turn-started" }],
    ]);
    const same = {
      kind: "eval",
      strategy: "crowd",
      model: "scripted",
      data: "data.jsonl",
      questions: 2,
      done: 1,
    };
    expect(store.list()).toEqual([
      { run: "b", ...same, state: "running", started: "1970-01-01T00:00:01.000Z" },
      { run: "a", ...same, state: "done", started: "1970-01-01T00:00:01.000Z" },
    ]);
  });

  it("shows a run as interrupted whose process is gone", async () => {
    const home = await temporaryFolder();
    const store = storeIn(home);
    fill(store, "r", []);
    const database = new DatabaseSync(databasePath(home));
    // No process of this machine can have started before the machine did.
    database.exec("UPDATE runs SET pid = 1, process_started = 0");
    database.close();
    expect(store.list()).toMatchObject([{ run: "r", state: "interrupted" }]);
    expect(store.find("r").state).toBe("interrupted");
  });

  it("shows a run that goes on by it as interrupted, once who holds the home said that nobody else is at work", async () => {
    const home = await temporaryFolder();
    const store = storeIn(home);
    fill(store, "r", []);
    expect(store.find("r").state).toBe("running");
    const database = openDatabase(home);
    disownOthers(database);
    database.close();
    expect(store.list()).toMatchObject([{ run: "r", state: "interrupted" }]);
    const resuming = eventsOf("r", [[null, { type: "run-resumed" }]]) as StoredEvent[];
    for (const event of resuming) store.append({ ...event, seq: 1 });
    expect(store.find("r").state).toBe("running");
  });

  it("leaves the state of an ended run as it was, though its process is gone", async () => {
    const home = await temporaryFolder();
    const store = storeIn(home);
    fill(store, "r", [[null, { ...ENDED, state: "cancelled" }]]);
    const database = new DatabaseSync(databasePath(home));
    database.exec("UPDATE runs SET pid = 1, process_started = 0");
    database.close();
    expect(store.find("r").state).toBe("cancelled");
  });
});

describe("an unknown run", () => {
  it("is told apart, with the nearest name or the newest run", () => {
    const store = storeIn(null);
    const find = (run: string) => () => store.find(run);
    expect(find("1kx0")).toThrow(ContractError);
    expect(find("1kx0")).toThrow('There is no run "1kx0". Nothing is stored here yet.');
    fill(store, "1kx07d2qm4tz8", []);
    expect(find("1kx07d2qm4tz9")).toThrow("Did you mean 1kx07d2qm4tz8?");
    expect(find("something")).toThrow("The newest is 1kx07d2qm4tz8.");
  });
});

describe("a store is refused with the next step", () => {
  it("if its file is no database", async () => {
    const home = await temporaryFolder();
    await writeFile(
      databasePath(home),
      "This is a text, and quite long enough to be read as a page of SQLite.".repeat(20),
    );
    expect(storageProblem(() => openRunStore(home))).toContain(
      "The file is not a Counterpoint store; move it away",
    );
  });

  it("if its file is a folder", async () => {
    const home = await temporaryFolder();
    await mkdir(databasePath(home));
    expect(storageProblem(() => openRunStore(home))).toContain(
      "choose another home folder (--home, or in Settings)",
    );
  });

  it("if its home is a file", async () => {
    const home = join(await temporaryFolder(), "file");
    await writeFile(home, "");
    expect(storageProblem(() => openRunStore(home))).toContain(
      "choose another home folder (--home, or in Settings)",
    );
  });

  it("if it was written by a newer version", async () => {
    const home = await temporaryFolder();
    openRunStore(home).close();
    const database = new DatabaseSync(databasePath(home));
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(storageProblem(() => openRunStore(home))).toContain("written by a newer Counterpoint");
  });

  it("if a newer version changes its form in the moment in which it is opened, and stays as that left it", () => {
    /** Another process has the file until this one gets hold of it. */
    class Overtaken extends DatabaseSync {
      override exec(sql: string): void {
        if (sql === "BEGIN IMMEDIATE") super.exec("PRAGMA user_version = 99");
        super.exec(sql);
      }
    }
    const database = new Overtaken(":memory:");
    onTestFinished(() => database.close());
    expect(storageProblem(() => migrate(database, "the file"))).toContain("written by a newer Counterpoint");
    expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: 99 });
  });

  it("if its pages are damaged", async () => {
    const home = await temporaryFolder();
    const observed = ["q", { type: "observed", path: "x".repeat(100), observation: {} }] as const;
    const store = openRunStore(home);
    fill(
      store,
      "r",
      Array.from({ length: 2000 }, () => observed),
    );
    store.close();
    const bytes = await readFile(databasePath(home));
    // The schema stands at the beginning.
    bytes.fill(0xab, bytes.length / 2);
    await writeFile(databasePath(home), bytes);
    const damaged = storeIn(home);
    expect(storageProblem(() => damaged.events("r"))).toContain("The file is damaged");
  });

  it("if one event is not readable, naming it", async () => {
    const home = await temporaryFolder();
    const store = storeIn(home);
    fill(store, "r", []);
    const database = new DatabaseSync(databasePath(home));
    database.exec("UPDATE events SET body = '{'");
    database.close();
    expect(storageProblem(() => store.events("r"))).toContain("a damaged event (run r, number 0)");
  });
});

describe("a listed run", () => {
  const listedWith = async (request: object) => {
    const store = storeIn(await temporaryFolder());
    const start = { type: "run-started", manifest: MANIFEST };
    const [event] = eventsOf("r", [[null, start]]) as StoredEvent[];
    if (event !== undefined) store.append(event, { title: "data.jsonl", request });
    return store.listings()[0]?.settings;
  };

  it("tells the options that were given, and a seed of one's own", async () => {
    const options = { agents: 5, guard: true, select: "peers" };
    expect(await listedWith({ options, seed: 0 })).toEqual(options);
    expect(await listedWith({ options: {}, seed: 7 })).toEqual({ seed: 7 });
  });

  it.each([{}, { options: null }, { options: 7, seed: [7] }, { options: { agents: [5] } }])(
    "tells none where the request has none, as %j",
    async (request) => {
      expect(await listedWith(request)).toEqual({});
    },
  );
});

it("a run is listed also where a row of it is damaged, without what stood there", async () => {
  const home = await temporaryFolder();
  const store = storeIn(home);
  const start = { type: "run-started", manifest: { ...MANIFEST, kind: "ask", data: null } };
  const events = eventsOf("r", [[null, start], ...answered("q", true)]) as StoredEvent[];
  for (const event of events) store.append(event);
  expect(store.listings()).toMatchObject([{ title: "What is q?", answer: "1" }]);
  const database = new DatabaseSync(databasePath(home));
  database.exec("UPDATE questions SET body = '{'; UPDATE events SET body = '{' WHERE question = 'q'");
  database.close();
  expect(store.listings()).toMatchObject([{ run: "r", title: "", answer: null }]);
});

it.skipIf(process.platform === "win32")("a new store can be read by nobody else on the machine", async () => {
  const home = join(await temporaryFolder(), "new");
  const store = openRunStore(home);
  const files = [home, databasePath(home), `${databasePath(home)}-wal`];
  const modes = await Promise.all(files.map(async (path) => (await stat(path)).mode & 0o077));
  store.close();
  expect(modes).toEqual([0, 0, 0]);
});
