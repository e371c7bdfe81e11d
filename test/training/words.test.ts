import { describe, expect, test } from "vitest";
import { withArticles, withCapitals, sentencesOf } from "../../models/training/generator/grammar.ts";
import { inventedName } from "../../models/training/generator/invented.ts";
import { drawPeople } from "../../models/training/generator/people.ts";
import {
  FURTHER_MEN,
  FURTHER_WOMEN,
  MEN,
  NAMES,
  WOMEN,
} from "../../models/training/generator/words/names.ts";
import { ANIMALS, CONTAINERS, FOODS, noun, THINGS } from "../../models/training/generator/words/nouns.ts";
import { NUMBER_WORDS } from "../../models/training/generator/words/numbers.ts";
import { forManySeeds, withSeeds } from "./support/random.ts";

describe("the names", () => {
  test("are a hundred of each sex, none twice", () => {
    expect(MEN).toHaveLength(100);
    expect(WOMEN).toHaveLength(100);
    expect(new Set(NAMES).size).toBe(200);
  });

  test("are on one list each", () => {
    const all = [...NAMES, ...FURTHER_MEN, ...FURTHER_WOMEN];

    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });
});

describe("the people of a problem", () => {
  test("differ in their names, which may be known or not", () => {
    const known = new Set([...NAMES, ...FURTHER_MEN, ...FURTHER_WOMEN]);
    const names: string[] = [];
    forManySeeds((random) => {
      const people = drawPeople(random, 5);
      expect(new Set(people.map(({ name }) => name)).size).toBe(5);
      names.push(...people.map(({ name }) => name));
    });

    expect(names.every((name) => /^[A-Z][A-Za-z]{2,}$/.test(name))).toBe(true);
    const unknown = names.filter((name) => !known.has(name));
    expect(unknown.length / names.length).toBeGreaterThan(0.05);
    expect(unknown.length / names.length).toBeLessThan(0.25);
  });

  test("are women or men as their names say", () => {
    forManySeeds((random) => {
      for (const { name, isWoman } of drawPeople(random, 3)) {
        if (MEN.includes(name)) expect(isWoman).toBe(false);
        if (WOMEN.includes(name)) expect(isWoman).toBe(true);
      }
    });
  });
});

test("an invented name is no pronoun, conjunction or number", () => {
  const names = new Set<string>();
  withSeeds(20_000, (random) => void names.add(inventedName(random)));

  const words = ["Her", "She", "His", "The", "And", "But", "For", "All", "One", "Two", "Ten", "Nine"];
  expect(words.filter((word) => names.has(word))).toEqual([]);
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
