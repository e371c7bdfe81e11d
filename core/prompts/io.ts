import { definePrompts } from "./prompt.ts";

/** Input–output prompting: the answer alone. */
export const ioPrompts = definePrompts({
  id: "io",
  version: 2,
  sets: {
    standard: {
      answer: {
        system: "You are a careful assistant.",
        user: "{question}\n\nDo not explain. Write one line and nothing else: {form}",
      },
    },
    terse: {
      answer: { system: "You are a solver.", user: "{question}\nAnswer only." },
    },
  },
  byAnswerType: {
    standard: {
      sql: {
        answer: {
          system: "You are a careful assistant.",
          user: "{question}\n\nDo not explain. Write only {form}",
        },
      },
    },
  },
});
