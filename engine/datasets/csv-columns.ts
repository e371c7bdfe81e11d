import { DatasetError } from "../../core/errors.ts";

/** Names under which a column is found, written small and without anything but letters; the first is ours. */
const NAMES = {
  id: ["id"],
  dataset: ["dataset"],
  question: ["question", "text", "prompt"],
  answer: ["answer", "gold", "label"],
  answerType: ["answertype"],
  choices: ["choices", "options"],
  context: ["context", "passage"],
  acceptedAnswers: ["acceptedanswers"],
  difficulty: ["difficulty"],
  database: ["database"],
} as const;

export type Column = keyof typeof NAMES;

/** Places of the columns that a table has, from 0. */
export type Columns = ReadonlyMap<Column, number>;

const MOST_COLUMNS = 1000;

/** Whether a header names a column of questions. */
export function hasQuestions(header: readonly string[]): boolean {
  return header.map(plain).some((name) => (NAMES.question as readonly string[]).includes(name));
}

/**
 * Finds out which cell means what.
 * @throws DatasetError if questions or answers are missing, or if two columns could be the same thing
 */
export function findColumns(file: string, header: readonly string[]): Columns {
  if (header.length > MOST_COLUMNS) {
    throw new DatasetError(
      `${file} has ${header.length} columns, more than the ${MOST_COLUMNS} it may have.`,
      {
        file,
      },
    );
  }
  const found = header.map(plain);
  const columns = new Map<Column, number>();
  for (const column of Object.keys(NAMES) as Column[]) {
    const place = placeOf(file, column, header, found);
    if (place !== undefined) columns.set(column, place);
  }
  for (const column of ["question", "answer"] as const) {
    if (!columns.has(column)) throw missing(file, column, header);
  }
  return columns;
}

/** Our own name counts before the others. */
function placeOf(
  file: string,
  column: Column,
  header: readonly string[],
  found: readonly string[],
): number | undefined {
  const placesOf = (names: readonly string[]) =>
    [...found.keys()].filter((at) => names.includes(found[at] ?? ""));
  const [own, ...others] = NAMES[column];
  const ours = placesOf([own]);
  const places = ours.length > 0 ? ours : placesOf(others);
  if (places.length < 2) return places[0];
  const names = places.map((at) => JSON.stringify(header[at])).join(" and ");
  throw new DatasetError(
    `${file} has more than one column that could be "${column}": ${names}. Call the right one "${column}".`,
    { file, column },
  );
}

function missing(file: string, column: Column, header: readonly string[]): DatasetError {
  const names = header
    .slice(0, 20)
    .map((name) => JSON.stringify(name.slice(0, 60)))
    .join(", ");
  return new DatasetError(
    `${file} has no column "${column}"; its first line names ${names || "nothing"}. ` +
      'The first line must name the columns, among them "question" and "answer".',
    { file, column },
  );
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]/g, "");
}
