import { expect, test } from "vitest";
import { startLanguages } from "../../renderer/i18n/index.ts";

const { t } = await startLanguages("en");

test.each([
  [t("runs.count", { count: 10_000 }), "10,000 runs"],
  [t("runs.of", { done: 1200, questions: 10_000 }), "1,200 / 10,000"],
  [t("frame.runningOf", { done: 1200, questions: 10_000 }), "1,200 of 10,000"],
  [t("experience.stats.experiences", { count: 1500 }), "1,500 experiences"],
  [t("experience.import.added", { count: 1500 }), "1,500 experiences were added."],
  [t("evaluate.data.badLines", { count: 1500 }), "1,500 lines cannot be used"],
  [t("common.calls", { count: 1500 }), "1,500 calls"],
  [t("strategies.about", { count: 1500 }), "about 1,500 calls"],
  [t("transcript.seen.query.rows", { count: 1500, who: "Solver" }), "Solver: the query gives 1,500 rows."],
  [t("ask.context.length", { count: 1500 }), "1,500 words"],
  [t("sweep.rungs.after", { count: 1500 }), "After 1,500 questions"],
  [t("sweep.cell.right", { correct: 1200, compared: 10_000 }), "1,200 of 10,000 right"],
  [t("sweep.facts.searches.random", { count: 1500 }), "1,500 cells, drawn"],
])("large counts have separators: %s", (words, expected) => {
  expect(words).toBe(expected);
});

test("so have those of the answers on which the trust in one rests", () => {
  const trust = { file: "sums.jsonl", had: "5 of 7 votes", low: "11", high: "13 %" };

  const words = t("transcript.verdict.trust.line", { ...trust, correct: 1200, compared: 10_000 });

  expect(words).toContain("right in 1,200 of 10,000 cases");
});
