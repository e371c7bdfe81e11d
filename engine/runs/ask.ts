import type { QuestionResult } from "../../core/events.ts";
import { inferAnswerType, type AnswerType, type Question } from "../../core/question.ts";
import type { AskReport } from "../contract/reports.ts";
import type { ValidAskRequest } from "../contract/requests.ts";
import { throwIfCancelled } from "./calls.ts";
import { runQuestion } from "./question.ts";
import type { Listener } from "./recorder.ts";
import { chooseMethod, recordRun, requireAnswerType, type EngineParts } from "./run.ts";

/**
 * Puts one question to a strategy.
 * @throws ContractError, ModelLoadError or EmbedderError before the run starts; then CancelledError, StorageError, or what
 *   made the question fail
 */
export async function ask(
  request: ValidAskRequest,
  parts: EngineParts,
  listen: Listener,
  signal: AbortSignal,
): Promise<AskReport> {
  const method = chooseMethod(request, parts.findStrategy);
  const question = questionOf(request);
  const { answerType } = question;
  requireAnswerType(method.strategy, answerType);
  const wanted = { reference: request.model, runtime: request.runtime };
  return parts.models.use(wanted, signal, async (model) => {
    throwIfCancelled(signal);
    const plan = {
      kind: "ask",
      request,
      model,
      concurrency: 1,
      data: null,
      answerTypes: [answerType],
      ...method,
    } as const;
    const { run, value } = await recordRun(plan, parts, listen, async (setup) => {
      const end = await runQuestion(question, null, setup, signal);
      if (end.result === null) throw end.error;
      return end.result;
    });
    return askReport(run, method.strategy.id, answerType, value);
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

function questionOf({ question, answerType, choices, context }: ValidAskRequest): Question {
  return {
    id: "ask",
    text: question.trim(),
    answerType: answerType ?? inferAnswerType(question, choices),
    choices,
    ...(context === undefined || context.trim() === "" ? {} : { context }),
  };
}
