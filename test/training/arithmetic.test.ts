import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateExpression } from "../../core/arithmetic/expression.ts";
import { calculated, equation, evaluate, formatNumber } from "../../models/training/generator/arithmetic.ts";
import type { Operator } from "../../models/training/generator/problem.ts";
import { step } from "./support/problems.ts";

const operator = fc.constantFrom<Operator[]>("+", "-", "*", "/");
const whole = fc.integer({ min: 1, max: 20_000 });
const decimal = fc.integer({ min: 1, max: 200_000 }).map((hundredths) => hundredths / 100);
const number = fc.oneof(whole, fc.integer({ min: 1, max: 99 }), decimal);

describe("the exact value of an operation", () => {
  test("has no rounding in it", () => {
    expect(evaluate(0.1, "+", 0.2)).toBe(0.3);
    expect(evaluate(10.1, "-", 9.9)).toBe(0.2);
    expect(evaluate(1.1, "*", 1.1)).toBe(1.21);
    expect(evaluate(7.5, "/", 3)).toBe(2.5);
  });

  test("is none where two decimals do not hold it, and for a division by zero", () => {
    expect(evaluate(1, "/", 3)).toBeNull();
    expect(evaluate(0.25, "*", 0.25)).toBeNull();
    expect(evaluate(1, "/", 0)).toBeNull();
  });

  test("needs operands of at most two decimals", () => {
    expect(() => evaluate(0.125, "+", 1)).toThrow("0.125 has more than two decimals");
  });
});

describe("an equation", () => {
  test.each([
    [7, "+", 8, "7+8=15"],
    [58, "+", 7, "58+7=65"],
    [58, "+", 67, "58+67=110+15=125"],
    [345, "+", 178, "345+178=400+110+13=510+13=523"],
    [12.75, "+", 3.5, "12.75+3.5=10+5+1.2+0.05=15+1.2+0.05=16.2+0.05=16.25"],
    [345, "-", 8, "345-8=337"],
    [345, "-", 178, "345-178=345-100-70-8=245-70-8=175-8=167"],
    [20, "-", 12.5, "20-12.5=20-10-2-0.5=10-2-0.5=8-0.5=7.5"],
    [12, "*", 12, "12*12=144"],
    [345, "*", 7, "345*7=2100+280+35=2380+35=2415"],
    [12, "*", 52, "12*52=12*50+12*2=600+24=624"],
    [52, "*", 12, "52*12=50*12+2*12=600+24=624"],
    [40, "*", 60, "40*60=2400"],
    [2.5, "*", 12, "2.5*12=2*12+0.5*12=24+6=30"],
    [48, "/", 4, "48/4=12"],
    [624, "/", 12, "624/12=600/12+24/12=50+2=52"],
    [45, "/", 2, "45/2=40/2+4/2+1/2=20+2+0.5=22.5"],
  ] as const)("of %d%s%d goes by steps that can be done in the head", (left, sign, right, text) => {
    expect(equation(step(left, sign, right))).toBe(text);
  });

  test("is true in every part", () => {
    fc.assert(
      fc.property(number, operator, number, (left, sign, right) => {
        const made = calculated(left, sign, right);
        fc.pre(made !== null && made.result > 0);
        for (const part of equation(made).split("=")) {
          expect(evaluateExpression(part, new Map())).toBeCloseTo(made.result, 6);
        }
      }),
      { numRuns: 600 },
    );
  });

  test("ends with the result that its step says, even if it is wrong", () => {
    expect(equation({ ...step(58, "+", 67), result: 135 })).toBe("58+67=110+15=135");
  });
});

test("numbers are written without separators and without zeros at their end", () => {
  expect([12_000, 3.5, 0.1 + 0.2].map(formatNumber)).toEqual(["12000", "3.5", "0.3"]);
});
