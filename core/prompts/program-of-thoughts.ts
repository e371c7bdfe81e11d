import { definePrompts } from "./prompt.ts";

/** Program of thoughts: the model writes the calculation, and it is computed for it. */
export const programOfThoughtsPrompts = definePrompts({
  id: "program-of-thoughts",
  version: 1,
  sets: {
    standard: {
      program: {
        system: "",
        user:
          "{question}\n\nWrite a short Python program for this: first a line for each number that is given (name = number), then a " +
          "line for each calculation, then print(answer). Plain arithmetic only, no comments, no functions.",
      },
      // Another wording makes other mistakes, which a second sample of the same wording does less.
      shortProgram: {
        system: "",
        user:
          "{question}\n\nWrite a short Python program that computes the answer, with one variable a line and plain arithmetic only. " +
          "No functions, no comments. The last line is: print(answer)",
      },
    },
    // The practice model writes no programs; its reasoning is read instead.
    terse: {
      program: { system: "You are a solver.", user: "{question}\nThink step by step." },
      shortProgram: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
});
