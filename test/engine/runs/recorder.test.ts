import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { RunEvent } from "../../../core/events.ts";
import { createRecorder, type Recorder } from "../../../engine/runs/recorder.ts";
import { openRunStore, type RunStore } from "../../../engine/storage/run-store.ts";
import { MANIFEST } from "../doubles.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(): { recorder: Recorder; store: RunStore; heard: RunEvent[]; stored: number[] } {
  const store = openRunStore(null);
  onTestFinished(() => store.close());
  const heard: RunEvent[] = [];
  const stored: number[] = [];
  const listen = (event: RunEvent) => {
    heard.push(event);
    stored.push(store.events("r").length);
  };
  const recorder = createRecorder("r", store, listen, () => Date.now());
  recorder.record(null, { type: "run-started", manifest: MANIFEST });
  return { recorder, store, heard, stored };
}

const texts = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === "turn-text" ? [event.text] : []));

describe("recorded events", () => {
  it("are numbered without gaps, live text left out, and stored before they are passed on", () => {
    const { recorder, heard, stored } = start();
    recorder.addText("q", "a", "live");
    vi.advanceTimersByTime(100);
    recorder.record(null, { type: "run-finished", state: "done", error: null });
    expect(heard.map(({ seq }) => seq)).toEqual([0, null, 1]);
    expect(stored).toEqual([1, 1, 2]);
  });
});

describe("live text", () => {
  it("is passed on about 30 times a second, however often it comes", () => {
    const { recorder, heard } = start();
    for (let millisecond = 0; millisecond < 1000; millisecond++) {
      recorder.addText("q", "a", "x");
      vi.advanceTimersByTime(1);
    }
    expect(texts(heard).length).toBeGreaterThanOrEqual(28);
    expect(texts(heard).length).toBeLessThanOrEqual(31);
  });

  it("of turns that write side by side is passed on together, each turn for itself", () => {
    const { recorder, heard } = start();
    for (const piece of ["1", "2"]) {
      recorder.addText("q", "a", `a${piece}`);
      recorder.addText("q", "b", `b${piece}`);
    }
    vi.advanceTimersByTime(33);
    expect(texts(heard)).toEqual(["a1a2", "b1b2"]);
  });

  it("is complete when its turn ends", () => {
    const { recorder, heard } = start();
    recorder.addText("q", "a", "the end");
    recorder.endText("q", "a", "pass-on");
    expect(texts(heard)).toEqual(["the end"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("of a failed call is dropped", () => {
    const { recorder, heard } = start();
    recorder.addText("q", "a", "half");
    recorder.endText("q", "a", "drop");
    vi.advanceTimersByTime(100);
    expect(texts(heard)).toEqual([]);
  });
});
