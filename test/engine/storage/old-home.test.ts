import { copyFile, readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { rowOf } from "../../../core/evaluation/question-row.ts";
import type { RunDetails, RunSummary } from "../../../engine/contract/reports.ts";
import { showRun } from "../../../engine/runs/show.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { checkStore } from "../../../engine/storage/integrity.ts";
import { openRunStore, type RunStore } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";

const FIXTURE = new URL("../../fixtures/old-home/", import.meta.url);

/** What the first version printed of its own store; see the README beside it. */
interface Shown {
  readonly list: readonly RunSummary[];
  readonly shows: readonly RunDetails[];
}

const shown = JSON.parse(await readFile(new URL("shown.json", FIXTURE), "utf8")) as Shown;

let home: string;

beforeEach(async () => {
  home = await temporaryFolder();
  await copyFile(fileURLToPath(new URL("counterpoint.db", FIXTURE)), databasePath(home));
  // Its process may have the id of one that lives here; no process can have started before the machine did.
  inDatabase((database) => database.exec("UPDATE runs SET process_started = 0"));
});

function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databasePath(home));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function storeOfHome(): RunStore {
  const store = openRunStore(home);
  onTestFinished(() => store.close());
  return store;
}

describe("a store of the first version", () => {
  it("is one", () => {
    expect(inDatabase((database) => database.prepare("PRAGMA user_version").get())).toEqual({
      user_version: 1,
    });
  });

  it("is brought to the form of a new one", async () => {
    const schema = (database: DatabaseSync) =>
      database.prepare("SELECT type, name FROM sqlite_schema ORDER BY type, name").all();
    openRunStore(home).close();
    const migrated = inDatabase(schema);
    home = await temporaryFolder();
    openRunStore(home).close();
    expect(migrated).toEqual(inDatabase(schema));
  });

  it("has the same runs", () => {
    expect(storeOfHome().list()).toEqual(shown.list);
  });

  it("shows each run with the same figures and transcripts", () => {
    const store = storeOfHome();
    for (const before of shown.shows) expect(showRun(store, before.run)).toMatchObject(before);
  });

  it("has a row for every question that came to its end, and for no other", () => {
    const store = storeOfHome();
    for (const { run } of shown.list) {
      const { transcripts } = showRun(store, run);
      expect(store.rows(run)).toEqual(transcripts.map(rowOf).filter((row) => row !== undefined));
    }
    expect(shown.list.map(({ run }) => store.rows(run).length)).toEqual([4, 1, 8]);
  });

  it("is told in the history of runs", () => {
    const asked =
      "Ingrid keeps 23 goldfish in a tank. She puts in 14 more goldfish. How many goldfish are in the tank now?";
    expect(storeOfHome().listings()).toMatchObject([
      {
        state: "interrupted",
        title: "word-problems.jsonl",
        correct: 2,
        compared: 4,
        finished: null,
        resumable: false,
      },
      {
        state: "done",
        title: asked,
        answer: "37",
        correct: null,
        compared: null,
        finished: shown.shows[1]?.finished,
      },
      {
        state: "done",
        title: "word-problems.jsonl",
        correct: 5,
        compared: 8,
        finished: shown.shows[2]?.finished,
      },
    ]);
  });

  it("is sound afterwards", async () => {
    storeOfHome();
    expect(await checkStore(home)).toMatchObject({ ok: true, problems: [] });
  });

  it("is opened although an event is damaged; its other questions have their rows", () => {
    const [, , { run } = { run: "" }] = shown.list;
    inDatabase((database) =>
      database.exec(
        "UPDATE events SET body = '{' WHERE type = 'question-started' AND question = 'sample-003'",
      ),
    );
    const store = storeOfHome();
    expect(store.rows(run).map(({ id }) => id)).not.toContain("sample-003");
    expect(store.rows(run)).toHaveLength(7);
    expect(store.find(run).done).toBe(8);
  });
});
