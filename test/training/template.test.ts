import { describe, expect, test } from "vitest";
import {
  certainSlotsOf,
  chosenPieces,
  parseTemplate,
  slotsOf,
  type Piece,
} from "../../models/training/generator/template.ts";
import { withSeeds } from "./support/random.ts";

function written(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ("words" in piece ? piece.words : `{${piece.slot}}`)).join("");
}

describe("a template", () => {
  test("gives each of its texts, with alternatives inside alternatives", () => {
    const template = parseTemplate("{n} [bought|found [some|{x}]] {o}[|!]");
    const texts = new Set<string>();
    withSeeds(300, (random) => void texts.add(written(chosenPieces(random, template))));

    expect([...texts].toSorted()).toEqual([
      "{n} bought {o}",
      "{n} bought {o}!",
      "{n} found some {o}",
      "{n} found some {o}!",
      "{n} found {x} {o}",
      "{n} found {x} {o}!",
    ]);
  });

  test("knows all its slots, and those that are there whichever alternative is taken", () => {
    const template = parseTemplate("{n} [has {x}|had {x} {o}] and [{y}|none]");

    expect([...slotsOf(template)]).toEqual(["n", "x", "o", "y"]);
    expect([...certainSlotsOf(template)]).toEqual(["n", "x"]);
  });

  test.each(["[a|b", "a]", "a|b", "{x", "x}", "{ x }"])('"%s" is refused with its text', (text) => {
    expect(() => parseTemplate(text)).toThrow(`the text "${text}"`);
  });
});
