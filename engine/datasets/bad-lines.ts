import { DatasetError, type ErrorDetails } from "../../core/errors.ts";

/** So many lines that cannot be used are told with their problems; of the others the number alone. */
export const SHOWN_PROBLEMS = 20;
/** So many different things that are wrong with one line are told. */
const SHOWN_OF_A_LINE = 5;

/** What is wrong with a line, in words; what is wrong in many places is told once. */
export function lineProblem(problems: readonly { readonly message: string }[]): string {
  const messages = [...new Set(problems.map(({ message }) => message))].slice(0, SHOWN_OF_A_LINE);
  return messages.reduce((told, message) => told + (told.endsWith(".") ? " " : "; ") + message);
}

/**
 * The refusal of a file with lines that cannot be used.
 * @param count of those lines
 * @param problems what is wrong with each of them, at least with the first 20
 * @param next what to do, as a sentence
 */
export function badLines(
  file: string,
  count: number,
  problems: readonly string[],
  next: string,
  details: ErrorDetails,
): DatasetError {
  const shown = problems.slice(0, SHOWN_PROBLEMS);
  const message = [
    `${file} has ${count} ${count === 1 ? "line" : "lines"} that cannot be used:`,
    ...shown.map((problem) => `  ${problem}`),
    ...(count > shown.length ? [`  … and ${count - shown.length} more`] : []),
    next,
  ].join("\n");
  return new DatasetError(message, details);
}
