import { definePrompts } from "./prompt.ts";

/** The reply of an exemplar where "The answer is N." does not fit it. */
const SHOWN = {
  sql: { shown: { system: "", user: "{reasoning}\n```sql\n{answer}\n```" } },
  translation: { shown: { system: "", user: "{reasoning}\nThe answer is {answer}" } },
  text: { shown: { system: "", user: "{reasoning}\n{answer}" } },
};

/**
 * Exemplars with reasoning, written by a person or by the model (Auto-CoT): `ask` puts the exemplars' questions and the
 * question itself, `shown` is an exemplar's reply.
 */
export const manualCotPrompts = definePrompts({
  id: "manual-cot",
  version: 1,
  sets: {
    standard: {
      ask: { system: "", user: "{question}\n\nThink step by step, then a line: {form}" },
      shown: { system: "", user: "{reasoning}\nThe answer is {answer}." },
    },
    terse: {
      ask: { system: "You are a solver.", user: "{question}\nThink step by step." },
      shown: { system: "", user: "{reasoning}\nThe answer is {answer}." },
    },
  },
  byAnswerType: {
    standard: {
      ...SHOWN,
      sql: { ...SHOWN.sql, ask: { system: "", user: "{question}\n\nThink step by step, then write {form}" } },
    },
    terse: SHOWN,
  },
});
