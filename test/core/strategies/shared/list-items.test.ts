import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listItems } from "../../../../core/strategies/shared/list-items.ts";

describe("the items of a list", () => {
  it.each([
    ["numbers with full stops", "1. How many?\n2. How much?"],
    ["numbers in brackets", "(1) How many?\n(2) How much?"],
    ["numbers with a word", "Question 1: How many?\nSub-question 2: How much?"],
    ["Chinese numbers of items", "1、How many?\n2、How much?"],
    ["emphasis", "**1.** How many?\n**2. How much?**"],
    ["headings", "### 1. How many?\n### 2. How much?"],
    ["words before and after", "Sure, here they are:\n\n1. How many?\n\n2. How much?\n\nI hope this helps."],
    ["bullets beneath numbers", "1. How many?\n   - count them\n2. How much?"],
    ["dashes", "- How many?\n- How much?"],
    ["stars", "* How many?\n* How much?"],
    ["questions alone", "How many?\nHow much?"],
  ])("are read with %s", (_what, text) => {
    expect(listItems(text)).toEqual(["How many?", "How much?"]);
  });

  it("count once if they are repeated", () => {
    expect(listItems("1. How many?\n2. How many?\n3. How many?")).toEqual(["How many?"]);
  });

  it("are none in plain prose or an empty reply", () => {
    expect(listItems("Tom has 12 pens and buys 9 more.")).toEqual([]);
    expect(listItems("12 + 9 = 21")).toEqual([]);
    expect(listItems("3.5 litres are left.\n12:30 is too late.\n12 - 3 = 9")).toEqual([]);
    expect(listItems("")).toEqual([]);
  });

  it("do not hold the last line of a reply that was cut off", () => {
    expect(listItems("1. How many?\n2. How mu", "length")).toEqual(["How many?"]);
    expect(listItems("1. How mu", "length")).toEqual([]);
  });

  it("leave out what is empty or too long to be an item", () => {
    expect(listItems(`1.\n2. ${"word ".repeat(100)}\n3. How much?`)).toEqual(["How much?"]);
  });

  it("are never empty or doubled, whatever the reply", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("\n", "1. ", "- ", "* ", "**", "?", "2) ", " "));
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom("stop", "length"), (pieces, ended) => {
        const items = listItems(pieces.join(""), ended);
        expect(new Set(items).size).toBe(items.length);
        for (const item of items) expect(item.trim()).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });

  it("are those that were written, in their order", () => {
    const item = fc.stringMatching(/^[A-Z][a-z]{0,20}( [a-z]{1,10}){0,5}\?$/);
    fc.assert(
      fc.property(fc.uniqueArray(item, { minLength: 1, maxLength: 12 }), (items) => {
        expect(listItems(items.map((text, index) => `${index + 1}. ${text}`).join("\n"))).toEqual(items);
        expect(listItems(items.map((text) => `- ${text}`).join("\n"))).toEqual(items);
      }),
    );
  });
});
