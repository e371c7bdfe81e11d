import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { databasePath, openDatabase } from "../../../engine/storage/database.ts";
import { checkStore } from "../../../engine/storage/integrity.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import { beginUse, endUse, wasClosedCleanly } from "../../../engine/storage/uses.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { entryOf } from "../../support/thread-entry.ts";
import { fill, storeIn } from "./stored-runs.ts";

async function homeWithRun(): Promise<string> {
  const home = await temporaryFolder();
  const store = openRunStore(home);
  const seen = [
    "q1",
    { type: "observed", path: "1", observation: { kind: "warning", message: "!" } },
  ] as const;
  fill(
    store,
    "r",
    Array.from({ length: 2000 }, () => seen),
  );
  store.close();
  return home;
}

/** Overwrites a part in the middle of the file. */
async function damage(home: string): Promise<void> {
  const bytes = await readFile(databasePath(home));
  bytes.fill(0xab, bytes.length / 2, bytes.length / 2 + 20_000);
  await writeFile(databasePath(home), bytes);
}

describe("the check of a store", () => {
  it("finds a sound one sound, also while it is open", async () => {
    const home = await homeWithRun();
    storeIn(home);
    const health = await checkStore(home);
    expect(health).toMatchObject({ ok: true, problems: [] });
    expect(health.seconds).toBeGreaterThan(0);
  });

  it("finds nothing wrong with a home without a store, and makes none", async () => {
    const home = await temporaryFolder();
    expect(await checkStore(home)).toMatchObject({ ok: true });
    await expect(readFile(databasePath(home))).rejects.toThrow("ENOENT");
  });

  it("tells what is damaged, ten problems at most", async () => {
    const home = await homeWithRun();
    await damage(home);
    const { ok, problems } = await checkStore(home);
    expect(ok).toBe(false);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(10);
    expect(problems.join("\n")).toMatch(/page|malformed/);
  });

  it("tells that a file is no store at all", async () => {
    const home = await temporaryFolder();
    await writeFile(databasePath(home), "This is a text, and quite long enough to be a page.".repeat(20));
    expect(await checkStore(home)).toMatchObject({ ok: false, problems: ["file is not a database"] });
  });

  it.each([
    ["process.exit(3)", "its thread ended with code 3"],
    ["throw new Error('no memory')", "no memory"],
  ])("says as a typed error that its thread broke: %s", async (source, why) => {
    const home = await homeWithRun();
    const message = `The check of ${databasePath(home)} broke off: ${why}. Try again.`;
    await expect(checkStore(home, entryOf(source))).rejects.toMatchObject({ code: "storage", message });
  });
});

/** Opens the store in another process, which ends without closing it. */
function useAndDie(home: string): void {
  const url = (file: string) =>
    JSON.stringify(new URL(`../../../engine/storage/${file}`, import.meta.url).href);
  const script = `
    const { openDatabase } = await import(${url("database.ts")});
    const { beginUse } = await import(${url("uses.ts")});
    beginUse(openDatabase(${JSON.stringify(home)}));
    process.kill(process.pid, "SIGKILL");`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(signal).toBe("SIGKILL");
}

describe("a store", () => {
  it("was closed cleanly if everybody who used it said so, or still uses it", async () => {
    const home = await temporaryFolder();
    expect(wasClosedCleanly(home)).toBe(true);
    const database = openDatabase(home);
    onTestFinished(() => database.close());
    const [first, second] = [beginUse(database), beginUse(database)];
    expect(wasClosedCleanly(home)).toBe(true);
    endUse(database, first);
    endUse(database, second);
    expect(wasClosedCleanly(home)).toBe(true);
  });

  it("was not if a process that used it was killed, until it is checked", async () => {
    const home = await temporaryFolder();
    useAndDie(home);
    expect(wasClosedCleanly(home)).toBe(false);
    const database = openDatabase(home);
    onTestFinished(() => database.close());
    const use = beginUse(database);
    expect(wasClosedCleanly(home)).toBe(false);
    expect(await checkStore(home)).toMatchObject({ ok: true });
    expect(wasClosedCleanly(home)).toBe(true);
    endUse(database, use);
  });

  it("stays due for a check while one finds it damaged", async () => {
    const home = await homeWithRun();
    useAndDie(home);
    await damage(home);
    expect(await checkStore(home)).toMatchObject({ ok: false });
    expect(wasClosedCleanly(home)).toBe(false);
  });
});
