import { describe, expect, test } from "vitest";
import { fitOf } from "../../../renderer/components/memory-fit.ts";

describe("whether a model fits into the memory of a machine", () => {
  test("a small one does", () => {
    expect(fitOf(491e6, 8e9)).toBe("fits");
  });

  test("one that leaves little for anything else is tight", () => {
    expect(fitOf(4.9e9, 8e9)).toBe("tight");
  });

  test("one whose weights take all of it does not", () => {
    expect(fitOf(7e9, 8e9)).toBe("too-large");
  });
});
