import { describe, expect, test } from "vitest";
import { rowAfterKey } from "../../../renderer/components/grid/keys.ts";

describe("keys of a table", () => {
  test("the first arrow down leads to the first row", () => {
    expect(rowAfterKey("ArrowDown", -1, 5)).toBe(0);
  });

  test("arrows stop at both ends", () => {
    expect(rowAfterKey("ArrowUp", 0, 5)).toBe(0);
    expect(rowAfterKey("ArrowDown", 4, 5)).toBe(4);
  });

  test("page keys move by ten rows and stop at the ends", () => {
    expect(rowAfterKey("PageDown", 3, 100)).toBe(13);
    expect(rowAfterKey("PageUp", 3, 100)).toBe(0);
  });

  test("Home and End lead to the ends", () => {
    expect([rowAfterKey("Home", 7, 20), rowAfterKey("End", 7, 20)]).toEqual([0, 19]);
  });

  test("other keys, and any key in an empty table, move nothing", () => {
    expect(rowAfterKey("a", 0, 5)).toBeNull();
    expect(rowAfterKey("ArrowDown", -1, 0)).toBeNull();
  });
});
