import { describe, expect, test } from "vitest";
import { variedText } from "../../models/training/generator/surface.ts";
import { withSeeds } from "./support/random.ts";

const TEXT =
  "Tom bought 5 pens for $3.50 and gave away 2 of them. He has 340 pens now. How many pens are that in total?";

function variations(text: string, count = 1500): Set<string> {
  const seen = new Set<string>();
  withSeeds(count, (random) => void seen.add(variedText(random, text)));
  return seen;
}

/** The digits and number words of a text, as digits. */
function numbersOf(text: string): string[] {
  const words = text.replace(/\b(?:two|five)\b/gi, (word) => (word.toLowerCase() === "two" ? "2" : "5"));
  return words.match(/\d+(?:\.\d+)?/g) ?? [];
}

describe("a varied text", () => {
  const seen = [...variations(TEXT)];

  test.each([
    ["as it is", /^Tom bought 5 pens for \$3\.50 and gave away 2 of them\. He has 340 pens now\. How/],
    ["in other words", /purchased/],
    ["with a beginning", /^(?:At|On|In|After|Before|This) [\w ]+,? Tom /],
    ["with numbers as words", /bought five pens.*gave away two of them/],
    ["with spaces before its punctuation", /of them \. He .* in total \?$/],
    ["without some capitals", /\. he has/],
    ["without its question mark", /in total$/],
    ["with a sentence about nothing", /them\. It is a sunny day\. He has/],
  ])("may be %s", (_, pattern) => {
    expect(seen.some((text) => pattern.test(text))).toBe(true);
  });

  test("keeps its numbers in their order, with at most one that is not needed", () => {
    for (const text of seen) {
      const numbers = numbersOf(text);
      expect(numbers.length).toBeLessThanOrEqual(5);
      expect(["5", "3.50", "2", "340"].every((number) => numbers.includes(number))).toBe(true);
    }
  });

  test("never says that something is handed away", () => {
    expect(seen.filter((text) => /handed away|passed away/.test(text))).toEqual([]);
  });

  test("says each word everywhere in the same way", () => {
    const friends = [...variations("A friend of Tom has 5 friends. How many friends is that?")];

    expect(friends.some((text) => text.includes("cousin"))).toBe(true);
    expect(
      friends.filter(
        (text) =>
          /cousin|neighbor|classmate/.test(text) &&
          /friend\b|friends\b/.test(text.replace("good friends", "")),
      ),
    ).toEqual([]);
  });

  test("says that things are handed to people, not that they are given off", () => {
    const gifts = [...variations("A cow gives 6 liters of milk. Tom gave Ann 5 pens. How many has she?")];

    expect(gifts.some((text) => /(?:handed|passed) Ann/.test(text))).toBe(true);
    expect(gifts.filter((text) => /hands|passes/.test(text))).toEqual([]);
  });

  test("never begins with another time than its own", () => {
    const walks = [...variations("Tom walked 26 minutes on Tuesday and 9 more. How many minutes is that?")];

    expect(walks.some((text) => /^(?:At|In the city)\b/.test(text))).toBe(true);
    expect(walks.filter((text) => /^(?:After|Before|On|This|In the (?!city))\b/.test(text))).toEqual([]);
  });

  test("never lets somebody else take a pronoun", () => {
    const pens = [...variations("Tom has 5 pens. He buys 2 pens. How many pens does Tom have?")];

    expect(pens.some((text) => /(?:windows|chairs) in the room ?\. he/i.test(text))).toBe(true);
    const another = /years old|miles away|pets at home|waits for|clouds in the sky/;
    expect(pens.filter((text) => another.test(text))).toEqual([]);
  });
});
