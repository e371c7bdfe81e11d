import { hasQuestions } from "./columns.ts";
import { readCsv, type CsvRow } from "./csv.ts";

/** The text of a CSV file. */
export interface CsvText {
  readonly text: string;
  /** Those that may separate the cells. */
  readonly delimiters: readonly string[];
}

/**
 * The rows of a CSV file, of which the first is its header. The first delimiter under which that names a question is
 * taken, else the one that gives most columns.
 * A long text may take time that grows with the square of its length: to be called in a thread that can be ended.
 */
export function csvRows({ text, delimiters }: CsvText): readonly CsvRow[] {
  return readCsv(text, delimiterOf(text, delimiters));
}

function delimiterOf(text: string, delimiters: readonly string[]): string {
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    cells: readCsv(text, delimiter, 1)[0]?.cells ?? [],
  }));
  const [widest] = headers.toSorted((one, other) => other.cells.length - one.cells.length);
  return (headers.find(({ cells }) => hasQuestions(cells)) ?? widest)?.delimiter ?? ",";
}
