import { describe, expect, test } from "vitest";
import { lastRun } from "../../renderer/views/ask/use-shown-run.ts";

describe("the run that was shown last", () => {
  test("is shown again while it is in the history, or goes on and is not in it yet", () => {
    expect(lastRun("r1", [{ run: "r2" }, { run: "r1" }])).toBe("r1");
  });

  test("is none once it is deleted", () => {
    expect(lastRun("r1", [{ run: "r2" }])).toBeNull();
    expect(lastRun("r1", [])).toBeNull();
  });

  test("is none before any was shown", () => {
    expect(lastRun(null, [{ run: "r1" }])).toBeNull();
  });
});
