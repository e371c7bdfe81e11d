import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../core/model.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import { Verdict } from "../../renderer/components/transcript/verdict.tsx";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { spokenState } from "../../renderer/views/ask/spoken.ts";
import { shownWords } from "./support/shown-words.ts";
import { transcript } from "./transcript/transcripts.ts";

const { t } = await startLanguages("en");

const stopped = transcript({ state: "stopped", calls: 3 });

function answered(answer: string | null): QuestionTranscript {
  return transcript({
    result: { answer, agreement: null, calls: 1, tokens: NO_TOKENS, seconds: 1, correct: null },
  });
}

describe("a question tells who cannot see it", () => {
  test("that it began, and how many calls have finished", () => {
    expect(spokenState(undefined, null, t)).toBe("The agents have started.");
    expect(spokenState(transcript({ state: "running", calls: 2 }), null, t)).toBe("2 calls finished.");
  });

  test("its answer, or that nobody found one", () => {
    expect(spokenState(answered("7"), "done", t)).toBe("Answer: 7");
    expect(spokenState(answered(null), "done", t)).toBe("No answer");
  });

  test.each([
    ["paused", "paused"],
    ["cancelled", "stopped"],
    ["failed", "failed"],
    ["interrupted", "interrupted"],
  ] as const)("how it ended where it came to no end (%s)", (state, words) => {
    expect(spokenState(stopped, state, t)).toBe(words);
    expect(spokenState(undefined, state, t)).toBe(words);
  });
});

test("a question that stands still does not say that it is over", () => {
  expect(shownWords(createElement(Verdict, { question: stopped, live: false }))).toContain(
    "|No answer|It has not come to an answer.|",
  );
});
