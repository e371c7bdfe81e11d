import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { databasePath, openDatabase } from "../../../engine/storage/database.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import { wasClosedCleanly } from "../../../engine/storage/uses.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { until } from "../../support/wait.ts";
import { experiencesDouble } from "../experience-double.ts";
import { fill } from "../storage/stored-runs.ts";
import { held } from "./homes.ts";

/** A home whose holder was killed, with so much text in its store that there is something to damage. */
async function leftByTheKilled(): Promise<string> {
  const home = await temporaryFolder();
  const database = openDatabase(home);
  // This process's id, but not its start: the one that had it before is dead.
  database.prepare("INSERT INTO uses (pid, process_started) VALUES (?, 1)").run(process.pid);
  const insert = database.prepare("INSERT INTO repositories (repository, revision) VALUES (?, 0)");
  for (let row = 0; row < 200; row++) insert.run(`${row} ${"word ".repeat(200)}`);
  database.close();
  expect(wasClosedCleanly(home)).toBe(false);
  return home;
}

/** Overwrites the last pages of its store, which hold names of repositories. */
async function damage(home: string): Promise<void> {
  const bytes = await readFile(databasePath(home));
  await writeFile(databasePath(home), bytes.fill(0xab, bytes.length - 20_000));
}

/** Leaves a run behind that was deleted and has still to be erased. */
function leaveDeletedRun(home: string): void {
  const store = openRunStore(home);
  fill(store, "r", []);
  store.hide("r", 1);
  store.close();
}

function eventsIn(home: string): unknown {
  const database = new DatabaseSync(databasePath(home), { readOnly: true });
  try {
    return database.prepare("SELECT count(*) AS events FROM events").get()?.events;
  } finally {
    database.close();
  }
}

describe("a home whose holder was killed", () => {
  it.each([
    ["window", []],
    ["terminal", [expect.stringContaining("so the store there is checked first") as string]],
  ] as const)("is checked when a %s takes it, once, for which only a command waits", async (kind, told) => {
    const home = await leftByTheKilled();
    const warnings: string[] = [];
    await held(kind, { home, warn: (warning) => warnings.push(warning) });
    await until(() => wasClosedCleanly(home));
    expect(warnings).toEqual(told);
  });

  it("is told to be damaged if it is", async () => {
    const home = await leftByTheKilled();
    await damage(home);
    const warnings: string[] = [];
    await held("terminal", { home, warn: (warning) => warnings.push(warning) });
    expect(warnings.at(-1)).toContain(`"${home}", and the store there is damaged: `);
  });

  it("leads nobody to the door of that holder while it is checked", async () => {
    const home = await leftByTheKilled();
    const holder = join(home, "engine.json");
    await writeFile(holder, "{}");
    const isLeft: boolean[] = [];
    await held("terminal", { home, warn: () => isLeft.push(existsSync(holder)) });
    expect(isLeft).toEqual([false]);
  });

  it("has nothing erased from it if it is damaged, nor when it is closed", async () => {
    const home = await leftByTheKilled();
    leaveDeletedRun(home);
    await damage(home);
    const experiences = experiencesDouble();
    const openExperiences = () => experiences;
    const { close } = await held("terminal", { home, warn: () => undefined, openExperiences });
    await close();
    expect(experiences).toMatchObject({ kept: [], erased: [] });
    expect(eventsIn(home)).toBe(1);
  });

  it("is rid of a deleted run when it is closed, if it is sound", async () => {
    const home = await leftByTheKilled();
    leaveDeletedRun(home);
    const openExperiences = () => experiencesDouble();
    const { close } = await held("terminal", { home, openExperiences });
    await close();
    expect(eventsIn(home)).toBe(0);
  });
});

describe("a home that was closed", () => {
  it("needs no check, nor does one that is in use", async () => {
    const { home, close } = await held("terminal");
    expect(wasClosedCleanly(home)).toBe(true);
    await close();
    expect(wasClosedCleanly(home)).toBe(true);
  });
});
