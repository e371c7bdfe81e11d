import type { OptionValue } from "../../../core/events.ts";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { MAX_QUESTIONS } from "../../../engine/contract/limits.ts";
import type { EvalRequest, SweepRequest } from "../../../engine/contract/requests.ts";
import type { Settings } from "../../../engine/contract/settings.ts";
import {
  commonRequest,
  firstChoices,
  optionValues,
  type RunChoices,
} from "../../components/run-choices/run-choices.ts";

/** Our fields by the columns of a table, or the paths into JSON objects, that hold them. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** One method of a comparison, as it is being chosen. */
export interface MethodDraft {
  readonly id: string;
  readonly strategy: string;
  /** Values of the strategy's own table; what is left out has its default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Name of its lasting experience repository, if it is to have one. */
  readonly repository?: string;
}

/** What all methods of a comparison have in common. */
export interface CommonChoices extends Pick<RunChoices, "seed" | "maxTokens" | "keep"> {
  /** References; every method is put to each of them. */
  readonly models: readonly string[];
}

/** What is prepared in the Evaluate view. */
export interface EvaluateDraft {
  readonly preview: DatasetPreview | null;
  /** Which columns of the file hold our fields, if a person said it. */
  readonly columns: ColumnMapping | null;
  readonly skipBadLines: boolean;
  /** Path of the folder with the databases that SQL questions name; empty: not said yet. */
  readonly databases: string;
  /** Only the first lines of the file, bad ones counted; null: all. */
  readonly limit: number | null;
  /** Null until a person changed something: then one method as the settings say. */
  readonly methods: readonly MethodDraft[] | null;
  /** What a person changed; the rest is as the settings say. */
  readonly common: Partial<CommonChoices>;
}

/** What is compared: each method on each model. */
export interface Chosen {
  readonly methods: readonly MethodDraft[];
  readonly common: CommonChoices;
}

/** What a draft compares, with the settings where nothing was chosen. */
export function chosenOf(
  { methods, common }: Pick<EvaluateDraft, "methods" | "common">,
  settings?: Pick<Settings, "model" | "keepRuns">,
): Chosen {
  const { strategy, options, model, seed, maxTokens, keep } = firstChoices(settings);
  return {
    methods: methods ?? [{ id: "first", strategy, options }],
    common: { models: [model], seed, maxTokens, keep, ...common },
  };
}

/**
 * What of a draft may be written to the page's storage: its questions only if what is asked is kept.
 * @param keepRuns as the settings say, where nothing was chosen; null while they are not known
 */
export function writtenDraft(draft: EvaluateDraft, keepRuns: boolean | null): EvaluateDraft {
  const keep = draft.common.keep ?? keepRuns ?? false;
  return keep ? draft : { ...draft, preview: null, columns: null };
}

/** Methods times models: how many evaluations that makes. */
export function evaluationCount({ methods, common }: Chosen): number {
  return methods.length * common.models.length;
}

/** What the engine is asked to carry out: one evaluation, or all of them as one sweep. */
export type ComparisonRequest =
  | { readonly kind: "eval"; readonly request: EvalRequest }
  | { readonly kind: "sweep"; readonly request: SweepRequest };

/**
 * What is asked of the engine to compare the chosen methods on the draft's data.
 * @param settings undefined until they were read: they say what is kept, and how models are run
 * @returns null without settings, data, methods or models
 */
export function comparisonRequest(
  draft: EvaluateDraft,
  { methods, common }: Chosen,
  settings: Pick<Settings, "runtime"> | undefined,
): ComparisonRequest | null {
  const [method] = methods;
  const [firstModel] = common.models;
  const data = dataRequest(draft);
  if (settings === undefined || data === null) return null;
  if (method === undefined || firstModel === undefined) return null;
  const choices = { ...common, ...method, model: firstModel };
  const { strategy, options, model, experience, ...shared } = commonRequest(choices, settings);
  if (evaluationCount({ methods, common }) === 1) {
    const repository = experience === undefined ? {} : { experience };
    return { kind: "eval", request: { ...shared, strategy, options, model, ...repository, ...data } };
  }
  return {
    kind: "sweep",
    request: {
      ...shared,
      methods: methods.map((each) => ({ strategy: each.strategy, options: { ...optionValues(each) } })),
      models: [...common.models],
      ...data,
    },
  };
}

/** What a request says of the chosen data; null without any. */
export function dataRequest({ preview, columns, skipBadLines, databases, limit }: EvaluateDraft) {
  if (preview === null) return null;
  return {
    data: preview.data,
    ...(columns !== null && { columns }),
    ...(asksForDatabases(preview) && databases.trim() !== "" && { databases: databases.trim() }),
    skipBadLines: skipBadLines && preview.badLines.length > 0,
    ...(limit !== null && { limit }),
  };
}

/** Whether there are questions that are answered with SQL, each on a database that the file names. */
export function asksForDatabases({ answerTypes }: Pick<DatasetPreview, "answerTypes">): boolean {
  return (answerTypes.sql ?? 0) > 0;
}

/** Why nothing can be started yet; null: it can. */
export function obstacleTo(
  { preview, skipBadLines, databases }: EvaluateDraft,
  { common }: Pick<Chosen, "common">,
): "noData" | "noQuestions" | "badLines" | "noDatabases" | "noModel" | null {
  if (preview === null) return "noData";
  if (preview.questions === 0) return "noQuestions";
  if (preview.badLines.length > 0 && !skipBadLines) return "badLines";
  // A file that was handed to the page has no folder in which its databases could lie.
  if (asksForDatabases(preview) && databases.trim() === "") return "noDatabases";
  return common.models.length === 0 ? "noModel" : null;
}

/** The largest limit that can be set: all lines of the file, bad ones counted. */
export function largestLimit(preview: DatasetPreview | null): number {
  if (preview === null) return MAX_QUESTIONS;
  return Math.max(1, preview.questions + preview.badLines.length + preview.moreBadLines);
}

/** How many of the data file's questions a run would take; at most, if `mayBeFewer`. */
export function questionsToRun({ preview, limit }: Pick<EvaluateDraft, "preview" | "limit">): number {
  return Math.min(preview?.questions ?? 0, limit ?? Infinity);
}

/** Whether some of the lines that a limit takes may be bad ones, so that a run would take fewer questions. */
export function mayBeFewer({ preview, limit }: Pick<EvaluateDraft, "preview" | "limit">): boolean {
  if (preview === null || limit === null) return false;
  const lines = largestLimit(preview);
  return limit < lines && preview.questions < lines;
}
