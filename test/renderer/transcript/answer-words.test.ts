import { describe, expect, test } from "vitest";
import type { Question } from "../../../core/question.ts";
import { shownAnswer } from "../../../renderer/components/transcript/answer-words.ts";
import { saidWords } from "../../../renderer/components/transcript/words.ts";
import { asked, said, writing } from "./transcripts.ts";

const chosen: Question = { ...asked, answerType: "choice", choices: [{ label: "B", text: "seven pens" }] };

describe("an answer as it is shown", () => {
  test("has its choice's text beside the label", () => {
    expect(shownAnswer("b", chosen, "–")).toBe("B) seven pens");
  });

  test("is cut where there is no room for more", () => {
    expect(shownAnswer("b", chosen, "–", 8)).toBe("B) seve…");
  });

  test.each([null, undefined])("is what stands for none where it is %s", (answer) => {
    expect(shownAnswer(answer, chosen, "–", 8)).toBe("–");
  });
});

describe("what a turn says", () => {
  test("is on one line, and cut where there is no room for more", () => {
    expect(saidWords(said("solver-1", "solver", "It is\nseven, I say."), 10)).toBe("It is sev…");
  });

  test("is nothing as long as it is written", () => {
    expect(saidWords(writing("solver-1", "solver", "It is"), 10)).toBe("");
  });
});
