import { describe, expect, it } from "vitest";
import { rememberParses } from "../../../core/similarity/remember-parses.ts";
import { wordParser } from "../../support/word-parser.ts";

describe("a parser that remembers", () => {
  it("parses each distinct text once, also where it is asked twice at the same time", async () => {
    const parser = wordParser();
    const remembering = rememberParses(parser);
    const [first, second] = await Promise.all([remembering.parse("a b"), remembering.parse("a b")]);
    await remembering.parse("c");
    expect(await remembering.parse("a b")).toBe(first);
    expect(second).toBe(first);
    expect(parser.asked).toEqual(["a b", "c"]);
  });

  it("goes by the name of what it asks", () => {
    expect(rememberParses(wordParser()).name).toBe("words 1");
  });

  it("forgets the text that was asked for longest ago", async () => {
    const parser = wordParser();
    const remembering = rememberParses(parser, 2);
    for (const text of ["a", "b", "a", "c", "a", "b"]) await remembering.parse(text);
    expect(parser.asked).toEqual(["a", "b", "c", "b"]);
  });
});
