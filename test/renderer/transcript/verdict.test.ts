import { createElement } from "react";
import { expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import { Verdict } from "../../../renderer/components/transcript/verdict.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf } from "../support/shown-words.ts";
import { asked, transcript } from "./transcripts.ts";

await startLanguages("en");

function shown(answer: string): string {
  const question = transcript({
    asked: { ...asked, answerType: "string" },
    result: { answer, agreement: null, calls: 1, tokens: NO_TOKENS, seconds: 1, correct: null },
  });
  return markupOf(createElement(Verdict, { question, live: false }));
}

test.each([15, 30, 100, 400])("an answer of %d letters can be scrolled by the keyboard", (letters) => {
  expect(shown("word ".repeat(letters / 5))).toMatch(/tabindex="0" role="group" aria-label="Answer"/i);
});

test("an answer that fits is no stop of the keyboard", () => {
  expect(shown("Paris")).not.toMatch(/tabindex/i);
});
