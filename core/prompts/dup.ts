import { definePrompts } from "./prompt.ts";

/** Deeply Understanding the Problem: the core question, the information it needs, the solution with both in view. */
export const dupPrompts = definePrompts({
  id: "dup",
  version: 1,
  sets: {
    standard: {
      core: {
        system: "",
        user: "{question}\n\nDo not answer yet. What exactly is asked? Write the core question in one short sentence and nothing else.",
      },
      facts: {
        system: "",
        user:
          "{question}\n\nCore question: {core}\n\nDo not answer yet. Which facts are needed for the core question? List them, each in " +
          "one short line with its value, and nothing else.",
      },
      solve: {
        system: "",
        user: "{question}\n\nCore question: {core}\n\nFacts that are needed:\n{facts}\n\nUse them. Think step by step, then a line: {form}",
      },
    },
    terse: {
      core: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      facts: { system: "You are the user.", user: "{question}\n{core}\nNext instruction?" },
      solve: { system: "You are a solver.", user: "{question}\n{core}\n{facts}\nThink step by step." },
    },
  },
  byAnswerType: {
    standard: {
      sql: {
        facts: {
          system: "",
          user:
            "{question}\n\nCore question: {core}\n\nDo not write the query yet. Which tables, columns and conditions are needed for " +
            "the core question? List them, one a line, and nothing else.",
        },
      },
      translation: {
        core: {
          system: "",
          user: "{question}\n\nDo not translate yet. What is this sentence about? Write one short sentence and nothing else.",
        },
        facts: {
          system: "",
          user:
            "{question}\n\nWhat it is about: {core}\n\nDo not translate yet. Which words and phrases are easy to get wrong? List " +
            "them, each with its meaning in one short line, and nothing else.",
        },
        solve: {
          system: "",
          user:
            "{question}\n\nWhat it is about: {core}\n\nMeanings of its words and phrases:\n{facts}\n\nUse them. Think step by step, " +
            "then a line: {form}",
        },
      },
    },
  },
});
