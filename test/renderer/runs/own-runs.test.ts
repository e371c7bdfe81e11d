import { expect, test } from "vitest";
import { ownRuns } from "../../../renderer/state/runs.ts";

test("a sweep stands for the runs of its cells", () => {
  const question = { run: "r1", sweep: null };
  const sweep = { run: "s1", sweep: null };
  const cells = [
    { run: "r2", sweep: "s1" },
    { run: "r3", sweep: "s1" },
  ];

  expect(ownRuns([question, sweep, ...cells])).toEqual([question, sweep]);
});
