import { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import type { RunTrust } from "../../../engine/contract/reports.ts";
import { VerdictTrust } from "../../../renderer/components/transcript/verdict-trust.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";
import { transcript } from "./transcripts.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

const TRUST: RunTrust = {
  ...{ run: "e1", file: "tickets.csv", votes: { given: 5, of: 7 }, agreement: [5 / 7, 5 / 7] },
  ...{ correct: 34, compared: 41, interval: [0.6867, 0.9147] },
};
const question = transcript({
  result: { answer: "7", agreement: 5 / 7, calls: 7, tokens: NO_TOKENS, seconds: 1, correct: null },
});

/** A line that says nothing. */
const EMPTY_LINE = /<p[^>]* aria-hidden="true"[^>]*><\/p>/;

function shown(trust: RunTrust | null) {
  const queries = new QueryClient();
  queries.setQueryData(["runs", "trust", "a1"], trust);
  return withEngine(createElement(VerdictTrust, { run: "a1", question }), queries);
}

describe("how far an answer can be trusted", () => {
  test("is said by the evaluation in which answers had as many votes", () => {
    expect(shownWords(shown(TRUST))).toContain(
      "|In your evaluation of tickets.csv with these settings, answers with 5 of 7 votes were right in 34 of 41 cases " +
        "(69 to 91 %).|Show the evaluation|",
    );
    expect(markupOf(shown(TRUST))).toContain('href="#/runs/e1"');
  });

  test("leads on by a link that its colour alone does not tell from the sentence", () => {
    expect(markupOf(shown(TRUST))).toContain('data-underline="always"');
  });

  test("is said by shares of the votes where the number of voters differs, or few answers had as many", () => {
    const shares = { ...TRUST, votes: null };

    expect(shownWords(shown(shares))).toContain("answers with 71 % of the votes were right");
    expect(shownWords(shown({ ...shares, agreement: [0.7, 0.8] }))).toContain(
      "answers with 70–80 % of the votes were right",
    );
  });

  test("is said in the language that is shown", async () => {
    await i18next.changeLanguage("zh-CN");

    expect(shownWords(shown(TRUST))).toContain("7 票中 5 票的答案，41 个里有 34 个正确（69 至 91 %）");
  });

  test("is not said where no evaluation tells it, nor until it is known", () => {
    const unknown = withEngine(createElement(VerdictTrust, { run: "a1", question }));

    expect(shownWords(shown(null))).not.toContain("evaluation");
    expect(shownWords(unknown)).not.toContain("evaluation");
  });

  test("has its line kept free where it may be said, so that it pushes nothing down", () => {
    const unknown = withEngine(createElement(VerdictTrust, { run: "a1", question }));
    const unvoted = withEngine(createElement(VerdictTrust, { run: "a1", question: { result: null } }));

    expect(markupOf(unknown)).toMatch(EMPTY_LINE);
    expect(markupOf(shown(null))).toMatch(EMPTY_LINE);
    expect(markupOf(unvoted)).not.toMatch(EMPTY_LINE);
  });
});
