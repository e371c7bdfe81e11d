import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { mcnemar } from "../../../core/scoring/mcnemar.ts";
import reference from "../../fixtures/statistics-mcnemar.json" with { type: "json" };

const counts = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }));

describe("McNemar's test", () => {
  test.each(reference.mcnemar)("of $onlyFirst against $onlySecond equals the reference", (given) => {
    const { exact, midP } = mcnemar(given.onlyFirst, given.onlySecond);
    expect(Math.abs(exact - given.exact)).toBeLessThan(1e-13);
    expect(Math.abs(midP - given.midP)).toBeLessThan(1e-13);
  });

  // Fagerland, Lydersen & Laake 2013, table 1 (airway hyper-responsiveness before and after stem cell transplantation).
  test("of 1 against 7 equals the published values", () => {
    const { exact, midP } = mcnemar(1, 7);
    expect(exact).toBeCloseTo(0.0703, 4);
    expect(midP).toBeCloseTo(0.0391, 4);
  });

  test("comes near the chi-square test with thousands of questions", () => {
    // 1.96 standard errors from half of 40,000.
    const { midP } = mcnemar(20_000 - 196, 20_000 + 196);
    expect(midP).toBeCloseTo(0.05, 4);
  });

  test("is as good as zero, and no error, where thousands of answers all differ in one direction", () => {
    expect(mcnemar(0, 1000).exact).toBe(2 ** -999);
    expect(mcnemar(0, 50_000)).toEqual({ exact: 0, midP: 0 });
  });

  test("is 1 for equal counts, also for very many", () => {
    for (const count of [0, 1, 4000, 500_000]) {
      expect(mcnemar(count, count).exact).toBe(1);
      expect(mcnemar(count, count).midP).toBeCloseTo(1, 9);
    }
  });

  test("does not depend on which of the two is first, and mid-p is at most exact p, both from 0 to 1", () => {
    fc.assert(
      fc.property(counts, ([first, second]) => {
        const { exact, midP } = mcnemar(first, second);
        expect(mcnemar(second, first)).toEqual({ exact, midP });
        expect(0 <= midP && midP <= exact && exact <= 1).toBe(true);
      }),
    );
  });

  test("falls as the counts move apart", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3000 }), fc.nat(), (trials, drawn) => {
        const fewer = 1 + (drawn % Math.floor(trials / 2));
        const nearer = mcnemar(fewer, trials - fewer);
        const further = mcnemar(fewer - 1, trials - fewer + 1);
        expect(further.exact).toBeLessThanOrEqual(nearer.exact);
        expect(further.midP).toBeLessThanOrEqual(nearer.midP);
      }),
    );
  });

  test.each([
    [-1, 2],
    [1, 2.5],
    [NaN, 0],
    [0, Infinity],
  ])("refuses %d against %d", (first, second) => {
    expect(() => mcnemar(first, second)).toThrow(ContractError);
  });
});
