import { extname } from "node:path";
import { DatasetError } from "../../core/errors.ts";
import type { AnswerType } from "../../core/question.ts";
import { readChoiceList } from "./choice-list.ts";
import { findColumns, hasQuestions, type Column } from "./csv-columns.ts";
import { readCsv, type CsvRow } from "./csv.ts";
import { questionFrom, type RawQuestion, type ReadQuestion } from "./question-line.ts";

const MAX_ROW_CELLS = 2 ** 22;

/**
 * The questions of a table. Without these columns, `id` is the row's line, `dataset` the file's name, and `answerType`
 * follows from the answers: `choice` where a row has choices, else what all the others can be read as.
 * @param delimiters that may separate the cells; the first under which the header names a question is taken
 * @throws DatasetError if the header does not name question and answer
 */
export function questionsOfTable(
  file: string,
  text: string,
  delimiters: readonly string[],
): readonly RawQuestion[] {
  const headerOf = (delimiter: string) => readCsv(text, delimiter, 1)[0]?.cells ?? [];
  const delimiter = delimiters.find((candidate) => hasQuestions(headerOf(candidate))) ?? delimiters[0] ?? ",";
  const [header, ...rows] = readCsv(text, delimiter);
  if (header === undefined) return [];
  if (header.problem !== null)
    throw new DatasetError(`${file}, line ${header.line}: ${header.problem}.`, { file });
  const columns = findColumns(file, header.cells);
  const cellOf = ({ cells }: CsvRow, column: Column): string | undefined => {
    const cell = cells[columns.get(column) ?? -1];
    return cell === "" ? undefined : cell;
  };
  const setName = file.slice(0, file.length - extname(file).length);
  const answerType = columns.has("answerType")
    ? undefined
    : commonType(
        rows.filter((row) => cellOf(row, "choices") === undefined).map((row) => cellOf(row, "answer")),
      );

  const read = (row: CsvRow): ReadQuestion => {
    const problem = problemOf(row, header.cells.length);
    if (problem !== null) return { problem };
    const choices = listOf(cellOf(row, "choices"), readChoiceList);
    if (typeof choices === "string") return { problem: noLabel(choices) };
    const acceptedAnswers = listOf(cellOf(row, "acceptedAnswers"), splitAnswers);
    return questionFrom({
      id: columns.has("id") ? cellOf(row, "id") : `line-${row.line}`,
      dataset: columns.has("dataset") ? cellOf(row, "dataset") : setName,
      question: cellOf(row, "question"),
      answer: cellOf(row, "answer"),
      answerType:
        answerType === undefined ? cellOf(row, "answerType")?.trim() : choices ? "choice" : answerType,
      choices,
      acceptedAnswers,
      context: cellOf(row, "context"),
      difficulty: cellOf(row, "difficulty"),
      database: cellOf(row, "database"),
    });
  };
  return rows.map((row) => ({ line: row.line, read: () => read(row) }));
}

function problemOf({ cells, problem }: CsvRow, columns: number): string | null {
  if (problem !== null) return problem;
  if (cells.reduce((length, cell) => length + cell.length, 0) > MAX_ROW_CELLS)
    return `longer than ${MAX_ROW_CELLS / 2 ** 20} million characters`;
  const hasMore = cells.slice(columns).some((cell) => cell !== "");
  return hasMore ? `${cells.length} cells, but the first line names ${columns}` : null;
}

/** Answers that leave no doubt what they are. */
const PLAIN_FORMS: readonly (readonly [AnswerType, RegExp])[] = [
  ["number", /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/],
  ["yesno", /^(yes|no)$/i],
  ["truefalse", /^(true|false)$/i],
];

/** What all the answers of a column are; `string` if nothing closer. */
function commonType(answers: readonly (string | undefined)[]): AnswerType {
  const given = answers.filter((answer) => answer !== undefined).map((answer) => answer.trim());
  const found = PLAIN_FORMS.find(([, form]) => given.every((answer) => form.test(answer)));
  return given.length === 0 ? "string" : (found?.[0] ?? "string");
}

/** A cell that holds a JSON list, or a list in words. What is neither is left for the check of the question to name. */
function listOf(cell: string | undefined, inWords: (cell: string) => unknown): unknown {
  if (cell === undefined) return undefined;
  if (!cell.trimStart().startsWith("[")) return inWords(cell);
  try {
    return JSON.parse(cell);
  } catch {
    return inWords(cell);
  }
}

function noLabel(part: string): string {
  return `the choice ${JSON.stringify(part.slice(0, 60))} has no label; write choices as "A) …;B) …"`;
}

function splitAnswers(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
