import { describe, expect, test } from "vitest";
import { fillWording } from "../../models/training/generator/fill.ts";
import { longTerm } from "../../models/training/generator/usual-numbers.ts";
import type { WordingFamily } from "../../models/training/generator/wording.ts";
import { forManySeeds, withSeeds } from "./support/random.ts";

/** A family with one text. */
function family(text: string, expression: string, more: Partial<WordingFamily> = {}): WordingFamily {
  return { id: "test/family", texts: [text], expression, ...more };
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

describe("a filled wording", () => {
  test("has no slot or bracket left, and solves what it says", () => {
    const gift = family("{n} [has|owns] {x} {o}. {m} gives {him} {y}. How many {o} has {he}?", "x+y");
    forManySeeds((random) => {
      const { text, steps } = fillWording(random, gift);
      expect(text).toMatch(/^\p{Lu}[^{}[\]|]+\?$/u);
      expect(numbersIn(text)).toEqual([steps[0]?.left, steps[0]?.right]);
    });
  });

  test("has different people, things, colors and days, the days in the order of the week", () => {
    const slots = family("{n},{m},{k},{o},{p},{q},{f},{color},{color2},{day},{day2},{x}", "x+1");
    forManySeeds((random) => {
      const words = fillWording(random, slots).text.split(",");
      expect(new Set(words.slice(0, 7)).size).toBe(7);
      expect(new Set(words).size).toBe(words.length);
      const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
      expect(week.indexOf(words[9] ?? "")).toBeLessThan(week.indexOf(words[10] ?? ""));
    });
  });

  test("calls people by their pronouns", () => {
    const pronouns = family("{n} {he} {his} {him} {himself} {He}, {m} {mhe} {mhis} {mhim} {mHis} {x}", "x+1");
    const he = "he his him himself He";
    const she = "she her her herself She";
    forManySeeds((random) => {
      expect(fillWording(random, pronouns).text).toMatch(
        new RegExp(`^\\p{L}+ (?:${he}|${she}), \\p{L}+ (?:he his him His|she her her Her) \\d+$`, "u"),
      );
    });
  });

  test("says an apple and an 8, and begins its sentences with capitals", () => {
    const apples = family("{o} are here. {x} is a number. a 8 dollar bill is a old one.", "x+1");

    forManySeeds((random) => {
      expect(fillWording(random, apples).text).toMatch(
        /^\p{Lu}.* are here\. \d+ is a number\. An 8 dollar bill is an old one\.$/u,
      );
    });
  });

  test("knows in about half of all problems what the last result counts, for options to say", () => {
    const units = family("{x} {c} with {y} {o} each. How many {o}?", "x*y", { units: ["{o}"] });
    let said = 0;
    forManySeeds((random) => {
      const { text, steps } = fillWording(random, units);
      const unit = steps[0]?.unit ?? "";
      if (unit !== "") said++;
      expect(text).toContain(unit);
    }, 400);

    expect(said).toBeGreaterThan(130);
    expect(said).toBeLessThan(270);
  });

  test("takes the number to compare with from the steps", () => {
    const limited = family("{x} and {y}: more than {v}?", "x+y");
    forManySeeds((random) => {
      const { text, steps, numbers } = fillWording(random, limited, {
        limit: ([sum]) => (sum?.result ?? 0) + 1,
      });
      expect(numbers.get("v")).toBe((steps[0]?.result ?? 0) + 1);
      expect(text).toContain(`more than ${numbers.get("v") ?? ""}?`);
    });
  });
});

describe("the numbers of a wording", () => {
  test.each(["x-y", "x/y", "(x-y)/z", "(x+y)/z", "x*y/z", "x-y*z", "x+y-z", "x*y-z*w", "x/2-y", "x/y+z/w"])(
    "make every step of %s positive and whole",
    (expression) => {
      const numbers = family("{x} {y} {z} {w}", expression);
      forManySeeds((random) => {
        for (const { left, right, result } of fillWording(random, numbers).steps) {
          expect(
            [left, right, result].every((value) => value >= 1 && value <= 20_000 && value % 1 === 0),
          ).toBe(true);
        }
      }, 100);
    },
  );

  test("come from the table where it has them", () => {
    const table = family("{x} {y} {z} {w}", "x/y", {
      numbers: { x: "y*i", y: "3..5", z: "10..30 by 10", w: "x+j" },
    });
    forManySeeds((random) => {
      const [x = 0, y = 0, z = 0, w = 0] = numbersIn(fillWording(random, table).text);
      expect([3, 4, 5]).toContain(y);
      expect(x % y).toBe(0);
      expect([10, 20, 30]).toContain(z);
      expect(w - x).toBeGreaterThanOrEqual(2);
      expect(w - x).toBeLessThanOrEqual(12);
    });
  });

  test("have cents now and then if they are dollars, and with a dollar sign two digits of them", () => {
    const price = family("{x} {o} cost ${y} each, and a bag {z} dollars.", "x*y+z", { money: true });
    const texts: string[] = [];
    withSeeds(600, (random) => void texts.push(fillWording(random, price).text));

    expect(texts.some((text) => /\$\d+\.\d\d each/.test(text))).toBe(true);
    expect(texts.some((text) => /bag \d+\.\d+ dollars/.test(text))).toBe(true);
    expect(texts.every((text) => /^\d+ /.test(text))).toBe(true);
  });

  test("have decimals now and then if they are measures that are only added and subtracted", () => {
    const walk = (expression: string) =>
      family("{n} walks {x} miles and {y} miles with {z} {o}.", expression);
    const texts = (expression: string) => {
      const all: string[] = [];
      withSeeds(200, (random) => void all.push(fillWording(random, walk(expression)).text));
      return all;
    };
    expect(texts("x+y").some((text) => /\d\.\d+ miles/.test(text))).toBe(true);
    expect(texts("x+y").some((text) => /\d\.\d+ \w+\.$/.test(text))).toBe(false);
    expect(texts("x*y").some((text) => /\d\.\d/.test(text))).toBe(false);
  });

  test("have no cents where the family is not about money", () => {
    const price = family("{x} {o} cost ${y} each.", "x*y");
    forManySeeds((random) => {
      expect(fillWording(random, price).text).not.toMatch(/\d\.\d/);
    });
  });
});

describe("a number more than is needed", () => {
  test("is of everyday size, however long the others are", () => {
    const gift = family("{n} has {x} {o}. {m} gives {him} {y} {o}. How many {o} does {n} have now?", "x+y");
    forManySeeds((random) => {
      const { numbers } = fillWording(random, gift, { spare: true, terms: longTerm });
      expect(numbers.get("x")).toBeGreaterThanOrEqual(100);
      expect(numbers.get("v")).toBeLessThan(81);
    });
  });
});

describe("a family that breaks the rules", () => {
  test.each([
    ["an unknown slot", family("{n} has {x} {thing}.", "x+1"), "There is no slot {thing}."],
    ["a number that no text says", family("{n} has {x}.", "x+y"), "The expression needs {y}"],
    [
      "a number that only some texts say",
      family("{n} has {x}[ and {y}|].", "x+y"),
      "The expression needs {y}",
    ],
    ["a letter that is no number", family("{n} has {x}.", "x+n"), 'The expression has "n"'],
    ["an expression that cannot be drawn", family("{n} has {x}.", "x-x"), "200 tries found no numbers"],
    ["an expression that cannot be read", family("{n} has {x}.", "x+"), 'The expression "x+"'],
    ["a bracket without its partner", family("{n} [has {x}.", "x+1"), "A [ has no ]"],
    ["too few units", family("{n} has {x}.", "x+1+2", { units: ["{o}"] }), "1 units for 2 steps"],
    ["a unit with an unknown slot", family("{x}.", "x+1", { units: ["{things}"] }), "no slot {things}"],
    [
      "a table that needs something else",
      family("{x}.", "x+1", { numbers: { x: "k*2" } }),
      'The table has "k"',
    ],
    ["an empty range", family("{x}.", "x+1", { numbers: { x: "9..3" } }), "ends before it begins"],
    ["a table of something else", family("{x}.", "x+1", { numbers: { i: "2..3" } }), 'The table has "i"'],
    [
      "a table that goes in a circle",
      family("{x} {y}.", "x+y", { numbers: { x: "y+1", y: "x+1" } }),
      "which needs x itself",
    ],
  ])("with %s is named with its text", (_, broken, reason) => {
    const fill = () => fillWording(() => 0.5, broken);

    expect(fill).toThrow('"test/family"');
    expect(fill).toThrow(`"${broken.texts[0] ?? ""}"`);
    expect(fill).toThrow(reason);
  });
});
