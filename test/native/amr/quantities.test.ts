import { describe, expect, test } from "vitest";
import { joinNumbers, numberOf, ordinalOf } from "../../../native/amr/reading/numbers.ts";
import { expectGraph } from "./amr-lite.ts";

describe("numbers", () => {
  test.each([
    ["7", 7],
    ["1,200.5", 1200.5],
    ["1/2", 0.5],
    ["-1,200.5", -1200.5],
    ["-1/2", -0.5],
    ["twenty-five", 25],
    ["dozen", 12],
    ["Half", 0.5],
    ["apple", null],
    ["8,5", null],
    ["3-5", null],
    ["9".repeat(400), null],
  ])("%s is %s", (word, value) => expect(numberOf(word)).toBe(value));

  test.each([
    ["two thousand five hundred", 2500],
    ["one thousand two hundred twenty five", 1225],
    ["one million two hundred thousand", 1_200_000],
    ["nine hundred ninety nine thousand one hundred", 999_100],
    ["three hundred thousand", 300_000],
    ["twenty five hundred", 2500],
    ["twenty five dozen", 300],
    ["two hundred million", 200_000_000],
    ["2.5 million", 2_500_000],
    ["half million", 500_000],
  ])("%s is one number", (text, number) => {
    const words = text.split(" ").map((word) => ({ form: word, lemma: word, value: numberOf(word) }));
    const joined = joinNumbers(words.map((word) => ({ ...word, tag: "NUM", spaced: true })));
    expect(joined.map(({ value }) => value)).toEqual([number]);
  });

  test.each([
    ["first", 1],
    ["22nd", 22],
    ["last", -1],
    ["two", null],
  ])("as an ordinal number, %s is %s", (word, value) => expect(ordinalOf(word)).toBe(value));
});

describe("how many", () => {
  test.each(["The dog has 25 bones.", "The dog has twenty five bones.", "The dog has twenty-five bones."])(
    "%s",
    (text) => expectGraph(text, "(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :quant 25))"),
  );

  test.each([
    ["more than 5", "more-than"],
    ["less than 5", "less-than"],
    ["at least 5", "at-least"],
    ["at most 5", "at-most"],
    ["about 5", "about"],
  ])("%s is a bound of the number", (words, concept) =>
    expectGraph(
      `The dog has ${words} bones.`,
      `(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :quant (x / ${concept} :op1 5)))`,
    ),
  );

  test("a number in brackets counts the noun before it", () =>
    expectGraph("The dog eats the bones (5).", "(e / eat-01 :ARG0 (d / dog) :ARG1 (b / bone :quant 5))"));

  test("what is left is so many that remain", () =>
    expectGraph(
      "The dog has 7 bones left.",
      "(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :quant 7 :ARG1-of (l / leave-17)))",
    ));
});

describe("units", () => {
  test.each([
    [
      "It costs $2.50.",
      "(c / cost-01 :ARG1 (i / it) :ARG2 (m / monetary-quantity :quant 2.5 :unit (d / dollar)))",
    ],
    [
      "It weighs 5 kilograms.",
      "(w / weigh-01 :ARG1 (i / it) :ARG2 (m / mass-quantity :quant 5 :unit (k / kilogram)))",
    ],
    [
      "It grew 5 inches.",
      "(g / grow-01 :ARG1 (i / it) :ARG2 (d / distance-quantity :quant 5 :unit (i2 / inch)))",
    ],
    [
      "It lasted for 2 hours.",
      "(l / last-01 :ARG1 (i / it) :duration (t / temporal-quantity :quant 2 :unit (h / hour)))",
    ],
    [
      "She saves 20% of the money.",
      "(s / save-01 :ARG0 (s2 / she) :ARG1 (p / percentage-entity :value 20 :ARG1-of (i / include-91 :ARG2 (m / money))))",
    ],
  ])("%s", (text, penman) => expectGraph(text, penman));

  test("a rate says by what is counted", () =>
    expectGraph(
      "The duck lays 16 eggs per day.",
      "(l / lay-01 :ARG0 (d / duck) :ARG1 (e / egg :quant 16 :ARG1-of (r / rate-entity-91 :ARG2 (d2 / day))))",
    ));

  test("a container says what it holds", () =>
    expectGraph(
      "She has 3 boxes of crayons.",
      "(h / have-03 :ARG0 (s / she) :ARG1 (b / box :quant 3 :consist-of (c / crayon)))",
    ));

  test("years are dates", () =>
    expectGraph(
      "The tower fell in 1945.",
      "(f / fall-01 :ARG1 (t / tower) :time (d / date-entity :year 1945))",
    ));
});

describe("comparison", () => {
  test("`taller than` is have-degree-91", () =>
    expectGraph(
      "The tower is taller than the house.",
      "(h / have-degree-91 :ARG1 (t / tower) :ARG2 (t2 / tall) :ARG3 (m / more) :ARG4 (h2 / house))",
    ));

  test.each([
    ["The dog has 3 more bones than the cat.", "(m / more :quant 3)"],
    ["The dog has fewer bones than the cat.", "(l / less)"],
    ["The dog has twice as many bones as the cat.", "(t / times :quant 2)"],
  ])("of numbers is have-quant-91: %s", (text, degree) =>
    expectGraph(
      text,
      `(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :ARG1-of (h2 / have-quant-91 :ARG3 ${degree} :ARG4 (c / cat))))`,
    ),
  );

  test("`how many more … than` asks for the difference, wherever `than` stands", () =>
    expectGraph(
      "How many more bones does the dog have than the cat?",
      "(h / have-03 :ARG0 (d / dog) :ARG1 (b / bone :ARG1-of (h2 / have-quant-91 :ARG3 (m / more :quant (a / amr-unknown)) :ARG4 (c / cat))))",
    ));
});
