import { definePrompts } from "./prompt.ts";

/** Zero-shot chain of thought: reason step by step, then the marker. */
export const zeroShotCotPrompts = definePrompts({
  id: "zero-shot-cot",
  version: 1,
  sets: {
    standard: {
      reason: {
        system: "You solve problems with short, careful reasoning.",
        user: "{question}\n\nThink step by step. {form}",
      },
    },
    terse: {
      reason: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
});
