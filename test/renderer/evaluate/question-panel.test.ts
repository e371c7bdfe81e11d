import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { Question } from "../../../core/question.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { QuestionPanel, ReadQuestion } from "../../../renderer/views/evaluate/questions/question-panel.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";
import { asked, transcript } from "../transcript/transcripts.ts";

await startLanguages("en");

/** A question that is over, once it has been read. */
function wordsOf(question: Question): string {
  const client = new QueryClient();
  client.setQueryData(["runs", "question", "r", "q", "done"], transcript({ asked: question }));
  const read = createElement(ReadQuestion, { run: "r", id: "q", state: "done", strategy: "io" });
  return shownWords(withEngine(read, client));
}

test("the passage that an evaluated question is about can be read", () => {
  expect(wordsOf({ ...asked, context: "Pens are sold one by one." })).toContain("|Passage|");
});

test("a question without a passage offers none to be read", () => {
  expect(wordsOf(asked)).not.toContain("Passage");
});

test("what was said about a question is kept for seconds alone once another is shown, for it may be much", () => {
  const client = new QueryClient();
  const read = createElement(ReadQuestion, { run: "r", id: "q", state: "done", strategy: "io" });
  shownWords(withEngine(read, client));

  const query = client.getQueryCache().find({ queryKey: ["runs", "question", "r", "q", "done"] });
  expect(query?.gcTime).toBeLessThan(60_000);
  client.clear();
});

test("a question that failed has its right answer beside it, as one that was answered has", () => {
  const failed = transcript({ state: "failed", result: null, known: { gold: "37" } });
  const panel = createElement(QuestionPanel, {
    run: "r",
    listed: failed,
    strategy: "io",
    onClose: () => undefined,
  });

  expect(shownWords(withEngine(panel, new QueryClient()))).toContain("|Right answer:|37|");
});
