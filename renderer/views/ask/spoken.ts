import type { TFunction } from "i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { answerWords } from "../../components/transcript/answer-words.ts";
import { shorten } from "../../components/transcript/words.ts";

/** How a run stands, in one short sentence: it began, so many agents have finished, the answer. */
export function spokenState(question: QuestionTranscript | undefined, live: boolean, t: TFunction): string {
  if (question === undefined) return live ? t("ask.spoken.started") : "";
  if (live) {
    return question.calls === 0
      ? t("ask.spoken.started")
      : t("ask.spoken.finished", { count: question.calls });
  }
  const answer = question.result?.answer ?? null;
  return answer === null
    ? t("common.unanswered")
    : t("ask.spoken.answer", { answer: shorten(answerWords(answer, question.asked), 200) });
}
