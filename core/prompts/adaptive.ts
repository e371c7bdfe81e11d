import { definePrompts } from "./prompt.ts";

/** The examination of two answers that samples disagree on. */
export const adaptivePrompts = definePrompts({
  id: "adaptive",
  version: 1,
  sets: {
    standard: {
      critic: {
        system: "",
        user:
          "{question}\n\nA solution:\n{reasoning}\n\nThis solution may be wrong. Check it against the question and name its worst " +
          "mistake in two to four sentences. If it has none, say so.",
      },
      solution: { system: "", user: "Solution {number}:\n{reasoning}\n\nCritic: {criticism}\n\n" },
      judge: {
        system: "",
        user:
          "{question}\n\n{solutions}The two solutions give different answers. Decide in two to four sentences which one is " +
          "right, then a line: {form}",
      },
    },
    terse: {
      critic: { system: "You are a critic.", user: "{question}\nClaim:\n{reasoning}\nIs the claim right?" },
      solution: { system: "", user: "{letter}: {answer}\n{reasoning}\nCritic:\n{criticism}\n" },
      judge: { system: "You are a judge.", user: "{question}\n{solutions}Which answer is right?" },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        judge: {
          system: "",
          user:
            "{question}\n\n{solutions}Decide in two to four sentences which solution is better, then a line: " +
            '"The best choice is" and the number of the solution.',
        },
      },
    },
  },
});
