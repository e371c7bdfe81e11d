import { expect, test } from "vitest";
import { isAnyGoing, ownRuns } from "../../../renderer/state/runs.ts";

test("a sweep stands for the runs of its cells", () => {
  const question = { run: "r1", sweep: null };
  const sweep = { run: "s1", sweep: null };
  const cells = [
    { run: "r2", sweep: "s1" },
    { run: "r3", sweep: "s1" },
  ];

  expect(ownRuns([question, sweep, ...cells])).toEqual([question, sweep]);
});

test("runs go on as long as one of them does, or one of a sweep's cells", () => {
  const live = [{ run: "r2", sweep: "s1" }];

  expect(isAnyGoing(["r1", "r2"], live)).toBe(true);
  expect(isAnyGoing(["r1", "s1"], live)).toBe(true);
  expect(isAnyGoing(["r1"], live)).toBe(false);
});
