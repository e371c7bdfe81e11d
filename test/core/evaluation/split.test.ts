import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divide, splitOf } from "../../../core/evaluation/split.ts";

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const digests = fc.array(digest.map((value) => ({ digest: value })));

describe("the split of a question", () => {
  it("is development for the first digits 0 to 3, and test for all others", () => {
    const split = Array.from("0123456789abcdef", (digit) => splitOf(digit + "f".repeat(63)));
    expect(split).toEqual([...Array<string>(4).fill("development"), ...Array<string>(12).fill("test")]);
  });
});

describe("dividing questions", () => {
  it("puts every question into one of the two splits", () => {
    fc.assert(
      fc.property(digests, fc.constantFrom("file", "hash"), (items, order) => {
        const { development, test } = divide(items, order);
        expect(development.length + test.length).toBe(items.length);
        expect(new Set([...development, ...test])).toEqual(new Set(items));
      }),
    );
  });

  it("keeps the order of the file unless it is told otherwise", () => {
    fc.assert(
      fc.property(digests, (items) => {
        const { development, test } = divide(items, "file");
        for (const part of [development, test]) {
          const places = part.map((item) => items.indexOf(item));
          expect(places).toEqual(places.toSorted((left, right) => left - right));
        }
      }),
    );
  });

  it("by hash lists the same questions alike, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.uniqueArray(digest), (all) => {
        const items = all.map((value) => ({ digest: value }));
        expect(divide(items, "hash")).toEqual(divide(items.toReversed(), "hash"));
      }),
    );
  });
});
