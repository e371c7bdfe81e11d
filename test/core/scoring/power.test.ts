import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { questionsNeeded, smallestDetectable } from "../../../core/scoring/power.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("the smallest difference that a sample can show", () => {
  // Connor 1987, p. 209, as powerandsamplesize.com works it out: 45 % and 5 % discordant, 80 % power at 5 %: 23 pairs.
  test("is 40 points with 23 questions and half of them discordant, and more with 22", () => {
    expect(smallestDetectable(23, 0.5)).toBeLessThanOrEqual(0.4);
    expect(smallestDetectable(22, 0.5)).toBeGreaterThan(0.4);
  });

  test("is what Connor's formula turns back into the number of questions", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 20_000 }), share, (questions, discordance) => {
        const difference = smallestDetectable(questions, discordance);
        const discordant = Math.max(discordance, difference);
        const [a, b] = [1.959963984540054, 0.8416212335729143];
        const root = a * Math.sqrt(discordant) + b * Math.sqrt(Math.max(0, discordant - difference ** 2));
        expect(root ** 2 / difference ** 2 / questions).toBeCloseTo(1, 9);
      }),
    );
  });

  test("shrinks with more questions and grows with more discordant ones", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), share, share, (questions, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(smallestDetectable(questions, less)).toBeLessThanOrEqual(smallestDetectable(questions, more));
        expect(smallestDetectable(questions + 1, one)).toBeLessThanOrEqual(
          smallestDetectable(questions, one),
        );
      }),
    );
  });

  test("is never 0, though two runs have answered everything alike", () => {
    expect(smallestDetectable(100, 0)).toBeGreaterThan(0.05);
  });

  test("is everything where the sample is too small to show anything", () => {
    expect([0, 1, 3, 5].map((questions) => smallestDetectable(questions, 1))).toEqual([1, 1, 1, 1]);
    expect(smallestDetectable(6, 1)).toBeLessThan(1);
  });

  test.each([
    [-1, 0.5],
    [2.5, 0.5],
    [10, -0.1],
    [10, 1.1],
    [10, NaN],
  ])("refuses %d questions with a share of %d", (questions, discordance) => {
    expect(() => smallestDetectable(questions, discordance)).toThrow(ContractError);
  });
});

describe("the number of questions that a difference needs", () => {
  // The same example of Connor 1987.
  test("is 23 for 40 points with half of them discordant, whichever of the two is ahead", () => {
    expect([0.4, -0.4].map((difference) => questionsNeeded(difference, 0.5))).toEqual([23, 23]);
  });

  test("is never so few that all of them together cannot come below 5 %", () => {
    expect(questionsNeeded(1, 1)).toBe(6);
  });

  test("is the fewest with which the difference can be shown", () => {
    const counts = fc
      .tuple(fc.nat(300), fc.nat(300), fc.nat(300))
      .filter(([onlyFirst, onlySecond]) => onlyFirst !== onlySecond);
    fc.assert(
      fc.property(counts, ([onlyFirst, onlySecond, alike]) => {
        const questions = onlyFirst + onlySecond + alike;
        const difference = (onlySecond - onlyFirst) / questions;
        const discordance = (onlyFirst + onlySecond) / questions;
        const needed = questionsNeeded(difference, discordance);
        const size = Math.abs(difference);
        expect(smallestDetectable(needed, discordance)).toBeLessThanOrEqual(size * (1 + 1e-9));
        expect(smallestDetectable(needed - 1, discordance)).toBeGreaterThanOrEqual(size * (1 - 1e-9));
      }),
    );
  });

  test.each([
    [0, 0.5],
    [0.6, 0.5],
    [0.4, 1.1],
    [NaN, 0.5],
  ])("is refused for a difference of %d with a share of %d", (difference, discordance) => {
    expect(() => questionsNeeded(difference, discordance)).toThrow(ContractError);
  });
});
