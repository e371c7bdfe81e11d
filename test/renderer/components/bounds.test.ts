import { describe, expect, test } from "vitest";
import { inBounds, numberIn } from "../../../renderer/components/bounds.ts";

describe("what a field for numbers holds", () => {
  test.each([
    [6, 6],
    ["6", 6],
    ["0.", 0],
    ["", null],
    [" ", null],
    ["-", null],
  ])("%j is %j", (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  test.each([
    [6, 200],
    [6000, 6000],
    [30000, 20000],
  ])("of %i stays %i between 200 and 20000", (number, left) => {
    expect(inBounds(number, 200, 20000)).toBe(left);
  });
});
