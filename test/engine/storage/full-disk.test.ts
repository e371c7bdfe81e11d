import { copyFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { showRun } from "../../../engine/runs/show.ts";
import { databasePath, guarded, migrate, openDatabase } from "../../../engine/storage/database.ts";
import { runStoreOn, type RunStore, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { answered, fill, started, storageProblem, storeIn } from "./stored-runs.ts";

/** A store with a run "r" of one answered question, and the connection that it writes on. */
async function storeWithRun(): Promise<{
  home: string;
  store: RunStore;
  database: DatabaseSync;
  next: number;
}> {
  const home = await temporaryFolder();
  const database = openDatabase(home);
  const store = runStoreOn(database);
  onTestFinished(() => {
    if (database.isOpen) store.close();
  });
  const { length: next } = fill(store, "r", [...answered("q1", true), ...started("q2")]);
  return { home, store, database, next };
}

/** An event of the run "r" that needs many pages. */
function longTurn(seq: number): StoredEvent {
  const body = { type: "turn-finished", path: `turn-${seq}`, turn: { text: "word ".repeat(20_000) } };
  return { run: "r", seq, question: "q2", time: 5000, ...body } as unknown as StoredEvent;
}

/** Lets the file of a connection grow no further: SQLite then fails as it does when the disk is full. */
function fillDisk(database: DatabaseSync): void {
  const { page_count: pages } = database.prepare("PRAGMA page_count").get() ?? {};
  database.exec(`PRAGMA max_page_count = ${Number(pages)}`);
}

function makeRoom(database: DatabaseSync): void {
  database.exec("PRAGMA max_page_count = 4294967294");
}

describe("a full disk", () => {
  it("is said with what to do, and that nothing finished is lost", async () => {
    const { home, store, database, next } = await storeWithRun();
    fillDisk(database);
    expect(storageProblem(() => store.append(longTurn(next)))).toBe(
      `The store ${databasePath(home)} failed: database or disk is full. The disk is full. Everything that was finished is ` +
        `kept. Make room, then try again; "runs resume" goes on with a run that was stopped.`,
    );
  });

  it("leaves the store as it was before the event that did not fit", async () => {
    const { home, store, database, next } = await storeWithRun();
    const [before, events] = [showRun(store, "r"), store.events("r")];
    fillDisk(database);
    storageProblem(() => store.append(longTurn(next)));
    expect(store.events("r")).toEqual(events);
    expect(showRun(storeIn(home), "r")).toEqual(before);
  });

  it("leaves a run that counts as interrupted, since it could not even tell of its end", async () => {
    const { store, database, next } = await storeWithRun();
    expect(store.find("r").state).toBe("running");
    fillDisk(database);
    storageProblem(() => store.append(longTurn(next)));
    expect(store.find("r").state).toBe("interrupted");
    makeRoom(database);
    store.append({ run: "r", seq: next, question: null, time: 5000, type: "run-resumed" });
    expect(store.find("r").state).toBe("running");
  });

  it("leaves neither the end of a question nor its row if only one of them fits", async () => {
    const { store, database, next } = await storeWithRun();
    const [, end] = answered("q2", true, "9".repeat(30_000));
    fillDisk(database);
    storageProblem(() =>
      store.append({ run: "r", seq: next, question: "q2", time: 5000, ...end?.[1] } as StoredEvent),
    );
    expect(store.find("r").done).toBe(1);
    expect(store.rows("r").map(({ id }) => id)).toEqual(["q1"]);
    expect(store.events("r")).toHaveLength(next);
  });

  it("no longer stops the run once there is room", async () => {
    const { home, store, database, next } = await storeWithRun();
    fillDisk(database);
    storageProblem(() => store.append(longTurn(next)));
    makeRoom(database);
    store.append(longTurn(next));
    expect(storeIn(home).events("r").at(-1)).toEqual(longTurn(next));
  });

  it("leaves a store of an earlier version in its form", async () => {
    const home = await temporaryFolder();
    const path = databasePath(home);
    await copyFile(fileURLToPath(new URL("../../fixtures/old-home/counterpoint.db", import.meta.url)), path);
    const database = new DatabaseSync(path);
    onTestFinished(() => database.close());
    const schema = () => database.prepare("SELECT sql FROM sqlite_schema").all();
    const before = schema();
    fillDisk(database);
    expect(storageProblem(() => guarded(path, () => migrate(database, path)))).toContain("The disk is full.");
    expect(schema()).toEqual(before);
    makeRoom(database);
    migrate(database, path);
    expect(runStoreOn(database).list()).toHaveLength(3);
  });
});

describe("a store that may only be read", () => {
  it("is said with what to do, and still shows its runs", async () => {
    const { home, store, next } = await storeWithRun();
    const before = store.events("r");
    store.close();
    // As SQLite opens a file on a medium that cannot be written.
    const unwritable = pathToFileURL(databasePath(home));
    unwritable.searchParams.set("immutable", "1");
    const readOnly = runStoreOn(new DatabaseSync(unwritable));
    onTestFinished(() => readOnly.close());
    expect(storageProblem(() => readOnly.append(longTurn(next)))).toContain(
      "It may only be read. Everything that was finished is kept. Allow writing, or choose another home folder " +
        "(--home, or in Settings); a command in a terminal can also keep nothing (--no-store).",
    );
    expect(readOnly.events("r")).toEqual(before);
    expect(showRun(readOnly, "r")).toMatchObject({ done: 1, state: "interrupted" });
  });
});
