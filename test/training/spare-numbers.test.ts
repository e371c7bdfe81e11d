import { describe, expect, test } from "vitest";
import { fillWording } from "../../models/training/generator/fill.ts";
import { withSpareNumber } from "../../models/training/generator/spare-numbers.ts";
import { WORDINGS } from "../../models/training/generator/wordings/index.ts";
import { SURROUNDINGS } from "../../models/training/generator/words/spare-sentences.ts";
import { forManySeeds, withSeeds } from "./support/random.ts";

const GIFT = "{n} has {x} {o}. {m} gives {him} {y} {o}. How many {o} does {n} have now?";
const USED = new Set(["x", "y"]);

function wordsOf(text: string): string[] {
  return text.match(/[{}\w]+/g) ?? [];
}

/** Checks what becomes of a text with many seeds; a good part of them must find a number to add. */
function forManySpare(text: string, check: (longer: string) => void): void {
  let changed = 0;
  forManySeeds((random) => {
    const longer = withSpareNumber(random, text, USED);
    if (longer !== text) changed++;
    check(longer);
  });
  expect(changed).toBeGreaterThan(50);
}

describe("a number more than is needed", () => {
  test("is the first that the text does not have, once", () => {
    forManySeeds((random) => {
      const text = withSpareNumber(random, GIFT, USED);

      expect(text.match(/\{[xyzwv]\}/g)?.toSorted()).toEqual(["{v}", "{x}", "{y}"]);
    });
  });

  test("leaves every word of the text where it was", () => {
    forManySpare(GIFT, (text) => {
      expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(GIFT)));
    });
  });

  test("never stands behind the question", () => {
    forManySpare(GIFT, (text) => {
      expect(text).toMatch(/have now\?$/);
    });
  });

  test("may stand beside the things that are asked about", () => {
    const seen: string[] = [];
    withSeeds(200, (random) => void seen.push(withSpareNumber(random, GIFT, USED)));

    expect(seen.some((text) => text.includes("{x} {o} and {v} {q}."))).toBe(true);
  });

  test.each([
    ["another number does not say of what it is", "{He} gave {m} {y}."],
    ["others could be of either", "{He} gave {m} {y} {o} and kept the others."],
    ["a half could be of either", "{He} gave {m} {y} {o} and a friend half of what was left."],
    ["both could be meant by each", "{He} put {y} {o} into each {cs}."],
  ])("stands beside no things where %s", (_, change) => {
    forManySpare(`{n} had {x} {o}. ${change} How many {o} does {n} have now?`, (text) => {
      expect(text).not.toMatch(/\{x\} \{o\} and|and \{x\} \{o\}/);
    });
  });

  test("never counts in what two people have together", () => {
    const together = "{n} has {x} {o}. {m} has {y}. How many {o} do they have together?";
    forManySpare(together, (text) => {
      expect(text).not.toMatch(/\{v\} \{o\}/);
    });
  });

  test("never tells of money beside money, or of years beside years", () => {
    const coat = "{n} paid ${x} for a coat that was {y} years old. How much was it before?";
    forManySpare(coat, (text) => {
      expect(text).not.toMatch(/\{v\} (?:dollars|cents|years)/);
    });
  });

  test("never lets another person take a pronoun", () => {
    const given = "{n} has {x} {o}. Then {he} gets {y}. How many {o} does {he} have now?";
    forManySpare(given, (text) => {
      expect(text).not.toMatch(/(?:\{k\}|\{n\}'s)[^.]*\. (?:Then|How)/);
    });
  });

  test("never lets the first person take a pronoun of the second", () => {
    const given =
      "{n} has {x} {o}. {m} has {y} {o}. Then {mhe} buys {z} {o}. How many {o} does {m} have now?";
    forManySpare(given, (text) => {
      expect(text).not.toMatch(/\{n\}[^.]*\{v\}[^.]*\. Then/);
    });
  });

  test("has no ending that not all numbers have", () => {
    expect(SURROUNDINGS.filter((sentence) => /#\w/.test(sentence))).toEqual([]);
  });

  test("does not stand among those that are compared", () => {
    const compared = "{n} saw {x} {a} at the zoo. {m} saw {y} {a}. How many more {a} did {n} see?";
    forManySpare(compared, (text) => {
      expect(text).not.toMatch(/\{v\} \{a\}/);
    });
  });

  test("is of no miles where lengths are added", () => {
    const lengths = "{n} ran {x} {length}, then {y} {length}. How many {length} did {n} run?";
    forManySpare(lengths, (text) => {
      expect(text).not.toMatch(/miles|kilometers|blocks/);
    });
  });

  test("is left out where all names of numbers are taken", () => {
    const all = new Set(["x", "y", "z", "w", "v"]);
    forManySeeds((random) => {
      expect(withSpareNumber(random, GIFT, all)).toBe(GIFT);
    });
  });

  test("changes nothing that a wording is solved with", () => {
    withSeeds(2, (random) => {
      for (const family of WORDINGS) {
        const { text, steps, numbers } = fillWording(random, family, { spare: true });
        expect(text).not.toMatch(/[#{}[\]|]/);
        for (const { left, right } of steps.slice(0, 1)) {
          const given = [...numbers.values(), ...(family.expression.match(/\d+/g) ?? []).map(Number)];
          expect(given).toEqual(expect.arrayContaining([left, right]));
        }
      }
    });
  });
});
