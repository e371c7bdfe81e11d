import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { AskedQuestion } from "../../renderer/views/ask/asked-question.tsx";
import { markupOf } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

await startLanguages("en");

/** What stands above a run of which nobody knows yet, or any more, what was asked. */
function headingOf(ended: boolean): string | undefined {
  const asked = createElement(AskedQuestion, {
    ...{ run: "r", title: null, question: undefined, manifest: null, ended },
    copying: { copyAnswer: () => undefined, copyTranscript: () => undefined },
    onAskAgain: () => undefined,
  });
  return /<h2[^>]*>([^<]*)/.exec(markupOf(withEngine(asked)))?.[1];
}

test("a question gets ready until its run begins", () => {
  expect(headingOf(false)).toBe("Getting ready …");
});

test("a question whose run ended before it began gets ready no more", () => {
  expect(headingOf(true)).toBe("The run");
});
