import { createElement } from "react";
import { expect, test } from "vitest";
import { EMPTY_TRANSCRIPT, type QuestionTranscript } from "../../../core/transcript.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { EvalFigures } from "../../../renderer/views/runs/eval-figures.tsx";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

/** A question that failed after two calls. */
function ended(id: string): QuestionTranscript {
  return {
    ...{ id, asked: { id, text: "?", answerType: "number", choices: [] }, state: "failed" },
    ...{ turns: [], observations: [], result: null, error: null },
    ...{ calls: 2, tokens: { prompt: 1400, cached: 1000, generated: 210 } },
    ...{ started: 0, finished: 0, activeFrom: 0, activeTo: 1000 },
  };
}

test("an evaluation tells its generated tokens, and those of its prompts", () => {
  const transcript = { ...EMPTY_TRANSCRIPT, questions: [ended("a"), ended("b")] };
  const figures = createElement(EvalFigures, { transcript });

  expect(shownWords(figures)).toContain(
    "|Generated tokens|420|and 2,800 of prompts, 2,000 of them cached · 210 per question|",
  );
});

test("an evaluation that took exemplars from its own questions comes to the end of all of them", () => {
  const exemplar = { ...ended("a").asked, exemplar: true } as const;
  const transcript = {
    ...EMPTY_TRANSCRIPT,
    questions: [{ ...ended("a"), asked: exemplar }, ended("b")],
    done: 2,
  };

  expect(shownWords(createElement(EvalFigures, { transcript }))).toContain("|2 / 2|");
});
