import { describe, expect, it, onTestFinished } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { openDatabase } from "../../../engine/storage/database.ts";
import { COSTS } from "../../../engine/storage/run-costs.ts";
import { runStoreOn, type RunStore, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST, MODEL_INFO } from "../doubles.ts";
import { ENDED, failed, started, storeIn, type Bodies } from "./stored-runs.ts";

const SHA256 = MODEL_INFO.sha256;

function answered(question: string, calls: number, generated: number): Bodies {
  const tokens = { prompt: 10 * calls, cached: calls, generated };
  const result = { answer: "1", agreement: null, calls, tokens, seconds: 1, correct: true };
  return [...started(question), [question, { type: "question-finished", result }]];
}

function fill(into: RunStore, run: string, bodies: Bodies, manifest: Partial<RunManifest> = {}): void {
  const start = { type: "run-started", manifest: { ...MANIFEST, ...manifest } };
  for (const event of eventsOf(run, [[null, start], ...bodies])) into.append(event as StoredEvent);
}

describe("the costs of finished runs", () => {
  it("are summed over the questions that have a result", () => {
    const kept = storeIn(null);
    fill(kept, "r", [...answered("q1", 3, 50), ...failed("q9"), ...answered("q2", 5, 70), [null, ENDED]]);
    expect(kept.costs("crowd", SHA256)).toEqual([
      { manifest: MANIFEST, questions: 2, calls: 8, tokens: { prompt: 80, cached: 8, generated: 120 } },
    ]);
  });

  it("are of this method and this model alone", () => {
    const kept = storeIn(null);
    fill(kept, "r", [...answered("q", 1, 1), [null, ENDED]]);
    fill(kept, "s", [...answered("q", 1, 1), [null, ENDED]], { strategy: "other" });
    fill(kept, "t", [...answered("q", 1, 1), [null, ENDED]], {
      model: { ...MODEL_INFO, sha256: "f".repeat(64) },
    });
    expect(kept.costs("crowd", SHA256)).toHaveLength(1);
    expect(kept.costs("nobody", SHA256)).toEqual([]);
  });

  it("are not of runs that go on, that were cancelled, or in which nothing was answered", () => {
    const kept = storeIn(null);
    fill(kept, "r", answered("q", 1, 1));
    fill(kept, "s", [...answered("q", 1, 1), [null, { ...ENDED, state: "cancelled" }]]);
    fill(kept, "t", [...failed("q"), [null, ENDED]]);
    expect(kept.costs("crowd", SHA256)).toEqual([]);
  });

  it("are those of the five newest runs with the same settings, however many newer ones have others", () => {
    const kept = storeIn(null);
    const run = (name: string, maxTokens: number) =>
      fill(kept, name, [...answered("q", 1, 1), [null, ENDED]], { maxTokens });
    run("rare", 64);
    for (let count = 0; count < 60; count++) run(`frequent-${count}`, 512);
    const costs = kept.costs("crowd", SHA256).map(({ manifest }) => manifest.maxTokens);
    expect(costs.toSorted((left, right) => left - right)).toEqual([64, 512, 512, 512, 512, 512]);
  });

  it("are so for each data file by itself, and for questions in Ask", () => {
    const kept = storeIn(null);
    const run = (name: string, given: Pick<RunManifest, "kind" | "data">) =>
      fill(kept, name, [...answered("q", 1, 1), [null, ENDED]], given);
    const dataOf = (sha256: string) => ({ file: "d.jsonl", sha256, questions: 1, skippedLines: [] });
    run("rare", { kind: "eval", data: dataOf("a") });
    run("asked", { kind: "ask", data: null });
    for (let count = 0; count < 6; count++) run(`frequent-${count}`, { kind: "eval", data: dataOf("b") });
    const of = kept.costs("crowd", SHA256).map(({ manifest }) => manifest.data?.sha256 ?? "ask");
    expect(of.toSorted()).toEqual(["a", "ask", "b", "b", "b", "b", "b"]);
  });

  it("are told also where the start of another run is damaged, and without questions whose figures are", () => {
    const database = openDatabase(null);
    const kept = runStoreOn(database);
    onTestFinished(() => kept.close());
    for (const run of ["whole", "damaged"])
      fill(kept, run, [...answered("q1", 3, 50), ...answered("q2", 5, 70), [null, ENDED]]);
    database.exec("UPDATE events SET body = '{' WHERE run = 'damaged' AND seq = 0");
    database.exec("UPDATE questions SET body = '{' WHERE run = 'whole' AND question = 'q2'");
    expect(kept.costs("crowd", SHA256)).toEqual([
      { manifest: MANIFEST, questions: 1, calls: 3, tokens: { prompt: 30, cached: 3, generated: 50 } },
    ]);
  });

  it("are looked for by an index, not among all runs", () => {
    const database = openDatabase(null);
    onTestFinished(() => database.close());
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${COSTS}`).all("crowd", SHA256);
    const steps = plan.map(({ detail }) => String(detail)).filter((step) => /\bruns\b/.test(step));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH runs /)]);
  });
});
