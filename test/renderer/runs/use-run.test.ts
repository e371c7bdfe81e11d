import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { useRun } from "../../../renderer/state/use-run.ts";
import { shownWords } from "../support/shown-words.ts";

/** Whether a stream was wanted, at each drawing. */
const wanted: boolean[] = [];
const ended: LiveMessage = { type: "ended", end: { run: "r", state: "done", report: null, error: null } };

vi.mock("../../../renderer/connection/use-stream.ts", () => ({
  useStream(_key: string, open: unknown, onMessage: (message: LiveMessage) => void) {
    wanted.push(open !== null);
    if (wanted.length === 1) onMessage(ended);
  },
}));

function Followed(): ReactNode {
  return createElement("p", null, useRun("r").end?.state);
}

test("a run that has ended is not asked for again, and stays as it was heard of", () => {
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    callback();
    return 1;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  expect(shownWords(createElement(Followed))).toBe("|done|");
  expect(wanted).toEqual([true, false]);
});
