import {
  findColumns,
  findPaths,
  requireNamedParts,
  typeOfAll,
  type ColumnMapping,
  type FieldPaths,
} from "./columns.ts";
import { choiceNaming, inferredTypes, looseQuestion, type LooseFields } from "./loose-question.ts";
import { publishedFormOf, readPublished } from "./published/index.ts";
import type { RawQuestion } from "./question-line.ts";
import { setNameOf } from "./set-name.ts";
import { partAt } from "./values.ts";

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
 * @throws DatasetError, ContractError as `requireNamedParts`
 */
export function questionsOfMapped(table: Table, mapping: ColumnMapping): readonly RawQuestion[] {
  const { file, columns, rows } = table;
  const all = findPaths(mapping);
  requireNamedParts(file, mapping, usableValues(rows));
  // A field that no object has is one that the table has not.
  const paths = new Map(
    [...all].filter(([, path]) => rows.some(({ value }) => partAt(value, path) !== undefined)),
  );
  const readLoose = looseReader(table, paths, mapping);
  return rows.map((row) => ({
    line: row.line,
    columns: () => columns,
    read: () => (row.problem === null ? readLoose(row) : { problem: row.problem }),
  }));
}

function looseReader({ file, rows }: Table, paths: FieldPaths, mapping: ColumnMapping = {}) {
  const fieldsOf = ({ value }: TableRow): LooseFields =>
    Object.fromEntries([...paths].map(([field, path]) => [field, partAt(value, path)]));
  const usable = rows.filter(({ problem }) => problem === null);
  const forAll = typeOfAll(mapping, usableValues(rows));
  const fields = usable.map(fieldsOf);
  const inferred = paths.has("answerType") || forAll !== undefined ? [] : inferredTypes(fields);
  const types = new Map(usable.map(({ line }, index) => [line, inferred[index]]));
  const naming = choiceNaming(fields);
  return (row: TableRow) =>
    looseQuestion(fieldsOf(row), {
      id: `line-${row.line}`,
      dataset: setNameOf(file),
      answerType: forAll ?? types.get(row.line) ?? "string",
      naming,
    });
}

function usableValues(rows: readonly TableRow[]): readonly unknown[] {
  return rows.filter(({ problem }) => problem === null).map(({ value }) => value);
}
