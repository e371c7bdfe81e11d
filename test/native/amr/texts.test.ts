import { describe, expect, test } from "vitest";
import { createAmrLite } from "../../../native/amr/index.ts";
import { expectGraph, nearness, parse } from "./amr-lite.ts";

test("the parser says its name and version", () => expect(createAmrLite().name).toBe("AMR-lite 3"));

test("several sentences are one graph", () =>
  expectGraph(
    "The dog sleeps. The cat runs.",
    "(m / multi-sentence :snt1 (s / sleep-01 :ARG0 (d / dog)) :snt2 (r / run-02 :ARG0 (c / cat)))",
  ));

test("lines are sentences, whatever marks of a list go before them", () =>
  expectGraph(
    "1. The dog sleeps\n- **The cat runs**\n",
    "(m / multi-sentence :snt1 (s / sleep-01 :ARG0 (d / dog)) :snt2 (r / run-02 :ARG0 (c / cat)))",
  ));

test("of a long text the end is read", async () => {
  const { graph } = await parse(`${"The dog sleeps. ".repeat(1000)}The cat runs.`);
  const concepts = graph.nodes.map(({ concept }) => concept);
  expect(concepts).toContain("cat");
  expect(graph.nodes.length).toBeLessThanOrEqual(300);
});

test.each([
  ["Ann has $20, and she spends $5.", "Ann has 20 dollars, and she spends 5 dollars."],
  [
    "The car costs $5,000, and the bike costs $1,234.50.",
    "The car costs 5,000 dollars, and the bike costs 1,234.50 dollars.",
  ],
])("an amount of money keeps its unit before a comma: %s", async (signs, words) =>
  expect(await nearness(signs, words)).toBe(1),
);

test.each([
  ["It costs $.20.", "It costs $0.20."],
  ["The dog walks .5 miles.", "The dog walks 0.5 miles."],
])("an amount may begin with its point: %s", async (bare, whole) =>
  expect(await nearness(bare, whole)).toBe(1),
);

test.each([
  "$5 + $3 + $2 + $4 + $1 = $15",
  "3 apples + 4 apples = 7 apples. 7 apples + 2 apples = 9 apples.",
  "five apples + three apples + two apples = ten apples",
  "Apples bought: 5. Apples eaten: 3. Apples left: 2.",
  "Add both prices, subtract Tom's coins, find Sue's change.",
])("a calculation with units is no other language: %s", async (text) => {
  const { failed } = await parse(text);
  expect(failed).toBe(false);
});

test.each([
  "Anna hat 5 Äpfel und kauft noch 3 Birnen.",
  "Ana tiene 5 manzanas y compra 3 manzanas más.",
  "Marie achète 4 pommes et mange 2 pommes.",
])("another language stays one with numbers in it: %s", async (text) => {
  const { failed } = await parse(text);
  expect(failed).toBe(true);
});

describe("a stand-in, marked as failed,", () => {
  test.each([
    ["for nothing", "", ["amr-empty"]],
    ["for signs alone", "🎉 ((( !", ["amr-empty"]],
    ["for another script", "她有 5 个苹果。", ["and", "她有", "5", "个苹果"]],
    [
      "for another language",
      "Der Mann isst zwei Äpfel am Montag.",
      ["and", "mann", "isst", "zwei", "äpfel", "montag"],
    ],
  ])("%s holds the concepts of the text", async (_, text, concepts) => {
    const { graph, failed } = await parse(text);
    expect(failed).toBe(true);
    expect(graph.nodes.map(({ concept }) => concept)).toEqual(expect.arrayContaining(concepts));
  });
});

test("a phrase alone is a graph", () => expectGraph("23 cats.", "(c / cat :quant 23)"));

test("phrases side by side are one graph", () =>
  expectGraph("apples and pears", "(a / and :op1 (a2 / apple) :op2 (p / pear))"));

test("a number alone is no failure", () =>
  expectGraph("The answer is 7.", "(e / equal-01 :ARG1 (a / answer) :ARG2 7)"));

describe("near and far", () => {
  const problem = "Tom had 12 apples and ate 5 of them. How many apples does he have left?";

  test("a paraphrase is nearer than another problem", async () => {
    const paraphrase = "Tom had 12 apples. He ate 5 of them. How many apples are left?";
    const other = "A train travels 60 miles per hour for 2 hours. How far does it go?";
    expect(await nearness(problem, paraphrase)).toBeGreaterThan(2 * (await nearness(problem, other)));
  });

  test("other numbers lower the match, and other things lower it further", async () => {
    const numbers = "Tom had 20 apples and ate 8 of them. How many apples does he have left?";
    const things = "Tom had 20 pears and sold 8 of them. How many pears does he have left?";
    const [ofNumbers, ofThings] = [await nearness(problem, numbers), await nearness(problem, things)];
    expect(ofNumbers).toBeLessThan(1);
    expect(ofThings).toBeLessThan(ofNumbers);
  });

  test("a wrong calculation is not the right one", async () =>
    expect(
      await nearness("12 - 5 = 7. Tom has 7 apples left.", "12 + 5 = 17. Tom has 17 apples left."),
    ).toBeLessThan(0.9));
});
