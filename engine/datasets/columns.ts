import { plainName } from "../../core/column-name.ts";
import { ContractError, DatasetError } from "../../core/errors.ts";
import { ANSWER_TYPES, type AnswerType } from "../../core/question.ts";
import { partAt, pathsOf } from "./values.ts";

/**
 * Names under which a column is found, written small and without anything but letters; the first is ours. Those of a list count
 * where no column has a name of the lists before it.
 */
const NAMES = {
  id: [["id"]],
  dataset: [["dataset"]],
  question: [["question"], ["text", "prompt"], ["input"]],
  answer: [["answer"], ["gold", "label"], ["target"]],
  answerType: [["answertype"]],
  choices: [["choices"], ["options"]],
  context: [["context"], ["passage"]],
  acceptedAnswers: [["acceptedanswers"]],
  difficulty: [["difficulty"]],
  database: [["database"]],
};

export type Field = keyof typeof NAMES;

const FIELDS = Object.keys(NAMES) as Field[];

/** Where our fields are found: by the name of a column, or a path into it. */
export type FieldPaths = ReadonlyMap<Field, string>;

/** What a person says of a file: which column, or path into a JSON object, holds a field of ours. */
export type ColumnMapping = Readonly<Record<string, string>>;

export const MOST_COLUMNS = 1000;
/** Each takes memory, also where a row has fewer cells than the header. */
export const MOST_CELLS = 2 ** 25;
const NAMED_COLUMNS = 100;

/** Whether a header names a column of questions. */
export function hasQuestions(header: readonly string[]): boolean {
  return header.map(plainName).some((name) => NAMES.question.flat().includes(name));
}

/**
 * Finds out which column means what: those that are named for a field, then those called like one.
 * @throws DatasetError if questions or answers are missing, if a column that is named is not there, or if two columns
 *   could be the same thing, or for a table that was exported; ContractError for a field that does not exist
 */
export function findColumns(
  file: string,
  header: readonly string[],
  mapping: ColumnMapping = {},
): FieldPaths {
  const named = checkedMapping(mapping);
  if (!named.has("answer")) refuseExported(file, header);
  const paths = new Map<Field, string>();
  for (const field of FIELDS) {
    const path = named.has(field)
      ? namedColumn(file, field, named.get(field) ?? "", header)
      : placeOf(file, field, header);
    if (path !== undefined) paths.set(field, path);
  }
  for (const field of ["question", "answer"] as const) {
    if (!paths.has(field)) throw missing(file, field, header);
  }
  return paths;
}

/**
 * Where JSON objects have our fields: where a person says, else under our names; a question and an answer, which none can be
 * without, also under those that a table's columns may have.
 * @param keys of all objects
 * @throws DatasetError if two keys could be the same thing; ContractError for a field that does not exist
 */
export function findPaths(file: string, keys: readonly string[], mapping: ColumnMapping): FieldPaths {
  const named = checkedMapping(mapping);
  const paths = new Map<Field, string>();
  for (const field of FIELDS) {
    const isNeeded = (field === "question" || field === "answer") && !keys.includes(field);
    const path = named.get(field) ?? (isNeeded ? placeOf(file, field, keys) : field);
    if (path !== undefined) paths.set(field, path);
  }
  return paths;
}

/**
 * What could be said of JSON objects that are no questions in our form, so that they are: `question=input,answer=target`.
 * @param keys of the objects
 * @returns undefined where no question or no answer is found among them, or they lack nothing of our form
 */
export function proposedColumns(keys: readonly string[]): string | undefined {
  if (keys.includes("id") && keys.includes("answerType")) return undefined;
  const named = (["question", "answer"] as const).map((field) => {
    const key = NAMES[field].flat().flatMap((name) => keys.find((each) => plainName(each) === name) ?? [])[0];
    return key === undefined ? undefined : `${field}=${key}`;
  });
  return named.includes(undefined) ? undefined : named.join(",");
}

/**
 * Where JSON objects may have choices that a table's column would be found to hold; undefined if a person, or one of them, says
 * where they are or of what type the answers.
 * @param keys of all objects
 */
export function likelyChoices(keys: readonly string[], mapping: ColumnMapping): string | undefined {
  const isSaid = (["choices", "answerType"] as const).some(
    (field) => mapping[field] !== undefined || keys.includes(field),
  );
  const names = NAMES.choices.flat();
  const [only, ...others] = keys.filter((key) => names.includes(plainName(key)));
  return isSaid || others.length > 0 ? undefined : only;
}

/**
 * Refuses a path that a person named and at which no object or row has anything: its field would be missing everywhere.
 * @param values objects or rows that can be read; without one, nothing is refused
 * @throws DatasetError; ContractError for a field that does not exist
 */
export function requireNamedParts(file: string, mapping: ColumnMapping, values: readonly unknown[]): void {
  if (values.length === 0) return;
  const parts = pathsOf(values[0]);
  for (const [field, path] of checkedMapping(mapping)) {
    const isType = field === "answerType" && typeOfAll(mapping, values) !== undefined;
    if (isType || values.some((value) => partAt(value, path) !== undefined)) continue;
    throw new DatasetError(
      `${file} has nothing at ${JSON.stringify(path.slice(0, 60))}, which is named for "${field}"; ` +
        `its parts are ${listed(parts)}.`,
      details(file, field, parts),
    );
  }
}

/** `answerType=translation` names a type for all questions instead of a column, unless there is such a column. */
export function typeOfAll(mapping: ColumnMapping, values: readonly unknown[]): AnswerType | undefined {
  const name = mapping.answerType;
  const type = ANSWER_TYPES.find((each) => each === name);
  const isColumn = type !== undefined && values.some((value) => partAt(value, type) !== undefined);
  return isColumn ? undefined : type;
}

/** @throws DatasetError */
export function requireFewColumns(file: string, columns: number): void {
  if (columns <= MOST_COLUMNS) return;
  throw new DatasetError(`${file} has ${columns} columns, more than the ${MOST_COLUMNS} it may have.`, {
    file,
  });
}

/** @throws DatasetError */
export function requireFewCells(file: string, columns: number, rows: number): void {
  if (columns * rows <= MOST_CELLS) return;
  throw new DatasetError(
    `${file} has ${rows} rows of ${columns} columns, more than the ${MOST_CELLS} cells it may have. ` +
      "Leave out columns that are not needed, or save it as JSONL.",
    { file },
  );
}

function checkedMapping(mapping: ColumnMapping): FieldPaths {
  return new Map(
    Object.entries(mapping).map(([name, column]) => {
      const field = FIELDS.find((each) => each === name);
      if (field !== undefined) return [field, column];
      throw new ContractError(
        `Columns can be named for ${FIELDS.join(", ")}, not for ${JSON.stringify(name.slice(0, 60))}.`,
        { field: name.slice(0, 60) },
      );
    }),
  );
}

function namedColumn(
  file: string,
  field: Field,
  column: string,
  header: readonly string[],
): string | undefined {
  const [alike, ...others] = header.filter((name) => plainName(name) === plainName(column));
  if (header.includes(column) || header.includes(column.split(".")[0] ?? "")) return column;
  if (alike !== undefined && others.length === 0) return alike;
  if (field === "answerType" && ANSWER_TYPES.some((type) => type === column)) return undefined;
  throw new DatasetError(
    `${file} has no column ${JSON.stringify(column.slice(0, 60))}; its columns are ${listed(header)}.`,
    details(file, field, header),
  );
}

function placeOf(file: string, field: Field, header: readonly string[]): string | undefined {
  const placesOf = (names: readonly string[]) => header.filter((name) => names.includes(plainName(name)));
  const places = NAMES[field].map(placesOf).find(({ length }) => length > 0) ?? [];
  if (places.length < 2) return places[0];
  const names = places.map((name) => JSON.stringify(name)).join(" and ");
  throw new DatasetError(
    `${file} has more than one column that could be "${field}": ${names}. Call the right one "${field}", ` +
      `or name it with --columns ${field}=….`,
    details(file, field, header),
  );
}

/** Of those of an exported table (engine/export/rows.ts), these stand together in no other. */
const EXPORTED_COLUMNS = ["answer", "gold", "cachedtokens", "generatedtokens"];

/** The column `answer` of an exported table holds what a method answered. */
function refuseExported(file: string, header: readonly string[]): void {
  const names = new Set(header.map(plainName));
  if (!EXPORTED_COLUMNS.every((name) => names.has(name))) return;
  // The window offers the columns that are told here, to be named.
  const others = header.filter((name) => plainName(name) !== "answer");
  throw new DatasetError(
    `${file} is an exported table: its column "answer" holds the answers of a method, not the right ones. Pick the questions ` +
      "by their ids from the file that was evaluated, or name the right answers with --columns answer=gold.",
    details(file, "answer", others),
  );
}

function missing(file: string, field: Field, header: readonly string[]): DatasetError {
  return new DatasetError(
    `${file} has no column "${field}"; its columns are ${listed(header)}. ` +
      `Say which one it is with --columns ${field}=….`,
    details(file, field, header),
  );
}

function details(file: string, field: Field, header: readonly string[]) {
  return { file, column: field, columns: header.slice(0, NAMED_COLUMNS).map((name) => name.slice(0, 60)) };
}

function listed(header: readonly string[]): string {
  const names = header.slice(0, 20).map((name) => JSON.stringify(name.slice(0, 60)));
  return names.join(", ") || "none";
}
