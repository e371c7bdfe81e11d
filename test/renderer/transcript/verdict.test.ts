import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { Verdict } from "../../../renderer/components/transcript/verdict.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { asked, seen, transcript } from "./transcripts.ts";

await startLanguages("en");

const came = { agreement: null, calls: 1, tokens: NO_TOKENS, seconds: 1, correct: null };

function shown(answer: string): string {
  const question = transcript({
    asked: { ...asked, answerType: "string" },
    result: { ...came, answer },
  });
  return markupOf(createElement(Verdict, { question, live: false }));
}

describe("the verdict", () => {
  test("says the answer, how many agree, the tokens with the share of the cache, and the time", () => {
    const votes = [
      { answer: "37", agents: [1, 2, 3, 5, 6] },
      { answer: "36", agents: [4] },
    ];
    const question = transcript({
      observations: [seen(7, "vote", { kind: "answers-counted", votes, unanswered: [7] })],
      result: { ...came, answer: "37", agreement: 5 / 7, seconds: 12 },
      calls: 7,
      tokens: { prompt: 1000, cached: 250, generated: 34 },
    });

    expect(shownWords(createElement(Verdict, { question, live: false }))).toContain(
      "|37|Agreement|5 / 7|Tokens|1,034|1,000 prompt (25 % cached) + 34|calls|7|time|12 s|",
    );
  });

  test("says the share of the votes where they were not counted, and nothing where nobody votes", () => {
    const agreement = (share: number | null) => {
      const question = transcript({ result: { ...came, answer: "37", agreement: share } });
      return shownWords(createElement(Verdict, { question, live: false }));
    };

    expect(agreement(0.8)).toContain("|37|Agreement|80 %|");
    expect(agreement(null)).toContain("|37|Agreement|–|");
  });

  test("says that there is no answer yet, that none came, and that none can be read", () => {
    const words = (live: boolean, result: QuestionTranscript["result"] = null) =>
      shownWords(createElement(Verdict, { question: transcript({ result }), live }));

    expect(words(true)).toContain("|No answer yet|");
    expect(words(false)).toContain("|No answer|It has not come to an answer.|");
    expect(words(false, { ...came, answer: null })).toContain(
      "|No answer|The agents finished, but no answer can be read from what they said.|",
    );
  });
});

test.each([15, 30, 100, 400])("an answer of %d letters can be scrolled by the keyboard", (letters) => {
  expect(shown("word ".repeat(letters / 5))).toMatch(/tabindex="0" role="group" aria-label="Answer"/i);
});

test("an answer that fits is no stop of the keyboard", () => {
  expect(shown("Paris")).toContain(">Paris</p>");
  expect(shown("Paris")).not.toMatch(/tabindex/i);
});
