import fc from "fast-check";
import { expect, test } from "vitest";
import { paretoFront } from "../../../core/sweep/pareto.ts";

test("the Pareto line leads from the cheapest to the best, past what something cheaper beats", () => {
  const items = [
    { cost: 300, worth: 0.6 },
    { cost: 100, worth: 0.5 },
    { cost: 200, worth: 0.4 },
    { cost: 400, worth: 0.6 },
    { cost: 500, worth: null },
    { cost: 600, worth: 0.7 },
  ];
  expect(paretoFront(items)).toEqual([1, 0, 5]);
});

test("nothing is better and cheaper than what is on the line, and everything else is beaten", () => {
  const items = fc.array(fc.record({ cost: fc.nat(20), worth: fc.nat(20) }), { maxLength: 30 });
  fc.assert(
    fc.property(items, (all) => {
      const front = paretoFront(all).map((index) => all[index]);
      for (const item of all) {
        const beaten = front.some(
          (one) => one !== undefined && one.cost <= item.cost && one.worth >= item.worth,
        );
        expect(beaten).toBe(true);
      }
      for (const one of front) {
        const better = all.some(
          (item) => one !== undefined && item.cost <= one.cost && item.worth > one.worth,
        );
        expect(better).toBe(false);
      }
    }),
  );
});
