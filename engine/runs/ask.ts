import type { QuestionResult } from "../../core/events.ts";
import { inferAnswerType, type AnswerType, type Question } from "../../core/question.ts";
import type { AskReport } from "../contract/reports.ts";
import type { ValidAskRequest } from "../contract/requests.ts";
import { titleOf } from "../storage/title.ts";
import { throwIfCancelled } from "./calls.ts";
import { runQuestion } from "./question.ts";
import { recordRun, type EngineParts, type RunTask } from "./run.ts";

/** The id of the single question of such a run. */
export const ASKED = "ask";

/**
 * Puts one question to a strategy.
 * @throws ModelLoadError or EmbedderError before the run starts; ContractError if it cannot be gone on with; then
 *   CancelledError, StorageError, or what made the question fail
 */
export async function ask(task: RunTask, request: ValidAskRequest, parts: EngineParts): Promise<AskReport> {
  const { run, strategy, signal } = task;
  const question = questionOf(request);
  const { answerType } = question;
  const wanted = { reference: request.model, runtime: request.runtime };
  return parts.models.use(wanted, signal, async (model) => {
    throwIfCancelled(signal);
    const answerTypes = [answerType];
    const title = titleOf(request.question);
    const plan = { kind: "ask", title, request, model, concurrency: 1, data: null, answerTypes } as const;
    const { value } = await recordRun(task, plan, parts, async (setup) => {
      const end = await runQuestion(question, null, setup, signal);
      if (end.result === null) throw end.error;
      return end.result;
    });
    return askReport(run, strategy.id, answerType, value);
  });
}

/** The report of a question that was answered. */
export function askReport(
  run: string,
  strategy: string,
  answerType: AnswerType,
  result: QuestionResult,
): AskReport {
  const { answer, calls, tokens, seconds, agreement } = result;
  return { answer, answerType, strategy, calls, tokens, seconds, agreement, run };
}

/** The question that a request asks. */
export function questionOf({ question, answerType, choices, context }: ValidAskRequest): Question {
  return {
    id: ASKED,
    text: question.trim(),
    answerType: answerType ?? inferAnswerType(question, choices),
    choices,
    ...(context === undefined || context.trim() === "" ? {} : { context }),
  };
}
