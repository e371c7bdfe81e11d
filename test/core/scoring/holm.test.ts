import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { holm } from "../../../core/scoring/holm.ts";
import reference from "../../fixtures/statistics-holm.json" with { type: "json" };

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });

describe("Holm's correction", () => {
  test.each(reference.holm)("of $p equals the reference", ({ p, adjusted, rejected }) => {
    const ours = holm(p);
    ours.forEach((value, index) => expect(value).toBeCloseTo(adjusted[index] ?? NaN, 14));
    expect(ours.map((value) => value < 0.05)).toEqual(rejected);
  });

  test("leaves a single value as it is, and has nothing to say of none", () => {
    expect(holm([0.03])).toEqual([0.03]);
    expect(holm([])).toEqual([]);
  });

  test("never makes a value smaller, keeps their order, and stays within 0 to 1 and Bonferroni's bound", () => {
    fc.assert(
      fc.property(pValues, (given) => {
        const adjusted = holm(given);
        given.forEach((p, index) => {
          const ours = adjusted[index] ?? NaN;
          expect(p <= ours && ours <= Math.min(1, p * given.length)).toBe(true);
          given.forEach((other, place) => {
            if (other < p) expect(adjusted[place]).toBeLessThanOrEqual(ours);
          });
        });
      }),
    );
  });

  test("does not depend on the order in which the values are given", () => {
    fc.assert(
      fc.property(pValues, (given) => {
        expect(holm([...given].reverse())).toEqual([...holm(given)].reverse());
      }),
    );
  });

  test.each([[-0.1], [1.1], [NaN]])("refuses %d", (wrong) => {
    expect(() => holm([0.5, wrong])).toThrow(ContractError);
  });
});
