import { createElement } from "react";
import { expect, test } from "vitest";
import { evaluationReport, type QuestionFigures } from "../../../core/evaluation/evaluate.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ReportDetails } from "../../../renderer/views/evaluate/results/report-details.tsx";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const answered: QuestionFigures = {
  ...{ outcome: "answered", correct: true, answerType: "number" },
  ...{ calls: 1, tokens: NO_TOKENS, seconds: 1 },
};

/** What is shown of questions so many of whose replies were cut off. */
function shown(...cutOff: readonly number[]): string {
  const figures = cutOff.map((replies) => ({ ...answered, cutOff: replies }));
  const failed: QuestionFigures = { ...answered, outcome: "failed", correct: false };
  const report = evaluationReport("r", [...figures, failed], 5, null, 512);
  return shownWords(createElement(ReportDetails, { report }));
}

test("replies that were cut off are told by the questions that did not fail, with what gives them more room", () => {
  expect(shown(2, 0, 1)).toContain(
    "In 2 of 3 questions a reply was cut off at 512 tokens. “Longest reply, in tokens” gives replies more room; " +
      "prompt and reply together have to fit the context of the model.",
  );
});

test("nothing is said of replies where none was cut off", () => {
  expect(shown(0, 0)).not.toContain("cut off");
});
