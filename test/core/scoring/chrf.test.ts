import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chrf } from "../../../core/scoring/chrf.ts";
import reference from "../../fixtures/chrf.json" with { type: "json" };

describe("chrF of a sentence", () => {
  test.each(reference.sentences)("of $hypothesis equals sacreBLEU's", (sentence) => {
    expect(Math.abs(chrf(sentence.hypothesis, [sentence.reference]) - sentence.chrf)).toBeLessThan(1e-6);
  });

  test.each(reference.sentences)(
    "with words up to two long, of $hypothesis, equals its chrF++",
    (sentence) => {
      const score = chrf(sentence.hypothesis, [sentence.reference], { wordOrder: 2 });
      expect(Math.abs(score - sentence.chrfpp)).toBeLessThan(1e-6);
    },
  );

  test("is the best that one of several references gives", () => {
    const [near = 0, far = 0] = ["The cat sits.", "A dog."].map((each) => chrf("The cat sat.", [each]));
    expect(near).toBeGreaterThan(far);
    expect(chrf("The cat sat.", ["A dog.", "The cat sits."])).toBe(near);
  });

  test("minds no white space, but minds capitals", () => {
    expect(chrf("the  cat\u00a0sat", ["the cat sat"])).toBe(100);
    expect(chrf("The Cat", ["the cat"])).toBeLessThan(100);
  });

  test("counts a character beyond the basic plane as one", () => {
    expect(chrf("😀a", ["😁a"])).toBeCloseTo(25, 10);
  });

  test("is 0 without references, or for texts without anything", () => {
    expect([chrf("a", []), chrf("", [""]), chrf(" ", ["a"])]).toEqual([0, 0, 0]);
  });

  test("is from 0 to 100, and 100 for the reference itself", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(text, text, fc.constantFrom(0, 2), (hypothesis, right, wordOrder) => {
        const score = chrf(hypothesis, [right], { wordOrder });
        expect(score >= 0 && score <= 100 + 1e-9).toBe(true);
        if (right.trim() !== "") expect(chrf(right, [right], { wordOrder })).toBeCloseTo(100, 9);
      }),
    );
  });
});
