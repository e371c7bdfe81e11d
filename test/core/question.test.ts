import { describe, expect, it } from "vitest";
import { inferAnswerType } from "../../core/question.ts";
import { choiceQuestion } from "../support/questions.ts";

describe("a question that came without a type of answer", () => {
  it.each([
    ["How many are 3 + 4?", "number"],
    ["How much is 3 + 4?", "number"],
    ["Why are there not many?", "text"],
  ])("like %s has an answer of type %s", (text, type) => {
    expect(inferAnswerType(text, [])).toBe(type);
  });

  it("has a choice for its answer where it has options, whatever it asks", () => {
    expect(inferAnswerType("How many?", choiceQuestion().choices)).toBe("choice");
  });
});
