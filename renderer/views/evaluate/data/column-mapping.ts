import { plainName } from "../../../../core/column-name.ts";
import type { ErrorRecord } from "../../../../core/errors.ts";
import { ANSWER_TYPES, type AnswerType } from "../../../../core/question.ts";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import type { ColumnMapping } from "../evaluations.ts";

/** What a person can say of a file: which column holds which of these. */
export const MAPPED_FIELDS = [
  "question",
  "answer",
  "answerType",
  "choices",
  "context",
  "id",
  "difficulty",
  "database",
] as const;

export type MappedField = (typeof MAPPED_FIELDS)[number];

const NEEDED: readonly MappedField[] = ["question", "answer"];

export function isNeeded(field: MappedField): boolean {
  return NEEDED.includes(field);
}

/** The fields without which nothing can be read and that have no column yet. */
export function missingFields(mapping: ColumnMapping): readonly MappedField[] {
  return NEEDED.filter((field) => mapping[field] === undefined);
}

/** The columns to choose from, each once; one without a name cannot be named. */
export function namedColumns(columns: readonly string[]): readonly string[] {
  return [...new Set(columns)].filter((column) => column.trim() !== "");
}

/** What can be said before a person says anything: the columns that are called like a field. */
export function firstMapping(columns: readonly string[]): ColumnMapping {
  return Object.fromEntries(
    MAPPED_FIELDS.flatMap((field) => {
      const [alike, ...others] = columns.filter((column) => plainName(column) === plainName(field));
      return alike === undefined || others.length > 0 ? [] : [[field, alike]];
    }),
  );
}

/** A mapping in which a field has another column, or none. */
export function withColumn(mapping: ColumnMapping, field: MappedField, column: string | null): ColumnMapping {
  if (column !== null) return { ...mapping, [field]: column };
  return Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field));
}

/** Types of answers that can be said for all questions; the name of a column means the column. */
export function typesForAll(columns: readonly string[]): readonly AnswerType[] {
  const taken = new Set(columns.map(plainName));
  return ANSWER_TYPES.filter((type) => !taken.has(type));
}

/** The columns of a file that was refused because it is not clear which is which; else none. */
export function columnsOfRefusal({ code, details }: ErrorRecord): readonly string[] {
  const { columns } = details;
  return code === "dataset" && Array.isArray(columns) ? namedColumns(columns) : [];
}

/** A file with its columns, before it is clear which is which. */
export interface UnclearFile {
  readonly file: File;
  readonly columns: readonly string[];
}

/** A file of which it can be said which column is which. */
interface AskedColumns extends UnclearFile {
  /** By which the file was read, if a person said it. */
  readonly mapping: ColumnMapping | null;
  /** Whether nothing can be read without it. */
  readonly wanted: boolean;
}

/**
 * @param unclear the file that was refused for its columns; it goes before the one that is shown
 * @param file the one that is shown, if it is still held; it was read by `mapping`
 * @returns null where nothing can be said of any columns
 */
export function columnsToAsk(
  unclear: UnclearFile | null,
  shown: Pick<DatasetPreview, "columns" | "questions"> | null,
  file: File | null,
  mapping: ColumnMapping | null,
): AskedColumns | null {
  if (unclear !== null) return { ...unclear, mapping: null, wanted: true };
  if (shown === null || file === null || shown.columns.length === 0) return null;
  return { file, columns: shown.columns, mapping, wanted: shown.questions === 0 };
}
