import type { QuestionResult } from "../../core/events.ts";
import type { AnswerType } from "../../core/question.ts";
import type { AskReport } from "../contract/reports.ts";

/** The report of a question that was answered. */
export function askReport(
  run: string,
  strategy: string,
  answerType: AnswerType,
  result: QuestionResult,
): AskReport {
  const { answer, calls, tokens, seconds, agreement, results } = result;
  const given = results?.answer && { result: results.answer };
  return { answer, ...given, answerType, strategy, calls, tokens, seconds, agreement, run };
}
