import { DatasetError } from "../../core/errors.ts";
import { evaluationReport, type EvalReport, type QuestionFigures } from "../../core/evaluation/evaluate.ts";
import type { DatasetQuestion, Question } from "../../core/question.ts";
import { isCorrect, isScored } from "../../core/scoring/score.ts";
import type { ValidEvalRequest } from "../contract/requests.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { throwIfCancelled } from "./calls.ts";
import { forEachBounded } from "./pool.ts";
import { runQuestion } from "./question.ts";
import { recordRun, requireAnswerType, type EngineParts, type Method, type RunTask } from "./run.ts";

/**
 * Puts every question of a dataset to a strategy and scores the answers.
 * @throws ContractError, DatasetError, ModelLoadError or EmbedderError before the run starts; then CancelledError or
 *   StorageError. A question that fails does not end the run.
 */
export async function evaluate(
  task: RunTask,
  request: ValidEvalRequest,
  parts: EngineParts,
): Promise<EvalReport> {
  const { run, strategy, options, signal, past } = task;
  const { limit, skipBadLines } = request;
  const dataset = await parts.datasets.open(request.data, { limit, skipBadLines, signal });
  const answerTypes = scoredTypes(dataset);
  for (const answerType of answerTypes) requireAnswerType(strategy, answerType);
  task.announce(dataset.file);

  const wanted = { reference: request.model, runtime: request.runtime };
  return parts.models.use(wanted, signal, async (model) => {
    throwIfCancelled(signal);
    const { file, sha256, questions, skippedLines } = dataset;
    if (request.keep) await parts.datasets.keep(request.data);
    const concurrency =
      past?.manifest.concurrency ?? request.concurrency ?? defaultConcurrency(model.info.sequences, options);
    const data = { file, sha256, questions: questions.length, skippedLines };
    const plan = { kind: "eval", title: file, request, model, concurrency, data, answerTypes } as const;
    const { value, seconds } = await recordRun(task, plan, parts, async (setup) => {
      const figures: QuestionFigures[] = [];
      await forEachBounded(questions, concurrency, signal, async (question, index, either) => {
        const { gold } = question;
        const key = { gold, isRight: (answer: string | null) => isCorrect(answer, question) };
        figures[index] = (await runQuestion(withoutGold(question), key, setup, either)).figures;
      });
      return figures;
    });
    return evaluationReport(run, value, seconds);
  });
}

/**
 * Questions in flight that fill the batch: each issues about as many calls together as it has agents.
 * @param sequences replies that the model generates together
 */
export function defaultConcurrency(sequences: number, options: Method["options"]): number {
  const agents = typeof options.agents === "number" ? options.agents : 1;
  return Math.max(1, Math.ceil(sequences / Math.max(1, agents)));
}

/** A strategy is shown the question alone. */
function withoutGold({ id, text, answerType, choices, context }: DatasetQuestion): Question {
  return { id, text, answerType, choices, ...(context === undefined ? {} : { context }) };
}

function scoredTypes({ file, questions }: Dataset): readonly DatasetQuestion["answerType"][] {
  const unscored = questions.find(({ answerType }) => !isScored(answerType));
  if (unscored !== undefined) {
    const { id, answerType } = unscored;
    throw new DatasetError(
      `${file} holds questions of answer type ${answerType} (the first is ${JSON.stringify(id)}), which are not scored. ` +
        "Leave them out, or put them one by one to ask.",
      { file, id, answerType },
    );
  }
  return [...new Set(questions.map(({ answerType }) => answerType))];
}
