import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { ANSWER_TYPES, type DatasetQuestion } from "../../../core/question.ts";
import { chrf } from "../../../core/scoring/chrf.ts";
import {
  isBinary,
  isCompared,
  isCorrect,
  isEvaluated,
  isScored,
  scoreOf,
} from "../../../core/scoring/score.ts";

const QUESTION: DatasetQuestion = {
  id: "q",
  dataset: "d",
  text: "How likely?",
  answerType: "number",
  choices: [],
  gold: "0.75",
  acceptedAnswers: ["75%", "27/32"],
};

describe("isCorrect", () => {
  test.each([
    ["the gold answer", "0.75", true],
    ["the gold answer in another form", "3/4", true],
    ["a further accepted answer", "75", true],
    ["a further accepted answer in another form", "0.84375", true],
    ["another answer", "0.5", false],
    ["no answer", null, false],
  ])("judges %s", (_, answer, correct) => {
    expect(isCorrect(answer, QUESTION)).toBe(correct);
  });

  test("compares a choice with gold given as label or as text", () => {
    const choices = [
      { label: "A", text: "bank" },
      { label: "B", text: "library" },
    ];
    const question: DatasetQuestion = { ...QUESTION, answerType: "choice", choices, acceptedAnswers: [] };
    expect(isCorrect("B", { ...question, gold: "b" })).toBe(true);
    expect(isCorrect("B", { ...question, gold: "Library" })).toBe(true);
    expect(isCorrect("A", { ...question, gold: "Library" })).toBe(false);
  });

  test("takes no answer as right where gold is none of its type", () => {
    expect(isCorrect("five", { ...QUESTION, gold: "five", acceptedAnswers: [] })).toBe(false);
  });

  test("refuses SQL", () => {
    const question: DatasetQuestion = { ...QUESTION, answerType: "sql", gold: "SELECT 1" };
    expect(() => isCorrect("SELECT 1", question)).toThrow(ContractError);
  });
});

describe("scoreOf", () => {
  const question: DatasetQuestion = {
    ...QUESTION,
    answerType: "translation",
    gold: "A dog barks.",
    acceptedAnswers: ["The cat sat."],
  };

  test("is the chrF of the right answer that is nearest", () => {
    expect(scoreOf("The cat sat.", question)).toBe(100);
    expect(scoreOf("A dog barks", question)).toBe(chrf("A dog barks", ["A dog barks."]));
  });

  test("is 0 without an answer", () => {
    expect(scoreOf(null, question)).toBe(0);
  });
});

describe("of the types of answers", () => {
  test("all are right or wrong but translations, which have a score, and free prose, which has nothing", () => {
    expect(ANSWER_TYPES.filter((type) => !isCompared(type))).toEqual(["translation", "text"]);
    expect(ANSWER_TYPES.filter(isScored)).toEqual(["translation"]);
    expect(ANSWER_TYPES.filter((type) => !isEvaluated(type))).toEqual(["text"]);
  });

  test("two have two possible answers", () => {
    expect(ANSWER_TYPES.filter(isBinary)).toEqual(["yesno", "truefalse"]);
  });
});
