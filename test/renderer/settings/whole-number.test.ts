import { describe, expect, test } from "vitest";
import { readWholeNumber } from "../../../renderer/views/settings/whole-number.ts";

describe("a field for a whole number from 16 to 1024", () => {
  const read = (typed: string) => readWholeNumber(typed, 16, 1024);

  test.each([
    ["16", 16],
    [" 512 ", 512],
    ["1024", 1024],
    ["0020", 20],
  ])("takes %j", (typed, value) => {
    expect(read(typed)).toEqual({ kind: "number", value });
  });

  test.each(["15", "1025", "-20", "20.5", "2e2", "1,024", "0x20", "many", "9".repeat(30)])(
    "refuses %j",
    (typed) => {
      expect(read(typed)).toEqual({ kind: "wrong" });
    },
  );

  test.each(["", "   "])("takes %j for nothing", (typed) => {
    expect(read(typed)).toEqual({ kind: "empty" });
  });
});
