import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, type Wording } from "./prompt.ts";

/** The loaded model as a parser of meaning graphs. The practice model knows no such role; its nearest one is asked. */
export const parserPrompts = definePrompts({
  id: "parser",
  version: 1,
  sets: {
    standard: {
      parse: {
        system: "",
        user:
          "Write the meaning of a text as a graph (AMR in PENMAN notation). Every node has its own variable.\n\n" +
          'Text: Mary has 3 red pens.\nGraph: (h / have-03 :ARG0 (p / person :name (n / name :op1 "Mary")) :ARG1 (p2 / pen :quant 3 :ARG1-of (r / red-02)))\n\n' +
          "Text: Do not add 5 to it.\nGraph: (a / add-02 :polarity - :mode imperative :ARG1 5 :ARG2 (i / it))\n\n" +
          "Text: {text}\nGraph:",
      },
    },
    terse: {
      parse: { system: "You are a task specifier.", user: "{text}\nSpecify the task." },
    },
  },
});

/** The call that parses one text. */
export function parseMessages(text: string, question: Question, wording: Wording): readonly ChatMessage[] {
  return fillPrompt(wording.of(parserPrompts, question).parse, { text: text.replace(/\s+/g, " ").trim() });
}
