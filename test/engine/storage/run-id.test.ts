import fc from "fast-check";
import { expect, it } from "vitest";
import { newRunId } from "../../../engine/storage/run-id.ts";

const time = fc.integer({ min: 0, max: 32 ** 9 - 1 });

it("is short and made of digits and letters that are not mistaken for each other", () => {
  fc.assert(
    fc.property(time, (now) => {
      expect(newRunId(now)).toMatch(/^[0-9a-hjkmnp-tv-z]{13}$/);
    }),
  );
});

it("sorts as runs started", () => {
  fc.assert(
    fc.property(time, time, (one, other) => {
      fc.pre(one < other);
      expect(newRunId(one) < newRunId(other)).toBe(true);
    }),
  );
});

it("differs for runs of the same millisecond", () => {
  expect(newRunId(1_800_000_000_000)).not.toBe(newRunId(1_800_000_000_000));
});
