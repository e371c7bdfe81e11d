import { definePrompts } from "./prompt.ts";

/** Input–output prompting: the answer alone. */
export const ioPrompts = definePrompts({
  id: "io",
  version: 1,
  sets: {
    standard: {
      answer: {
        system: "You answer questions.",
        user: "{question}\n\nDo not explain; give the answer at once. {form}",
      },
    },
    terse: {
      answer: { system: "You are a solver.", user: "{question}\nAnswer only." },
    },
  },
});
