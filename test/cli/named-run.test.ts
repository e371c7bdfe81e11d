import { expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { isASweep, namedRun } from "../../cli/named-run.ts";

it("who names no run is told how the runs of their home are listed", () => {
  const args = parseArguments([], {}, 1);
  expect(() => namedRun("runs show", { args, home: "/other" })).toThrow(
    "Name a run: counterpoint runs show RUN. Runs are listed by: counterpoint runs list --home /other",
  );
});

it("who names a sweep is told how its cells are listed in their home", () => {
  expect(isASweep("s1", "Name one of those.", "/other")).toBe(
    "The run s1 is a sweep, whose cells have runs of their own. Name one of those. " +
      "They are listed by: counterpoint runs show s1 --home /other",
  );
});
