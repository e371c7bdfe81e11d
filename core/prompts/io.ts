import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

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

/** Asks for the answer and nothing else. */
export function answerAlone(question: Question, wording: Wording): readonly ChatMessage[] {
  return fillPrompt(wording.of(ioPrompts, question).answer, questionValues(question, wording));
}
