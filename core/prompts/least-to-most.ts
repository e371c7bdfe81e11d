import { definePrompts } from "./prompt.ts";

/**
 * Least-to-most: `split` into sub-questions, `part` for each, `finish` for the last, which answers the whole question.
 * `solved` is one earlier sub-question with its answer.
 */
export const leastToMostPrompts = definePrompts({
  id: "least-to-most",
  version: 1,
  sets: {
    standard: {
      split: {
        system: "",
        user:
          "{question}\n\nDo not answer yet. Which smaller questions lead to the answer, one after another? Write a numbered " +
          "list of at most {parts} short questions, the easiest first, and nothing else.",
      },
      solved: { system: "", user: "{part}\n{answer}\n\n" },
      part: {
        system: "",
        user: "{question}\n\n{solved}Answer only this smaller question, in one to three short lines: {part}",
      },
      finish: {
        system: "",
        user: "{question}\n\n{solved}{part}\nAnswer this and with it the whole question. Think step by step, then a line: {form}",
      },
    },
    terse: {
      split: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      solved: { system: "", user: "User: {part}\nAssistant: {answer}\n" },
      part: { system: "You are the assistant.", user: "{question}\n{solved}User: {part}" },
      finish: { system: "You are the assistant.", user: "{question}\n{solved}Final answer?" },
    },
  },
  byAnswerType: {
    standard: {
      translation: {
        split: {
          system: "",
          user:
            "{question}\n\nDo not translate yet. Which words and phrases must be understood first? Write a numbered list of at " +
            "most {parts} short questions about their meaning, and nothing else.",
        },
      },
    },
  },
});
