import { expect, test } from "vitest";
import { startLanguages } from "../../renderer/i18n/index.ts";

const { t } = await startLanguages("en");

test.each([
  [t("common.tokens", { count: 1, value: "1" }), "1 token"],
  [t("ask.phases.calls", { count: 1, writing: 0 }), "1 call done, 0 going on"],
  [t("ask.phases.callsOf", { count: 1, done: 0, writing: 1 }), "0 of about 1 call done, 1 going on"],
  [
    t("evaluate.methods.sum", {
      ...{ count: 1, calls: "1" },
      ...{ questions: "1 question", methods: "1 method", models: "1 model" },
    }),
    "1 question, 1 method on 1 model: about 1 call",
  ],
  [
    t("compare.runs.leftOut", { count: 1 }),
    "1 question is left out: only some of the runs have it, or they have it with another text, passage, set of choices, " +
      "database, answer type or right answer.",
  ],
  [
    t("transcript.votes.others", { count: 1, votes: t("transcript.votes.number", { count: 1 }) }),
    "1 further answer with 1 vote (see the table)",
  ],
])("of one thing English speaks in the singular: %s", (words, singular) => {
  expect(words).toBe(singular);
});
