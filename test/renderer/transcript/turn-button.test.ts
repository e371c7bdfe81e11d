import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { TurnButton } from "../../../renderer/components/transcript/pictures/turn-button.tsx";
import { VoteBars } from "../../../renderer/components/transcript/pictures/vote-bars.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf } from "../support/shown-words.ts";
import { said, seen, transcript } from "./transcripts.ts";

await startLanguages("en");

/** How many buttons cannot be pressed. */
function disabledIn(markup: string): number {
  return [...markup.matchAll(/<button[^>]* disabled=""/g)].length;
}

describe("a turn in a picture", () => {
  test("can be pressed where it is there", () => {
    expect(disabledIn(markupOf(createElement(TurnButton, { path: "solver-1" })))).toBe(0);
  });

  test("cannot be pressed where it is not", () => {
    expect(disabledIn(markupOf(createElement(TurnButton, { path: null })))).toBe(1);
  });
});

test("who voted leads to the vote, but nowhere where its turn is not there", () => {
  const question = transcript({
    turns: [said("solver-1", "solver", "The answer is 7.")],
    observations: [
      seen(1, "votes", { kind: "answers-counted", votes: [{ answer: "7", agents: [1, 2] }], unanswered: [] }),
    ],
  });
  const markup = markupOf(createElement(VoteBars, { question, live: false, steady: false }));

  expect(markup).toContain('aria-label="Show Solver 1"');
  expect(disabledIn(markup)).toBe(1);
});
