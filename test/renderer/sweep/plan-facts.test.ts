import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { PlanFacts } from "../../../renderer/views/sweep/page/plan-facts.tsx";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

test("what was asked of a sweep says why it cannot be read, and can be read again", () => {
  const client = clientThatFailed(["sweep", "shown", "s"], "Its start is missing from the store.");

  const words = shownWords(withEngine(createElement(PlanFacts, { run: "s" }), client));

  expect(words).toContain("|Its start is missing from the store.|Try again|");
});
