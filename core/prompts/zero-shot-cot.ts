import { definePrompts } from "./prompt.ts";

/** Zero-shot chain of thought: reason step by step, then the marker. */
export const zeroShotCotPrompts = definePrompts({
  id: "zero-shot-cot",
  version: 2,
  sets: {
    standard: {
      reason: {
        // No system message: small instruct models reason best under the one that their own template has.
        system: "",
        user: "{question}\n\nThink step by step, then a line: {form}",
      },
    },
    terse: {
      reason: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
  byAnswerType: {
    standard: {
      sql: { reason: { system: "", user: "{question}\n\nThink step by step, then write {form}" } },
    },
  },
});
