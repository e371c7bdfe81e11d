import { definePrompts } from "./prompt.ts";

/** Zero-shot chain of thought: reason step by step, then the marker. */
export const zeroShotCotPrompts = definePrompts({
  id: "zero-shot-cot",
  version: 1,
  sets: {
    standard: {
      reason: {
        system: "You are a careful assistant.",
        user: "{question}\n\nThink step by step.{working} Then write the last line: {form}",
      },
    },
    terse: {
      reason: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
});
