import { definePrompts } from "./prompt.ts";

/** Self-reflection: feedback on an answer of one's own, and its revision (CFMAD, appendix C.2). */
export const selfReflectionPrompts = definePrompts({
  id: "self-reflection",
  version: 1,
  sets: {
    standard: {
      feedback: {
        system: "",
        user:
          "{question}\n\nAn answer to this:\n{solution}\n\nYou are a critic. Check this answer: what is wrong in it, what is " +
          "missing, and how can it be improved? If it is right, say so. Be brief.",
      },
      revise: {
        system: "",
        user:
          "{question}\n\nAn answer to this:\n{solution}\n\nFeedback on it:\n{feedback}\n\nRevise the answer: keep what is right " +
          "and correct what is wrong. Think step by step, then a line: {form}",
      },
    },
    terse: {
      feedback: { system: "You are a critic.", user: "{question}\nSolution:\n{solution}\nGive feedback." },
      revise: { system: "You are a solver.", user: "{question}\nSolution:\n{solution}\n{feedback}\nRevise." },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        revise: {
          system: "",
          user:
            "{question}\n\nAn answer to this:\n{solution}\n\nFeedback on it:\n{feedback}\n\nKeep what is right in the answer and " +
            "correct what is wrong. Write only {form}",
        },
      },
    },
  },
});
