import { describe, expect, test } from "vitest";
import { neighbour } from "../../../renderer/components/grid/opened.ts";

describe("the row that is marked when one goes away", () => {
  test("is the one below", () => {
    expect(neighbour(["a", "b", "c"], "a")).toBe("b");
  });

  test("is the one above at the end of the list, and none in the end", () => {
    expect(neighbour(["a", "b", "c"], "c")).toBe("b");
    expect(neighbour(["a"], "a")).toBeUndefined();
  });
});
