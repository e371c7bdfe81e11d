import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../core/random.ts";
import { drawWord, spelled } from "../../models/training/generator/spelling.ts";

const random = randomNumbers(1);
const WORDS = Array.from({ length: 2000 }, () => drawWord(random));

describe("the words to spell", () => {
  it("are names and words of at least one letter, without spaces", () => {
    expect(WORDS.filter((word) => !/^\p{L}+$/u.test(word))).toEqual([]);
  });

  it("are at times names with an accent that stays one character", () => {
    const accented = WORDS.filter((word) => /[^A-Za-z]/.test(word));
    expect(accented.length).toBeGreaterThan(60);
    expect(accented.filter((word) => word !== word.normalize("NFC"))).toEqual([]);
  });

  it("are at times two letters that stand for a name", () => {
    expect(WORDS.filter((word) => /^[A-Z][a-z]$/.test(word)).length).toBeGreaterThan(20);
  });

  it("are spelled letter by letter", () => {
    expect(spelled("Zoë")).toBe("Zoë: Z-o-ë");
  });
});
