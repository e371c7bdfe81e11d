import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPerspectives } from "../../../core/prompts/self-contrast.ts";

describe("readPerspectives", () => {
  it("reads what stands between ### and @@@, without the labels around it", () => {
    const reply =
      "Top-down:\n### Go from the whole\nto the parts. @@@\nOther:\n### Count. @@@\n### Draw. @@@ Done.";
    expect(readPerspectives(reply)).toEqual(["Go from the whole to the parts.", "Count.", "Draw."]);
  });

  it.each([
    ["without their ends", "### Count.\n### Draw.\n"],
    ["without their beginnings", "Count. @@@\nDraw. @@@\nThat is all."],
    ["with more signs than asked for", "#### Count. @@@@\n##### Draw. @@@"],
  ])("reads perspectives %s", (_how, reply) => {
    expect(readPerspectives(reply)).toEqual(["Count.", "Draw."]);
  });

  it("takes at most three", () => {
    expect(readPerspectives("### a @@@ ### b @@@ ### c @@@ ### d @@@")).toEqual(["a", "b", "c"]);
  });

  it("takes a repeated perspective once", () => {
    expect(readPerspectives("### Count. @@@ ### COUNT. @@@ ### Draw. @@@")).toHaveLength(2);
  });

  it("leaves out a last one that was cut off, and blanks", () => {
    expect(readPerspectives("### Count. @@@ ### Dr", "length")).toEqual(["Count."]);
    expect(readPerspectives("### @@@ ### ... @@@")).toEqual([]);
  });

  it.each([
    ["plain prose", "Tom has 21 pens."],
    ["a solution with headings", "### Step 1\nAdd the pens.\n### Result\nTom has 21 pens."],
    ["a solution in numbered steps", "1. Add the pens.\n2. The answer is 21."],
  ])("finds none in %s", (_what, reply) => {
    expect(readPerspectives(reply)).toEqual([]);
  });

  it("reads back any three perspectives in the form that is asked for", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,5}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 3, maxLength: 3 }), (parts) => {
        expect(readPerspectives(parts.map((part) => `### ${part} @@@`).join("\n"))).toEqual(parts);
      }),
    );
  });

  it("reads any text into at most three different perspectives with letters in them", () => {
    const text = fc.array(fc.constantFrom("###", "@@@", "#", "@", "a", "B", "1. ", "\n", " "));
    fc.assert(
      fc.property(text, fc.constantFrom("stop" as const, "length" as const), (pieces, ended) => {
        const parts = readPerspectives(pieces.join(""), ended);
        expect(parts.length).toBeLessThanOrEqual(3);
        expect(new Set(parts.map((part) => part.toLowerCase())).size).toBe(parts.length);
        for (const part of parts) expect(part).toMatch(/^\S.*[a-z]|^[a-z]/i);
      }),
    );
  });
});
