import { expect, onTestFinished } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import type { SweepEvent, SweepManifest } from "../../../core/sweep/events.ts";
import type { Cell } from "../../../core/sweep/cell.ts";
import {
  openRunStore,
  type RunOrigin,
  type RunStore,
  type StoredEvent,
} from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST } from "../doubles.ts";

export type Bodies = readonly (readonly [question: string | null, body: object])[];

export const ENDED = { type: "run-finished", state: "done", error: null };

/** A store that is closed when the running test ends. */
export function storeIn(home: string | null): RunStore {
  const store = openRunStore(home);
  onTestFinished(() => store.close());
  return store;
}

/** Writes a run with these events after its start; returns all of them. */
export function fill(store: RunStore, run: string, bodies: Bodies, origin?: RunOrigin): StoredEvent[] {
  const events = eventsOf(run, [
    [null, { type: "run-started", manifest: MANIFEST }],
    ...bodies,
  ]) as StoredEvent[];
  for (const event of events) store.append(event, origin);
  return events;
}

export function started(question: string): Bodies {
  const asked = { id: question, text: `What is ${question}?`, answerType: "number", choices: [] };
  return [[question, { type: "question-started", asked }]];
}

export function answered(question: string, correct: boolean, answer: string | null = "1"): Bodies {
  const tokens = { prompt: 10, cached: 4, generated: 5 };
  const result = { answer, agreement: 0.5, calls: 2, tokens, seconds: 1, correct, gold: "1" };
  return [...started(question), [question, { type: "question-finished", result }]];
}

export function failed(question: string): Bodies {
  const error = { code: "model-run", message: "It failed.", details: {} };
  return [...started(question), [question, { type: "question-failed", error }]];
}

export const SWEEP_MANIFEST: SweepManifest = {
  kind: "sweep",
  plan: {
    axes: [{ name: "strategy", values: ["io", "mcf"] }],
    cells: [cell(0, "io", "tiny"), cell(1, "mcf", "tiny"), cell(2, "mcf", "large")],
    repeats: 2,
    search: { kind: "grid" },
  },
  seed: 0,
  data: { file: "data.jsonl", sha256: "1".repeat(64), questions: 5, skippedLines: [] },
  concurrency: null,
  versions: {},
  machine: "a machine",
};

function cell(number: number, strategy: string, model: string): Cell {
  return { cell: number, strategy, model, options: {}, settings: { strategy } };
}

/** Writes a sweep with these events after its start; returns all of them. */
export function fillSweep(store: RunStore, run: string, ...bodies: readonly object[]): SweepEvent[] {
  const events = [{ type: "sweep-started", manifest: SWEEP_MANIFEST }, ...bodies].map(
    (body, seq) => ({ run, seq, question: null, time: 1000 + seq, ...body }) as SweepEvent,
  );
  for (const event of events) store.append(event, { title: "A sweep", request: { data: "data.jsonl" } });
  return events;
}

/** Writes the run of a sweep's cell. */
export function fillCell(
  store: RunStore,
  run: string,
  sweep: string,
  place: { readonly cell: number; readonly repeat: number },
  bodies: Bodies,
): void {
  fill(store, run, bodies, { title: "data.jsonl", request: {}, sweep: { run: sweep, ...place } });
}

/** The message of the StorageError that the work throws. */
export function storageProblem(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(StorageError);
    return (error as StorageError).message;
  }
  throw new Error("Nothing was thrown.");
}
