import type { ErrorRecord } from "../../../core/errors.ts";
import type { EvalRequest } from "../../../engine/contract/requests.ts";
import { commonRequest, type RunChoices } from "../../components/run-choices/run-choices.ts";
import type { Settings } from "../../../engine/contract/settings.ts";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";

/** Our fields by the columns of a table, or the paths into JSON objects, that hold them. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** One method of a comparison, as it is being chosen. */
export interface MethodDraft {
  readonly id: string;
  readonly choices: RunChoices;
}

/** What is being prepared in the Evaluate view. */
export interface EvaluateDraft {
  readonly preview: DatasetPreview | null;
  /** Which columns of the file hold our fields, if a person said it. */
  readonly columns: ColumnMapping | null;
  readonly skipBadLines: boolean;
  /** Path of the folder with the databases that SQL questions name; empty: not said yet. */
  readonly databases: string;
  /** Only the first questions; null: all. */
  readonly limit: number | null;
  /** Null until a person changed something: then one method as the settings say. */
  readonly methods: readonly MethodDraft[] | null;
}

/** One method on one data file: a row of the results. `waiting` for those before it. */
export interface Evaluation {
  readonly id: string;
  readonly request: EvalRequest;
  /** The data file's name. */
  readonly file: string;
  readonly state: "waiting" | "started" | "over";
  /** Null until the engine has taken it. */
  readonly run: string | null;
  /** Why the engine did not take it. */
  readonly error: ErrorRecord | null;
}

/** What a draft asks for: one evaluation per method, in their order. */
export function evaluationsOf(
  { preview, columns, skipBadLines, databases, limit }: EvaluateDraft,
  methods: readonly MethodDraft[],
  settings: Pick<Settings, "runtime"> | undefined,
  newId: () => string,
): readonly Evaluation[] {
  if (preview === null) return [];
  return methods.map(({ choices }) => ({
    id: newId(),
    request: {
      ...commonRequest(choices, settings),
      data: preview.data,
      ...(columns !== null && { columns }),
      ...(asksForDatabases(preview) && databases.trim() !== "" && { databases: databases.trim() }),
      skipBadLines: skipBadLines && preview.badLines.length > 0,
      ...(limit === null ? {} : { limit }),
    },
    file: preview.name,
    state: "waiting",
    run: null,
    error: null,
  }));
}

/** Whether there are questions that are answered with SQL, each on a database that the file names. */
export function asksForDatabases({ answerTypes }: Pick<DatasetPreview, "answerTypes">): boolean {
  return (answerTypes.sql ?? 0) > 0;
}

/** The evaluation whose turn it is: they run one after the other. */
export function inTurn(evaluations: readonly Evaluation[]): Evaluation | null {
  return evaluations.find(({ state }) => state !== "over") ?? null;
}

/** How many of the data file's questions a run would take. */
export function questionsToRun({ preview, limit }: Pick<EvaluateDraft, "preview" | "limit">): number {
  return Math.min(preview?.questions ?? 0, limit ?? Infinity);
}

/** Whether something of this must not be written anywhere: the questions, as soon as one method is not to be kept. */
export function leavesNoTrace({ methods }: Pick<EvaluateDraft, "methods">): boolean {
  return methods?.some(({ choices }) => !choices.keep) ?? false;
}
