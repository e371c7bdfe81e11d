import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { looksLikeWordProblem } from "../../core/practice.ts";
import { SAMPLES } from "../../renderer/components/first-steps/samples.ts";

const samples = readFileSync(new URL("../../engine/samples/word-problems.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { question: string; answerType: string })
  .filter(({ answerType }) => answerType === "number")
  .map(({ question }) => question);

describe("a word problem", () => {
  test.each([
    "Ann has three pens and buys four more. How many pens does she have?",
    "A book costs 12 dollars and a pen half of it. What is the price of both?",
    "Tom is 9 and his sister is twice as old. How old is she?",
  ])("has numbers and asks for one: %s", (question) => {
    expect(looksLikeWordProblem(question)).toBe(true);
  });

  test("is what the questions for a number that come with Counterpoint are", () => {
    const all = [...samples, ...SAMPLES.map(({ question }) => question)];

    expect(all.filter((question) => !looksLikeWordProblem(question))).toEqual([]);
  });

  test.each([
    "",
    "What is the capital of France?",
    "How many people live in Japan?",
    "Write a poem about the year 1999 and the year 2000.",
    "小明有3个苹果，吃了1个，还剩几个？",
  ])("is not: %s", (question) => {
    expect(looksLikeWordProblem(question)).toBe(false);
  });
});
