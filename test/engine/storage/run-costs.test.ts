import { describe, expect, it, onTestFinished } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { openRunStore, type RunStore, type StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST, MODEL_INFO } from "../doubles.ts";

const SHA256 = MODEL_INFO.sha256;
const DONE = { type: "run-finished", state: "done", error: null };
const FAILED = [
  "q9",
  { type: "question-failed", error: { code: "model-run", message: "It failed.", details: {} } },
] as const;

function answered(question: string, calls: number, generated: number) {
  const tokens = { prompt: 10 * calls, cached: calls, generated };
  const result = { answer: "1", agreement: null, calls, tokens, seconds: 1, correct: true };
  return [question, { type: "question-finished", result }] as const;
}

function store(): RunStore {
  const opened = openRunStore(null);
  onTestFinished(() => opened.close());
  return opened;
}

function fill(
  into: RunStore,
  run: string,
  bodies: readonly (readonly [string | null, object])[],
  manifest: Partial<RunManifest> = {},
): void {
  const started = { type: "run-started", manifest: { ...MANIFEST, ...manifest } };
  for (const event of eventsOf(run, [[null, started], ...bodies])) into.append(event as StoredEvent);
}

describe("the costs of finished runs", () => {
  it("are summed over the questions that have a result", () => {
    const kept = store();
    fill(kept, "r", [answered("q1", 3, 50), FAILED, answered("q2", 5, 70), [null, DONE]]);
    expect(kept.costs("crowd", SHA256)).toEqual([
      { manifest: MANIFEST, questions: 2, calls: 8, tokens: { prompt: 80, cached: 8, generated: 120 } },
    ]);
  });

  it("are of this method and this model alone", () => {
    const kept = store();
    fill(kept, "r", [answered("q", 1, 1), [null, DONE]]);
    fill(kept, "s", [answered("q", 1, 1), [null, DONE]], { strategy: "other" });
    fill(kept, "t", [answered("q", 1, 1), [null, DONE]], {
      model: { ...MODEL_INFO, sha256: "f".repeat(64) },
    });
    expect(kept.costs("crowd", SHA256)).toHaveLength(1);
    expect(kept.costs("nobody", SHA256)).toEqual([]);
  });

  it("are not of runs that go on, that were cancelled, or in which nothing was answered", () => {
    const kept = store();
    fill(kept, "r", [answered("q", 1, 1)]);
    fill(kept, "s", [answered("q", 1, 1), [null, { ...DONE, state: "cancelled" }]]);
    fill(kept, "t", [FAILED, [null, DONE]]);
    expect(kept.costs("crowd", SHA256)).toEqual([]);
  });
});
