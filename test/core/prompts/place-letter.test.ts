import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeLetter, readBestLetter } from "../../../core/prompts/place-letter.ts";

describe("readBestLetter", () => {
  it("reads the last letter that is named, if there is such a side", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 26 }), (sides, place) => {
        const letter = placeLetter(place);
        const read = readBestLetter(`The best answer is A.\nThe best answer is ${letter}.`, sides);
        expect(read).toBe(place <= sides ? place : null);
      }),
    );
  });

  it("reads it behind any words", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 2, 3), (words, place) => {
        expect(readBestLetter(`${words}\nThe best answer is ${placeLetter(place)}.`, 3)).toBe(place);
      }),
    );
  });

  it("gives a side or null for any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (text, sides) => {
        const place = readBestLetter(`The best answer is ${text}`, sides);
        expect(place === null || (place >= 1 && place <= sides)).toBe(true);
      }),
    );
  });

  it.each(["The best answer is 21.", "The answer is B.", "The best answer is Better."])(
    "finds no letter in %j",
    (text) => {
      expect(readBestLetter(text, 2)).toBeNull();
    },
  );
});
