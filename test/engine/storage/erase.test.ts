import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../engine/storage/database.ts";
import { erase } from "../../../engine/storage/erase.ts";
import { runStoreOn } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { answered, fill } from "./stored-runs.ts";

/** Milliseconds that a connection waits for others, and whether it overwrites what it deletes. */
function settingsOf(database: DatabaseSync): readonly unknown[] {
  return ["busy_timeout", "secure_delete"].flatMap((name) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}),
  );
}

describe("the connection on which something is erased", () => {
  const USUAL = [10_000, 0];

  it("is afterwards as patient as before, and no slower to delete", async () => {
    const database = openDatabase(await temporaryFolder());
    const store = runStoreOn(database);
    onTestFinished(() => store.close());
    fill(store, "r", answered("q1", true));
    store.hide("r", 5);
    expect(store.erase(["r"])).toBe(true);
    expect(settingsOf(database)).toEqual(USUAL);
  });

  it("is so also where erasing fails", async () => {
    const database = openDatabase(await temporaryFolder());
    onTestFinished(() => database.close());
    const empty = () => {
      throw new Error("no room");
    };
    expect(() => erase(database, { empty, remove: () => undefined })).toThrow("no room");
    expect(settingsOf(database)).toEqual(USUAL);
  });
});
