import { expect, test } from "vitest";
import { expectGraph, nearness } from "./amr-lite.ts";

test("an equation is equal-01 over its sides", () =>
  expectGraph("12 - 5 = 7", "(e / equal-01 :ARG1 (s / subtract-01 :ARG1 5 :ARG2 12) :ARG2 7)"));

test.each([
  "12-5=7",
  "12−5=7",
  "12 − 5 = 7.",
  "12 -5 = 7",
  "12 minus 5 = 7",
  "**12 - 5 = 7**",
  "\\[ 12 - 5 = 7 \\]",
  "1. 12 - 5 = 7",
])("however it is written: %s", (text) =>
  expectGraph(text, "(e / equal-01 :ARG1 (s / subtract-01 :ARG1 5 :ARG2 12) :ARG2 7)"),
);

test.each([
  ["5 + 3 = 8", "3 + 5 = 8"],
  ["4 * 3 * 2 = 24", "2 × 4 × 3 = 24"],
  ["5 times 3 is 15", "3 times 5 is 15"],
])("the operands of sums and products have no order: %s, %s", async (left, right) =>
  expect(await nearness(left, right)).toBe(1),
);

test.each([
  ["12 - 5 = 7", "5 - 12 = 7"],
  ["12 / 4 = 3", "4 / 12 = 3"],
])("those of differences and quotients have: %s, %s", async (left, right) =>
  expect(await nearness(left, right)).toBeLessThan(1),
);

test("a minus at a number behind another one is a subtraction", async () =>
  expect(await nearness("$12 -$5 = $7", "$12 - $5 = $7")).toBe(1));

test.each([
  ["The answer is -5.", "The answer is -9."],
  ["The answer is -5, so it is cold.", "The answer is 5, so it is cold."],
])("a negative number keeps its sign: %s, %s", async (left, right) =>
  expect(await nearness(left, right)).toBeLessThan(1),
);

test("negative numbers are sides and operands of calculations", async () => {
  await expectGraph("12 - 17 = -5", "(e / equal-01 :ARG1 (s / subtract-01 :ARG1 17 :ARG2 12) :ARG2 -5)");
  await expectGraph("5 * -3 = -15", "(e / equal-01 :ARG1 (p / product-of :op1 -3 :op2 5) :ARG2 -15)");
});

test("products bind before sums, and brackets before both", async () => {
  await expectGraph(
    "2 + 3 * 4 = 14",
    "(e / equal-01 :ARG1 (s / sum-of :op1 2 :op2 (p / product-of :op1 3 :op2 4)) :ARG2 14)",
  );
  await expectGraph(
    "(2 + 3) * 4 = 20",
    "(e / equal-01 :ARG1 (p / product-of :op1 4 :op2 (s / sum-of :op1 2 :op2 3)) :ARG2 20)",
  );
});

test("numbers keep what they count", () =>
  expectGraph(
    "5 apples + $3 = 8 things",
    "(e / equal-01 :ARG1 (s / sum-of :op1 (m / monetary-quantity :quant 3 :unit (d / dollar)) :op2 (a / apple :quant 5)) :ARG2 (t / thing :quant 8))",
  ));

test("`is` between amounts is an equation too", () =>
  expectGraph(
    "The total cost is 3 * $5 = $15.",
    "(e / equal-01 :ARG1 (c / cost :mod (t / total)) :ARG2 (p / product-of :op1 3 :op2 (m / monetary-quantity :quant 5 :unit (d / dollar))) :ARG3 (m2 / monetary-quantity :quant 15 :unit (d2 / dollar)))",
  ));

test("`subtract … from` has the same arguments as the sign", () =>
  expectGraph("Subtract 5 from 12.", "(s / subtract-01 :mode imperative :ARG0 (y / you) :ARG1 5 :ARG2 12)"));
