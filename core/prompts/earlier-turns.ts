import type { Exemplar } from "../exemplars/exemplar.ts";
import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import { fillPrompt, fillText, type PromptFile, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

/** A user's message and the reply to it, as part of a longer conversation. */
export function exchange(user: string, reply: string): readonly ChatMessage[] {
  return [
    { role: "user", content: user },
    { role: "assistant", content: reply },
  ];
}

/** A call that earlier turns stand before; its system message, if it has one, stays first. */
export function afterTurns(
  turns: readonly ChatMessage[],
  call: readonly ChatMessage[],
): readonly ChatMessage[] {
  return [...call.slice(0, -1), ...turns, ...call.slice(-1)];
}

/** A question after exemplars, each of which is an earlier turn that asks in the same words and is answered. */
export function withExemplars(
  file: PromptFile<"ask" | "shown">,
  exemplars: readonly Exemplar[],
  question: Question,
  wording: Wording,
): readonly ChatMessage[] {
  const { ask, shown } = wording.of(file, question);
  const turns = exemplars.flatMap(({ question: asked, answer, reasoning = "" }) =>
    exchange(
      fillText(ask.user, questionValues(asked, wording)),
      fillText(shown.user, { answer, reasoning }).trim(),
    ),
  );
  return afterTurns(turns, fillPrompt(ask, questionValues(question, wording)));
}
