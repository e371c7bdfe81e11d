import { plainName } from "../../../../core/column-name.ts";
import type { ErrorRecord } from "../../../../core/errors.ts";
import { ANSWER_TYPES, type AnswerType } from "../../../../core/question.ts";
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
