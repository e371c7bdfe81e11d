import { throwIfCancelled } from "../../core/cancel.ts";
import { inferAnswerType, type Question } from "../../core/question.ts";
import type { Database } from "../../core/sql.ts";
import type { AskReport } from "../contract/reports.ts";
import type { ValidAskRequest } from "../contract/requests.ts";
import { titleOf } from "../storage/title.ts";
import { askReport } from "./ask-report.ts";
import { untilAborted } from "./databases.ts";
import type { EngineParts } from "./engine-parts.ts";
import { requireSameSchema } from "./lent-databases.ts";
import { requireReasoning } from "./method.ts";
import { useModels } from "./models.ts";
import type { RunPlan } from "./plan.ts";
import { openExemplars } from "./run-data.ts";
import { runQuestion } from "./question.ts";
import { recordRun } from "./record-run.ts";
import type { RunTask } from "./run-task.ts";

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
  const exemplars = await openExemplars(request);
  requireReasoning(task, exemplars?.exemplars ?? [], [question]);
  return useModels(request, parts.models, signal, async (models) => {
    throwIfCancelled(signal);
    const put = async (
      asked: Question,
      about: Pick<RunPlan, "data" | "notes">,
      database?: Database,
    ): Promise<AskReport> => {
      const plan: RunPlan = {
        kind: "ask",
        title: titleOf(request.question),
        request,
        models,
        exemplars,
        concurrency: 1,
        answerTypes: [answerType],
        ...about,
      };
      const { value } = await recordRun(task, plan, parts, async (setup) => {
        if (asked.database !== undefined) requireSameSchema(asked.database, setup.past);
        const end = await runQuestion(asked, null, { ...setup, ...(database && { database }) }, signal);
        if (end.result === null) throw end.error;
        return end.result;
      });
      return askReport(run, strategy.id, answerType, value);
    };
    if (request.database === undefined) return put(question, { data: null, notes: [] });
    if (request.keep) await parts.databases.keep(request.database);
    return parts.databases.use(
      request.database,
      (database) => {
        const { name, schema, sha256, notes } = database;
        const data = { file: name, sha256, questions: 1, skippedLines: [] };
        const asked = { ...question, database: { name, schema } };
        return put(asked, { data, notes }, untilAborted(database, signal));
      },
      signal,
    );
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
