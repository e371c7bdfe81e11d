import { describe, expect, it, onTestFinished } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { openDatabase } from "../../../engine/storage/database.ts";
import { EVALUATIONS } from "../../../engine/storage/evaluations.ts";
import { runStoreOn, type RunStore, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST, MODEL_INFO } from "../doubles.ts";
import { answered, ENDED, storeIn } from "./stored-runs.ts";

const SHA256 = MODEL_INFO.sha256;

interface Given extends Partial<RunManifest> {
  readonly state?: string;
  /** Questions that are right or wrong. */
  readonly questions?: number;
  /** Milliseconds by which it started later. */
  readonly later?: number;
}

function fill(into: RunStore, run: string, { state = "done", questions = 2, later = 0, ...of }: Given = {}) {
  const bodies = Array.from({ length: questions }, (_, index) => answered(`q${index}`, true)).flat();
  const start = { type: "run-started", manifest: { ...MANIFEST, ...of } };
  for (const event of eventsOf(run, [[null, start], ...bodies, [null, { ...ENDED, state }]])) {
    into.append({ ...event, time: event.time + later } as StoredEvent);
  }
}

const found = (store: RunStore) => store.evaluations("crowd", SHA256, 2).map(({ run }) => run);

describe("the finished evaluations of a method on a model", () => {
  it("come with what fixes them, the newest first", () => {
    const store = storeIn(null);
    fill(store, "first");
    fill(store, "third", { later: 2000, seed: 3 });
    fill(store, "second", { later: 1000 });
    expect(found(store)).toEqual(["third", "second", "first"]);
    expect(store.evaluations("crowd", SHA256, 2)[0]?.manifest).toEqual({ ...MANIFEST, seed: 3 });
  });

  it.each<[string, Given]>([
    ["of another method", { strategy: "other" }],
    ["on another model", { model: { ...MODEL_INFO, sha256: "f".repeat(64) } }],
    ["that were stopped", { state: "cancelled" }],
    ["that are single questions", { kind: "ask", data: null }],
    ["with fewer answers that are right or wrong", { questions: 1 }],
  ])("are not those %s", (_what, of) => {
    const store = storeIn(null);
    fill(store, "r", of);
    expect(found(store)).toEqual([]);
  });

  it("are not those that were deleted", () => {
    const store = storeIn(null);
    fill(store, "r");
    store.hide("r", 1);
    expect(found(store)).toEqual([]);
  });

  it("are not those of more questions than can be read at once", () => {
    const database = openDatabase(null);
    const store = runStoreOn(database);
    onTestFinished(() => store.close());
    fill(store, "r");
    database.exec("UPDATE runs SET done = 5000");
    expect(found(store)).toEqual(["r"]);
    database.exec("UPDATE runs SET done = 5001");
    expect(found(store)).toEqual([]);
  });

  it("are found also where the start of another is damaged", () => {
    const database = openDatabase(null);
    const store = runStoreOn(database);
    onTestFinished(() => store.close());
    fill(store, "whole");
    fill(store, "damaged");
    database.exec("UPDATE events SET body = '{' WHERE run = 'damaged' AND seq = 0");
    expect(found(store)).toEqual(["whole"]);
  });

  it("are looked for by an index, not among all runs", () => {
    const database = openDatabase(null);
    onTestFinished(() => database.close());
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${EVALUATIONS}`).all("crowd", SHA256, 10);
    const steps = plan.map(({ detail }) => String(detail)).filter((step) => /\bruns\b/.test(step));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH runs /)]);
  });
});
