import { describe, expect, test } from "vitest";
import { equation } from "../../models/training/generator/arithmetic.ts";
import { parseExpression, solve, variablesOf } from "../../models/training/generator/expression.ts";

function equationsOf(text: string, values: Readonly<Record<string, number>> = {}): string[] | undefined {
  return solve(parseExpression(text), new Map(Object.entries(values)))?.map(equation);
}

describe("the steps of an expression", () => {
  test.each([
    ["x+y", ["8+2=10"]],
    ["x-y-z", ["8-2=6", "6-4=2"]],
    ["x+y*z", ["2*4=8", "8+8=16"]],
    ["(x-y)/3", ["8-2=6", "6/3=2"]],
    ["x*y+z*x", ["8*2=16", "4*8=32", "16+32=40+8=48"]],
    [" ( x + ( x - y ) ) * z ", ["8-2=6", "8+6=14", "14*4=40+16=56"]],
  ])("%s come innermost and leftmost first", (text, equations) => {
    expect(equationsOf(text, { x: 8, y: 2, z: 4 })).toEqual(equations);
  });

  test("are none if one has no exact result", () => {
    expect(equationsOf("x/y", { x: 1, y: 3 })).toBeUndefined();
  });

  test("need a number for each variable", () => {
    expect(() => equationsOf("x+y", { x: 1 })).toThrow('The variable "y" has no value');
  });
});

test("an expression names its variables", () => {
  expect([...variablesOf(parseExpression("(x-12)*y+x"))]).toEqual(["x", "y"]);
});

describe("an expression that cannot be read", () => {
  test.each(["", "x+", "x y", "(x", "x)", "x%y", "2.5*x", "-x", "xy"])(
    '"%s" is named in the error',
    (text) => {
      expect(() => parseExpression(text)).toThrow(`The expression "${text}"`);
    },
  );
});
