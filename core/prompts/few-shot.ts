import { definePrompts } from "./prompt.ts";

/** The answer of an exemplar where "The answer is N." does not fit it. */
const SHOWN = {
  sql: { shown: { system: "", user: "```sql\n{answer}\n```" } },
  translation: { shown: { system: "", user: "The answer is {answer}" } },
  text: { shown: { system: "", user: "{answer}" } },
};

/** Few-shot prompting: `ask` puts the exemplars' questions and the question itself, `shown` is an exemplar's reply. */
export const fewShotPrompts = definePrompts({
  id: "few-shot",
  version: 1,
  sets: {
    standard: {
      ask: {
        system: "You are a careful assistant.",
        user: "{question}\n\nDo not explain. Write one line and nothing else: {form}",
      },
      shown: { system: "", user: "The answer is {answer}." },
    },
    terse: {
      ask: { system: "You are a solver.", user: "{question}\nAnswer only." },
      shown: { system: "", user: "The answer is {answer}." },
    },
  },
  byAnswerType: {
    standard: {
      ...SHOWN,
      sql: {
        ...SHOWN.sql,
        ask: { system: "You are a careful assistant.", user: "{question}\n\nDo not explain. Write {form}" },
      },
      text: {
        ...SHOWN.text,
        ask: { system: "You are a careful assistant.", user: "{question}\n\nWrite {form}" },
      },
    },
    terse: SHOWN,
  },
});
