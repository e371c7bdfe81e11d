import { throwIfCancelled } from "../../core/cancel.ts";
import {
  evaluatedRepository,
  evaluationReport,
  type EvalReport,
  type QuestionFigures,
} from "../../core/evaluation/evaluate.ts";
import { SQL_COMPARISONS } from "../../core/sql.ts";
import type { ValidEvalRequest } from "../contract/requests.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { StandStill } from "./broken-off.ts";
import type { EngineParts } from "./engine-parts.ts";
import { usesExperience } from "./experience.ts";
import { locateDatabases, type LocatedDatabases } from "./databases.ts";
import { answerKeyOf } from "./judge.ts";
import { createLentDatabases, withoutGold } from "./lent-databases.ts";
import { askedModel, modelsOf, useModels } from "./models.ts";
import { createOrder, forEachBounded } from "./pool.ts";
import { endBefore, runQuestion, type RunSetup } from "./question.ts";
import { requireAnswerType, requireReasoning, type Method } from "./method.ts";
import type { RunPlan } from "./plan.ts";
import { includesPractice, practiceNotes } from "./practice-notes.ts";
import { dataManifest, openData } from "./run-data.ts";
import { recordRun } from "./record-run.ts";
import type { CellPart, RunTask } from "./run-task.ts";
import { writeExemplars } from "./written-exemplars.ts";

/**
 * Puts the questions of a dataset to a strategy and holds the answers against the right ones.
 * @throws DatasetError, ModelLoadError or EmbedderError before the run starts; ContractError if it cannot be gone on
 *   with; then CancelledError or StorageError, or, which leaves the run paused, ModelLoadError if the model was lost or
 *   ChangedError if a database is another one by now. A question that fails does not end the run.
 */
export async function evaluate(
  task: RunTask,
  request: ValidEvalRequest,
  parts: EngineParts,
): Promise<EvalReport> {
  const { run, strategy, signal, past, cell } = task;
  const { dataset, exemplars } =
    cell ?? (await openData(request, parts.datasets, signal, past?.manifest.data));
  const answerTypes = [...new Set(dataset.questions.map(({ answerType }) => answerType))];
  for (const answerType of answerTypes) requireAnswerType(strategy, answerType);
  requireReasoning(task, exemplars?.exemplars ?? [], dataset.questions.map(withoutGold));
  const databases = await locateDatabases(dataset, request, signal);
  task.announce(dataset.file);

  return useModels(request, parts.models, signal, async (models) => {
    throwIfCancelled(signal);
    if (request.keep) await parts.datasets.keep(request.data);
    const { info } = models.model;
    const concurrency =
      past?.manifest.concurrency ??
      plannedConcurrency(request, task, () => {
        const model = askedModel(request, info);
        const { together } = strategy.expectedCalls(task.options, model, answerTypes);
        return defaultConcurrency(info.sequences, together);
      });
    const isPractice = await includesPractice(modelsOf(models));
    const plan: RunPlan = {
      kind: "eval",
      title: dataset.file,
      request,
      models,
      exemplars,
      concurrency,
      data: dataManifest(dataset, request, databases.sha256s),
      answerTypes,
      notes: [...dataset.notes, ...(isPractice ? practiceNotes(dataset.questions) : [])],
    };
    const { value, seconds } = await recordRun(task, plan, parts, async (setup) => {
      const repository = setup.experience?.name;
      const figures = await putAll(dataset, databases, setup, { concurrency, cell }, parts, signal);
      return { repository, figures, maxTokens: setup.maxTokens };
    });
    return evaluationReport(
      run,
      value.figures,
      seconds,
      evaluatedRepository(value.repository, dataset.questions.length),
      value.maxTokens,
    );
  });
}

interface Pace {
  readonly concurrency: number;
  readonly cell: CellPart | undefined;
}

/**
 * Puts every question that is not an exemplar, so many at a time.
 * @throws StandStill where a sweep lets its cell come only so far
 */
async function putAll(
  { questions }: Dataset,
  located: LocatedDatabases,
  setup: RunSetup,
  { concurrency, cell }: Pace,
  parts: EngineParts,
  signal: AbortSignal,
): Promise<readonly QuestionFigures[]> {
  const databases = createLentDatabases(located, setup, parts, signal);
  const written = await writeExemplars(questions, databases, setup, signal);
  const left = questions.filter(({ id }) => written?.asked.has(id) !== true);
  const due = left.slice(0, cell?.until);
  const figures: QuestionFigures[] = [];
  // Databases open in their own time; questions are started, and listed, in the file's order all the same.
  const takePlace = createOrder();
  await forEachBounded(due, concurrency, signal, async (question, index, either) => {
    const ended = endBefore(question.id, setup);
    if (ended !== undefined) {
      figures[index] = ended.figures;
      return;
    }
    const place = takePlace();
    let leave: (() => void) | undefined;
    try {
      leave = await cell?.enter(concurrency, either);
      await databases.lend(question, async (put, own) => {
        const comparison = SQL_COMPARISONS.find((name) => name === setup.options.sqlCompare);
        const key = answerKeyOf(question, own.database, comparison);
        const shown = written && { exemplars: written.exemplars };
        await place.reached;
        const ending = runQuestion(put, key, { ...own, ...shown }, either);
        place.pass();
        figures[index] = (await ending).figures;
      });
    } finally {
      place.pass();
      leave?.();
    }
  });
  if (due.length < left.length) throw new StandStill();
  return [...(written?.figures ?? []), ...figures];
}

/**
 * Questions in flight: as many as asked for or fill the batch; one where each may learn from those before it.
 * @param filling how many fill the batch
 */
export function plannedConcurrency(
  { concurrency }: Pick<ValidEvalRequest, "concurrency">,
  { strategy, options }: Method,
  filling: () => number,
): number {
  if (usesExperience(strategy, options)) return 1;
  return concurrency ?? filling();
}

/**
 * Questions in flight that keep the batch full: twice as many calls as fit into it, for the replies of a question are not
 * equally long and its steps wait for the last of them.
 * @param sequences replies that the model generates together
 * @param together calls that a question issues together in most steps
 */
export function defaultConcurrency(sequences: number, together: number): number {
  return Math.min(sequences, Math.ceil((2 * sequences) / together));
}
