import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { binsOf, scaleOf } from "../../../renderer/charts/histogram-bins.ts";

const values = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { maxLength: 200 });

describe("the bars of a histogram", () => {
  test("reach to both sides as far as any value, and at least as far as was asked", () => {
    expect(scaleOf([0.5, -1], 4)).toBe(4);
    expect(scaleOf([0.5, -6.2], 4)).toBe(7);
    expect(scaleOf([], 4)).toBe(4);
  });

  test("hold every value once, the marked ones apart", () => {
    fc.assert(
      fc.property(values, (all) => {
        const scale = scaleOf(all, 4);
        const bins = binsOf(all, scale, (value) => value < -1.5);
        const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

        expect(sum(bins.map(({ marked }) => marked))).toBe(all.filter((value) => value < -1.5).length);
        expect(sum(bins.map(({ plain, marked }) => plain + marked))).toBe(all.length);
        expect([bins[0]?.from, bins.at(-1)?.to]).toEqual([-scale, scale]);
      }),
    );
  });

  test("are parted within by a limit that lies in them", () => {
    const bins = binsOf([-1.55, -1.45, 4], 4, (value) => value < -1.5);

    expect(bins.find(({ marked }) => marked > 0)).toMatchObject({ plain: 1, marked: 1 });
    expect(bins.at(-1)?.plain).toBe(1);
  });
});
