import { describe, expect, test } from "vitest";
import { createAttempts } from "../../renderer/state/attempts.ts";

describe("of several attempts", () => {
  test("only the one that was begun last counts", () => {
    const attempts = createAttempts();
    const older = attempts.begin();
    expect(older()).toBe(true);
    const newer = attempts.begin();

    expect([older(), newer()]).toEqual([false, true]);
  });

  test("none counts that was given up, and the next one does", () => {
    const attempts = createAttempts();
    const givenUp = attempts.begin();
    attempts.giveUp();
    const next = attempts.begin();

    expect([givenUp(), next()]).toEqual([false, true]);
  });
});
