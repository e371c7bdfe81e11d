import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateExpression } from "../../../core/arithmetic/expression.ts";

const value = (expression: string, variables: Record<string, number> = {}) =>
  evaluateExpression(expression, new Map(Object.entries(variables)));

describe("an arithmetic expression", () => {
  it.each([
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["10 - 4 - 3", 3],
    ["2 ** 3 ** 2", 512],
    ["-2 ** 2", -4],
    ["2 ** -1", 0.5],
    ["7 // 2", 3],
    ["-7 // 2", -4],
    ["1 // 0.1", 9],
    ["-7 % 3", 2],
    ["1_000.5 + 1e3", 2000.5],
    ["--3", 3],
    ["-8500000000000000 % 4000000000000001", 3500000000000003],
    ["10 ** 20 // 10 ** 18", 100],
    ["2 ** 60 % 7", 1],
    ["-(2 ** 60) // 1000", -1152921504606847],
  ])("%s is computed by Python's precedence and rules", (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });

  it.each([
    ["round(2.5)", 2],
    ["round(3.14159, 2)", 3.14],
    ["round(1.15, 1)", 1.1],
    ["round(0.125, 2)", 0.12],
    ["round(1250, -2)", 1200],
    ["round(7.5, 200)", 7.5],
    ["int(7.9)", 7],
    ["min(3, 1, 2) + max(1, 5)", 6],
    ["math.ceil(10 / 4)", 3],
    ["abs(-3)", 3],
  ])("%s calls one of the known functions", (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });

  it.each([
    "7 ** 25 % 10",
    "7 ** 25 // 10",
    "3 ** 40 - 3 ** 40 + 1",
    "2 ** 53 + 1 - 2 ** 53",
    "123456789 * 987654321 * 3 % 10",
    "9007199254740993 % 10",
  ])("has no value for %s, where digits of a whole number would be lost", (expression) => {
    expect(value(expression)).toBeNull();
  });

  it("takes the values of variables", () => {
    expect(value("eggs * price_each", { eggs: 12, price_each: 0.5 })).toBe(6);
  });

  it.each([
    ["an unknown variable", "a + 1"],
    ["an unknown function", "open(1)"],
    ["what every object has", "constructor(1)"],
    ["a division by zero", "1 / 0"],
    ["a number beyond all bounds", "9 ** 9 ** 9"],
    ["an open bracket", "(1 + 2"],
    ["two values side by side", "1 2"],
    ["a missing value", "1 +"],
    ["a comparison", "1 < 2"],
    ["a text", '"a" * 3'],
    ["nothing", "  "],
    ["an imaginary root", "(0 - 8) ** 0.5"],
  ])("has no value for %s", (_, expression) => {
    expect(value(expression)).toBeNull();
  });

  it("gives up on deep nesting instead of running out of stack", () => {
    expect(value(`${"(".repeat(100_000)}1${")".repeat(100_000)}`)).toBeNull();
    expect(value(`${"-".repeat(100_000)}1`)).toBeNull();
  });

  it("agrees with the tree that an expression was written from, as long as a number holds all digits", () => {
    interface Tree {
      readonly text: string;
      /** Null if a number holds not all digits of it, or of what it is made of. */
      readonly result: bigint | null;
    }
    const computed = (left: bigint, sign: string, right: bigint): bigint =>
      sign === "+" ? left + right : sign === "-" ? left - right : left * right;
    const held = (result: bigint) => (BigInt(Number(result)) === result ? result : null);
    const leaf = fc.nat(1000).map((number): Tree => ({ text: String(number), result: BigInt(number) }));
    const node = (left: Tree, sign: string, right: Tree): Tree => ({
      text: `(${left.text} ${sign} ${right.text})`,
      result:
        left.result === null || right.result === null
          ? null
          : held(computed(left.result, sign, right.result)),
    });
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.tuple(tie("tree"), fc.constantFrom("+", "-", "*"), tie("tree")).map((parts) => node(...parts)),
      ),
    }));
    fc.assert(
      fc.property(tree, ({ text, result }) => {
        const found = value(text);
        // A number may be zero with a sign.
        expect(found === null ? null : BigInt(found)).toBe(result);
      }),
    );
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123.e+-*/%(),ab_ \n^é".split("")) }), (text) => {
        const result = value(text, { a: 2, b: 0 });
        expect(result === null || Number.isFinite(result)).toBe(true);
      }),
    );
  });
});
