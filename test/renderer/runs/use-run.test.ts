import { createElement, type ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { useRun } from "../../../renderer/state/use-run.ts";
import { shownWords } from "../support/shown-words.ts";

interface Handlers {
  readonly onMessage: (message: LiveMessage) => void;
  readonly onError: (error: unknown) => void;
}

/** Whether a stream was wanted, at each drawing. */
const wanted: boolean[] = [];
/** What happens at each drawing. */
let happens: readonly ((handlers: Handlers) => void)[] = [];
const ended: LiveMessage = { type: "ended", end: { run: "r", state: "done", report: null, error: null } };

vi.mock("../../../renderer/connection/use-stream.ts", () => ({
  useStream(_key: string, open: unknown, onMessage: Handlers["onMessage"], onError: Handlers["onError"]) {
    wanted.push(open !== null);
    happens[wanted.length - 1]?.({ onMessage, onError });
  },
}));

beforeEach(() => {
  wanted.length = 0;
});

function Followed(): ReactNode {
  const { end, problem } = useRun("r");
  return createElement("p", null, problem?.message ?? end?.state);
}

/** Has frames of the page wait. @returns draws those that still wait */
function waitingFrames(): () => void {
  const frames = new Map<number, () => void>();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frames.set(frames.size, callback);
    return frames.size - 1;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return () => {
    const waiting = [...frames.values()];
    frames.clear();
    for (const draw of waiting) draw();
  };
}

test("a run that has ended is not asked for again, and stays as it was heard of", () => {
  const drawFrames = waitingFrames();
  happens = [
    ({ onMessage }) => {
      onMessage(ended);
      drawFrames();
    },
  ];

  expect(shownWords(createElement(Followed))).toBe("|done|");
  expect(wanted).toEqual([true, false]);
});

test("why a run cannot be followed stays, whatever was heard before and waits for a frame", () => {
  const drawFrames = waitingFrames();
  happens = [
    ({ onMessage, onError }) => {
      onMessage(ended);
      onError(new Error("The store is in use."));
    },
    drawFrames,
  ];

  expect(shownWords(createElement(Followed))).toBe("|The store is in use.|");
});
