import { describe, expect, test } from "vitest";
import { withArticles, withCapitals, sentencesOf } from "../../models/training/generator/grammar.ts";
import { MEN, NAMES, WOMEN } from "../../models/training/generator/words/names.ts";
import { ANIMALS, CONTAINERS, FOODS, noun, THINGS } from "../../models/training/generator/words/nouns.ts";
import { NUMBER_WORDS } from "../../models/training/generator/words/numbers.ts";

describe("the names", () => {
  test("are a hundred of each sex, none twice", () => {
    expect(MEN).toHaveLength(100);
    expect(WOMEN).toHaveLength(100);
    expect(new Set(NAMES).size).toBe(200);
  });
});

describe("the nouns", () => {
  test.each([
    ["box", "boxes"],
    ["berry", "berries"],
    ["toy", "toys"],
    ["leaf", "leaves"],
    ["slice of pizza", "slices of pizza"],
    ["jigsaw puzzle", "jigsaw puzzles"],
    ["sheep", "sheep"],
  ])("have a plural: %s, %s", (one, many) => {
    expect(noun(one)).toEqual({ one, many });
  });

  test("are many, and no thing is listed twice", () => {
    const things = [...THINGS, ...FOODS].map(({ one }) => one);

    expect(things.length).toBeGreaterThan(150);
    expect(new Set(things).size).toBe(things.length);
    expect(ANIMALS.length).toBeGreaterThan(40);
    expect(CONTAINERS.length).toBeGreaterThan(20);
  });
});

test("the words of numbers stand at their numbers", () => {
  expect([0, 7, 12, 20].map((value) => NUMBER_WORDS[value])).toEqual(["zero", "seven", "twelve", "twenty"]);
});

describe("a sentence", () => {
  test("takes `an` where it is spoken so", () => {
    expect(withArticles("a apple, a uniform, a 80 page book, a 18 and a 17, a $8 cap")).toBe(
      "an apple, a uniform, an 80 page book, an 18 and a 17, an $8 cap",
    );
    expect(withArticles("Team A is here. A old one too.")).toBe("Team A is here. An old one too.");
  });

  test("begins with a capital, but no time or unit ends it", () => {
    expect(withCapitals("it is 5 p.m. now. is it late? no.")).toBe("It is 5 p.m. now. Is it late? No.");
  });

  test("is one of several in a text", () => {
    expect(sentencesOf("It costs $3.50. Is that much? No.")).toEqual([
      "It costs $3.50.",
      "Is that much?",
      "No.",
    ]);
  });
});
