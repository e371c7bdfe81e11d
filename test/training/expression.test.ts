import { describe, expect, test } from "vitest";
import { equation } from "../../models/training/generator/arithmetic.ts";
import { inOrder, parseExpression, solve, variablesOf } from "../../models/training/generator/expression.ts";

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

describe("an expression in the order of its text", () => {
  const places = new Map([
    ["z", 0],
    ["x", 1],
    ["y", 2],
  ]);
  const ordered = (text: string, freely: boolean) =>
    solve(
      inOrder(parseExpression(text), places, freely),
      new Map([...places.keys()].map((name) => [name, 8])),
    );
  const named = (text: string, freely = true) => {
    const values = new Map(Object.entries({ x: 2, y: 3, z: 4 }));
    return solve(inOrder(parseExpression(text), places, freely), values)?.map(equation);
  };

  test.each([
    ["y+x", ["2+3=5"]],
    ["2*x", ["2*2=4"]],
    ["x+2", ["2+2=4"]],
    ["z+x*y", ["2*3=6", "6+4=10"]],
    ["x+y+z", ["4+2=6", "6+3=9"]],
    ["x*y+z*x", ["2*3=6", "4*2=8", "6+8=14"]],
    ["z-(y+x)", ["2+3=5", "4-5=-1"]],
  ])("writes %s in one way", (text, equations) => {
    expect(named(text)).toEqual(equations);
  });

  test("keeps its steps where each has a unit of its own", () => {
    expect(named("x+y+z", false)).toEqual(["2+3=5", "5+4=9"]);
  });

  test("comes to the same result", () => {
    for (const text of ["x+y*z", "x*y*z", "(x+y)*2", "x-y+z"])
      expect(ordered(text, true)?.at(-1)?.result).toBe(ordered(text, false)?.at(-1)?.result);
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
