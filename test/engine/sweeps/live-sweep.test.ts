import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "../../../engine/sweeps/progress.ts";
import { startLiveSweep } from "../../../engine/sweeps/live-sweep.ts";
import { sweepManifest } from "../../support/sweeps.ts";

/** A sweep that has begun, and goes on until it is told to end. */
function longSweep() {
  const progress = createProgress(
    null,
    () => 1,
    () => [],
  );
  const manifest = sweepManifest([{ agents: 2 }]);
  progress.fold({ type: "sweep-started", manifest, run: "sweep", seq: 0, question: null, time: 0 });
  const { promise, resolve: end } = Promise.withResolvers<ReturnType<typeof progress.report>>();
  const { live, changed } = startLiveSweep({
    facts: {
      ...{ run: "sweep", kind: "sweep", strategy: "mcf", model: "practice", title: "data.jsonl" },
      ...{ kept: true, sweep: null, asked: 0, data: "data.jsonl" },
    },
    progress,
    questions: () => 10,
    work: () => promise,
  });
  return { live, changed, end: () => end(progress.report()) };
}

describe("watching a sweep", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leaves no listener on the watcher's signal behind, however many messages were sent", async () => {
    const { live, changed, end } = longSweep();
    const { signal } = new AbortController();
    const messages = live.watch(undefined, signal)[Symbol.asyncIterator]();
    for (let count = 0; count < 20; count++) {
      const message = messages.next();
      await vi.runAllTimersAsync();
      expect(await message).toMatchObject({ value: { type: "sweep" } });
      changed();
    }
    expect(getEventListeners(signal, "abort")).toEqual([]);
    end();
    await live.ended;
  });

  it("ends as soon as the watcher leaves, while the sweep stands still", async () => {
    const { live, end } = longSweep();
    const watcher = new AbortController();
    const messages = live.watch(undefined, watcher.signal)[Symbol.asyncIterator]();
    await messages.next();
    const next = messages.next();
    watcher.abort();
    expect(await next).toEqual({ value: undefined, done: true });
    end();
    await live.ended;
  });

  it("tells of the end at once, without the pause between two messages", async () => {
    const { live, changed, end } = longSweep();
    const messages = live.watch(undefined)[Symbol.asyncIterator]();
    await messages.next();
    const next = messages.next();
    changed();
    await vi.advanceTimersByTimeAsync(1);
    end();
    expect(await next).toMatchObject({ value: { type: "sweep", phase: "ended" } });
    expect(await messages.next()).toMatchObject({ value: { type: "ended" } });
  });
});
