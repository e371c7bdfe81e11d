import { throwIfCancelled } from "../../core/cancel.ts";
import type { QuestionResult } from "../../core/events.ts";
import { inferAnswerType, type Question } from "../../core/question.ts";
import type { AskReport } from "../contract/reports.ts";
import type { ValidAskRequest } from "../contract/requests.ts";
import { readExemplars } from "../datasets/exemplars.ts";
import { titleOf } from "../storage/title.ts";
import { askReport } from "./ask-report.ts";
import { untilAborted } from "./databases.ts";
import { useModels } from "./models.ts";
import { runQuestion, type RunSetup } from "./question.ts";
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
  const exemplars = request.exemplars === undefined ? null : await readExemplars(request.exemplars);
  return useModels(request, parts.models, signal, async (models) => {
    throwIfCancelled(signal);
    const answerTypes = [answerType];
    const title = titleOf(request.question);
    const common = {
      kind: "ask",
      title,
      request,
      models,
      exemplars,
      concurrency: 1,
      answerTypes,
      notes: [],
    } as const;
    const put = async (setup: RunSetup, asked: Question): Promise<QuestionResult> => {
      const end = await runQuestion(asked, null, setup, signal);
      if (end.result === null) throw end.error;
      return end.result;
    };
    if (request.database === undefined) {
      const { value } = await recordRun(task, { ...common, data: null }, parts, (setup) =>
        put(setup, question),
      );
      return askReport(run, strategy.id, answerType, value);
    }
    if (request.keep) await parts.databases.keep(request.database);
    return parts.databases.use(request.database, async (database) => {
      const { name, schema, sha256 } = database;
      const data = { file: name, sha256, questions: 1, skippedLines: [] };
      const { value } = await recordRun(task, { ...common, data, notes: database.notes }, parts, (setup) =>
        put(
          { ...setup, database: untilAborted(database, signal) },
          { ...question, database: { name, schema } },
        ),
      );
      return askReport(run, strategy.id, answerType, value);
    });
  });
}

/** The question that a request asks. */
export function questionOf({ question, answerType, choices, context, database }: ValidAskRequest): Question {
  return {
    id: ASKED,
    text: question.trim(),
    answerType: answerType ?? (database === undefined ? inferAnswerType(question, choices) : "sql"),
    choices,
    ...(context === undefined || context.trim() === "" ? {} : { context }),
  };
}
