import { plainName } from "../../core/column-name.ts";
import {
  findColumns,
  findPaths,
  likelyChoices,
  requireNamedParts,
  typeOfAll,
  type ColumnMapping,
  type Field,
  type FieldPaths,
} from "./columns.ts";
import {
  almostOfOneType,
  choiceNaming,
  inferredTypes,
  looseQuestion,
  mayBeClasses,
  type LooseFields,
} from "./loose-question.ts";
import { publishedFormOf, readPublished } from "./published/index.ts";
import type { RawQuestion } from "./question-line.ts";
import { setNameOf } from "./set-name.ts";
import { asText, isFields, partAt } from "./values.ts";

/** A row of a table, or a JSON object. */
export interface TableRow {
  /** 1-based number by which it is named to people. */
  readonly line: number;
  /** Its cells by the names of their columns. */
  readonly value: unknown;
  /** Why it cannot be used, or null. */
  readonly problem: string | null;
  /** True of a line that belongs to a row above which cannot be used. */
  readonly swallowed?: boolean;
}

export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/**
 * The questions of a table. Rows in a published form are read as such, unless columns are named. In all others, what
 * has no column of its own is chosen: `id` is the row's line, `dataset` the file's name, and `answerType` follows from
 * the answers (inferredTypes).
 * @throws DatasetError if question and answer have no column, or as `requireNamedParts`; ContractError as `findColumns`
 */
export function questionsOfTable(table: Table, mapping?: ColumnMapping): readonly RawQuestion[] {
  const { file, columns, rows } = table;
  const isPublished = ({ value }: TableRow) => mapping === undefined && publishedFormOf(value) !== undefined;
  const loose = rows.filter((row) => row.problem !== null || !isPublished(row));
  const needsColumns = rows.length > 0 && loose.some(({ problem }) => problem === null);
  const paths: FieldPaths = needsColumns ? findColumns(file, columns, mapping) : new Map<never, string>();
  const named = Object.fromEntries([...paths].filter(([field]) => mapping?.[field] !== undefined));
  requireNamedParts(file, named, usableValues(rows));
  const readLoose = looseReader({ ...table, rows: loose }, paths, mapping);
  return rows.map((row) => ({
    line: row.line,
    swallowed: row.swallowed === true,
    columns: () => columns,
    read: () => {
      if (row.problem !== null) return { problem: row.problem };
      const form = mapping === undefined ? publishedFormOf(row.value) : undefined;
      return form === undefined ? readLoose(row) : readPublished(form, row.value, { file, line: row.line });
    },
  }));
}

/**
 * The questions of JSON objects for which a person said what is found where.
 * @throws DatasetError, ContractError as `findPaths` and `requireNamedParts`
 */
export function questionsOfMapped(table: Table, mapping: ColumnMapping): readonly RawQuestion[] {
  const { file, columns, rows } = table;
  const keys = keysOf(rows);
  const all = findPaths(file, keys, mapping);
  requireNamedParts(file, mapping, usableValues(rows));
  // A field that no object has, or each has as null, is one that the table has not.
  const paths = new Map(
    [...all].filter(([, path]) => rows.some(({ value }) => asText(partAt(value, path)) !== undefined)),
  );
  const readLoose = mappedReader(table, paths, mapping, likelyChoices(keys, mapping));
  return rows.map((row) => ({
    line: row.line,
    columns: () => columns,
    read: () => (row.problem === null ? readLoose(row) : { problem: row.problem }),
  }));
}

/** Choices that nobody named are read where no object that can be used without them could not be used with them. */
function mappedReader(table: Table, paths: FieldPaths, mapping: ColumnMapping, choices: string | undefined) {
  const plain = looseReader(table, paths, mapping);
  if (choices === undefined) return plain;
  const withChoices = looseReader(table, new Map<Field, string>([...paths, ["choices", choices]]), mapping);
  const isSpoilt = (row: TableRow) =>
    row.problem === null && "problem" in withChoices(row) && !("problem" in plain(row));
  return table.rows.some(isSpoilt) ? plain : withChoices;
}

/** Names of columns in which classes are often numbered. */
const CLASS_COLUMNS = ["label", "target"];

function classNumbers(column: string): string {
  return (
    `The right answers are small numbers under ${JSON.stringify(column.slice(0, 60))}, and are taken for numbers. If they stand for ` +
    "classes, such as 1 for yes, write the words instead, or say --columns answerType=number if they are numbers."
  );
}

function looseReader({ file, rows }: Table, paths: FieldPaths, mapping: ColumnMapping = {}) {
  const fieldsOf = ({ value }: TableRow): LooseFields =>
    Object.fromEntries([...paths].map(([field, path]) => [field, partAt(value, path)]));
  const usable = rows.filter(({ problem }) => problem === null);
  const forAll = typeOfAll(mapping, usableValues(rows));
  const fields = usable.map(fieldsOf);
  const isTyped = paths.has("answerType") || forAll !== undefined;
  const inferred = isTyped ? [] : inferredTypes(fields);
  const types = new Map(usable.map(({ line }, index) => [line, inferred[index]]));
  const naming = choiceNaming(fields);
  const answers = paths.get("answer") ?? "";
  const mayNumberClasses = CLASS_COLUMNS.includes(plainName(answers)) && mayBeClasses(fields);
  const lines = usable.map(({ line }) => line);
  const note = isTyped
    ? undefined
    : mayNumberClasses
      ? classNumbers(answers)
      : almostOfOneType(fields, inferred, lines);
  return (row: TableRow) => {
    const read = looseQuestion(fieldsOf(row), {
      id: `line-${row.line}`,
      dataset: setNameOf(file),
      answerType: forAll ?? types.get(row.line) ?? "string",
      naming,
    });
    return note === undefined || "problem" in read ? read : { ...read, note };
  };
}

function usableValues(rows: readonly TableRow[]): readonly unknown[] {
  return rows.filter(({ problem }) => problem === null).map(({ value }) => value);
}

/** The names of the parts of all objects. */
function keysOf(rows: readonly TableRow[]): readonly string[] {
  const keys = new Set<string>();
  for (const { value } of rows) {
    if (isFields(value)) for (const key of Object.keys(value)) keys.add(key);
  }
  return [...keys];
}
