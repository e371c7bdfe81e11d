import { describe, expect, test } from "vitest";
import { focusTable, neighbour } from "../../../renderer/components/grid/opened.ts";

describe("the row that is marked when one goes away", () => {
  test("is the one below", () => {
    expect(neighbour(["a", "b", "c"], "a")).toBe("b");
  });

  test("is the one above at the end of the list, and none in the end", () => {
    expect(neighbour(["a", "b", "c"], "c")).toBe("b");
    expect(neighbour(["a"], "a")).toBeUndefined();
  });

  test("is none where it is not in the list, as after a search that did not find it", () => {
    expect(neighbour(["a", "b"], "c")).toBeUndefined();
  });
});

test("the focus goes to the field of the search where no row is found, and so no table is there", () => {
  const focused: string[] = [];

  focusTable({ querySelector: () => null }, { focus: () => focused.push("field") });

  expect(focused).toEqual(["field"]);
});
