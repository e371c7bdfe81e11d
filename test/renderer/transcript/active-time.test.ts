import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import { activeAt, timeOf } from "../../../renderer/components/transcript/active-time.ts";

describe("the time that a run has been going on", () => {
  test("has no pauses in it: five seconds before one of two hours, and three since", () => {
    const [began, resumed] = [1_000_000, 1_000_000 + 7_200_000];
    expect(activeAt({ activeMilliseconds: 5000, lastTime: resumed }, resumed + 3000)).toBe(8000);
    expect(activeAt({ activeMilliseconds: 0, lastTime: began }, began + 5000)).toBe(5000);
  });

  test("does not run backwards where clocks differ, and stands still before the first event", () => {
    expect(activeAt({ activeMilliseconds: 5000, lastTime: 2000 }, 1000)).toBe(5000);
    expect(activeAt({ activeMilliseconds: 0, lastTime: null }, 1000)).toBe(0);
  });

  test.each([
    ["goes on while it runs", "running", "open", 8000],
    ["stands still while a model is loaded after a pause", "loading-model", "open", 5000],
    ["stands still while the engine is away", "running", "lost", 5000],
  ] as const)("%s", (_what, phase, state, milliseconds) => {
    const transcript = { ...EMPTY_TRANSCRIPT, activeMilliseconds: 5000, lastTime: 1_000_000 };

    expect(activeAt(timeOf({ phase, transcript }, { state }), 1_003_000)).toBe(milliseconds);
  });
});
