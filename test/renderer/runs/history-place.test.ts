import { expect, test } from "vitest";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { markBeside, useHistoryPlace } from "../../../renderer/views/runs/history-place.ts";

type Listed = Pick<RunListing, "run">;

const first: Listed = { run: "a" };
const second: Listed = { run: "b" };
const runs = [first, second];

/** The row that is marked once a run has gone away. */
function markedAfter(current: string, shown: readonly Listed[], gone: Listed): string | null {
  useHistoryPlace.setState({ current });
  markBeside(shown, gone);
  return useHistoryPlace.getState().current;
}

test("the row beside a run that goes away is marked", () => {
  expect(markedAfter("a", runs, first)).toBe("b");
  expect(markedAfter("b", runs, second)).toBe("a");
});

test("the marked row stays when a run goes away that the history does not show", () => {
  expect(markedAfter("b", [], first)).toBe("b");
});

test("no row is marked where the one that was has gone away and nothing stands beside it", () => {
  expect(markedAfter("a", [], first)).toBeNull();
});
