import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equation } from "../../models/training/generator/arithmetic.ts";
import { parseExpression, solve } from "../../models/training/generator/expression.ts";
import { misledSteps, mistakenSteps } from "../../models/training/generator/mistakes.ts";
import type { Step } from "../../models/training/generator/problem.ts";
import { step } from "./support/problems.ts";
import { forManySeeds, withSeeds } from "./support/random.ts";

const APPLES = [step(58, "+", 67, "apples"), step(125, "-", 30), step(95, "/", 5, "bags")];

function equationsOf(steps: readonly Step[]): string[] {
  return steps.map(({ left, operator, right, result }) => `${left}${operator}${right}=${result}`);
}

describe("one who is misled", () => {
  test("takes another operator in the last step, and none but there", () => {
    expect(misledSteps(APPLES).map(equation)).toEqual([
      ...APPLES.slice(0, 2).map(equation),
      "95*5=450+25=475",
    ]);
  });

  test.each([
    [step(9, "+", 4), "9-4=5"],
    [step(4, "+", 9), "9-4=5"],
    [step(9, "-", 4), "9+4=13"],
    [step(9, "*", 4), "9+4=13"],
    [step(8, "/", 4), "8*4=32"],
    [step(2, "*", 2), "2/2=1"],
    [step(3, "+", 3), "3*3=9"],
    [step(2, "+", 2), "2/2=1"],
    [step(6, "/", 1), "6+1=7"],
  ])("of %o makes a number that it is not", (right, wrong) => {
    expect(equationsOf(misledSteps([right]))).toEqual([wrong]);
  });

  test("takes an earlier step where the last cannot be another one", () => {
    expect(equationsOf(misledSteps([step(9, "+", 2), step(11, "+", 0)]))).toEqual(["9-2=7", "7+0=7"]);
  });

  test("is one off where no operator makes another number", () => {
    expect(equationsOf(misledSteps([step(0, "+", 7)]))).toEqual(["0+7=8"]);
  });

  test("needs a step", () => {
    expect(() => misledSteps([])).toThrow(RangeError);
  });
});

describe("a mistake", () => {
  test("of any kind is made sooner or later, and runs on through the later steps", () => {
    const seen = new Set<string>();
    withSeeds(1000, (random) => void seen.add(equationsOf(mistakenSteps(random, APPLES)).join(" ")));

    expect([...seen]).toEqual(
      expect.arrayContaining([
        "58+67=125 125-30=95 95*5=475", // the last operator
        "58+67=125 125+30=155 155/5=31", // another operator
        "58+67=125 125-30=105 105/5=21", // a slip
        "58+67=125 125-30=95", // the last step left out
        "58+67=125 125/5=25", // another step left out
        "58+67=125 125-5=120 120/5=24", // a wrong operand
      ]),
    );
  });

  test("never comes to the right answer, and always to a positive one, whole among whole numbers", () => {
    const expressions = ["x+y", "x*y", "x-y", "(x+y)*z", "x*y-z", "x+y+z", "(x-y)/z", "x*y/z"].map(
      parseExpression,
    );
    const whole = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(
        fc.constantFrom(...expressions),
        whole,
        whole,
        whole,
        fc.nat(),
        (expression, x, y, z, seed) => {
          const right = solve(expression, new Map(Object.entries({ x, y, z })));
          fc.pre(right?.every(({ result }) => result > 0 && Number.isInteger(result)) === true);
          forManySeeds(
            (random) => {
              for (const wrong of [misledSteps(right), mistakenSteps(random, right)]) {
                const answer = wrong.at(-1)?.result ?? 0;
                expect(answer).not.toBe(right.at(-1)?.result);
                expect(answer).toBeGreaterThan(0);
                expect(answer % 1).toBe(0);
              }
            },
            3 + (seed % 3),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  test("may be made with cents", () => {
    const paid = [step(3, "*", 2.5, "dollars"), step(20, "-", 7.5, "dollars")];
    forManySeeds((random) => {
      expect(mistakenSteps(random, paid).at(-1)?.result).not.toBe(12.5);
    });
  });
});
