import type { TFunction } from "i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { ListedRunState } from "../../../engine/contract/reports.ts";
import { answerWords } from "../../components/transcript/answer-words.ts";
import { shorten } from "../../components/transcript/words.ts";

/**
 * How a run stands, in one short sentence: it began, so many calls have finished, the answer, or how it ended.
 * @param end null: it goes on
 */
export function spokenState(
  question: QuestionTranscript | undefined,
  end: ListedRunState | null,
  t: TFunction,
): string {
  if (end === null) {
    const calls = question?.calls ?? 0;
    return calls === 0 ? t("ask.spoken.started") : t("ask.spoken.finished", { count: calls });
  }
  if (question?.result == null) return t(`runs.states.${end}`);
  const { answer } = question.result;
  return answer === null
    ? t("common.unanswered")
    : t("ask.spoken.answer", { answer: shorten(answerWords(answer, question.asked), 200) });
}
