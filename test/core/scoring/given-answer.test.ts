import { describe, expect, it } from "vitest";
import { isRight, type JudgedAnswer } from "../../../core/scoring/given-answer.ts";
import { numberQuestion } from "../../support/questions.ts";

const asked = numberQuestion();
const judged: JudgedAnswer = { answer: "9", correct: false, gold: "21" };

describe("an answer that was given on the way", () => {
  it("is right if it equals the gold answer", () => {
    expect(isRight("21.0", asked, judged)).toBe(true);
    expect(isRight("20", asked, judged)).toBe(false);
  });

  it("is right if the data accepts it too", () => {
    expect(isRight("20", asked, { ...judged, accepted: ["20"] })).toBe(true);
  });

  it("is right if the question's own answer was judged so, as in runs that kept no accepted answers", () => {
    expect(isRight("20", asked, { answer: "20", correct: true, gold: "21" })).toBe(true);
  });

  it("is wrong if it is none", () => {
    expect(isRight(null, asked, judged)).toBe(false);
  });

  it("is neither where the right answer is not known, or answers are not compared", () => {
    expect(isRight("21", asked, { answer: "21", correct: null })).toBeNull();
    expect(isRight("words", { ...asked, answerType: "text" }, judged)).toBeNull();
  });

  it("is judged among queries only if it is the one that was executed", () => {
    const query = { ...asked, answerType: "sql" } as const;
    expect(isRight("SELECT 1", query, { answer: "SELECT 1", correct: true, gold: "SELECT 1.0" })).toBe(true);
    expect(isRight("SELECT 2", query, { answer: "SELECT 1", correct: true, gold: "SELECT 1.0" })).toBeNull();
  });
});
