import { definePrompts } from "./prompt.ts";

/** Plan-and-solve, in its longer form PS+: what is given, a plan, then its steps. */
export const planAndSolvePrompts = definePrompts({
  id: "plan-and-solve",
  version: 1,
  sets: {
    standard: {
      solve: {
        system: "",
        user:
          "{question}\n\nFirst list what is given: the facts and quantities that matter, with their values. Next write a short " +
          "plan. Then carry out the plan step by step and check every result. At the end a line: {form}",
      },
    },
    terse: {
      solve: { system: "You are a solver.", user: "{question}\nThink step by step." },
    },
  },
  byAnswerType: {
    standard: {
      sql: {
        solve: {
          system: "",
          user:
            "{question}\n\nFirst list the tables, columns and values that matter. Next plan how they are joined, filtered and " +
            "put in order. Then write the query by this plan. At the end {form}",
        },
      },
      translation: {
        solve: {
          system: "",
          user:
            "{question}\n\nFirst list the words and phrases that matter, with their meaning. Next plan how to put the sentence in " +
            "natural English. Then carry out the plan. At the end a line: {form}",
        },
      },
      text: {
        solve: {
          system: "",
          user:
            "{question}\n\nFirst list what is asked and the facts that matter. Next write a short plan. Then carry out the plan. " +
            "At the end {form}",
        },
      },
    },
  },
});
