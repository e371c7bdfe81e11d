import type { Line } from "./lines.ts";
import type { TableRow } from "./table.ts";
import { fieldOf, parseJson } from "./values.ts";

/** Longest line of a JSONL file. */
export const MAX_LINE_BYTES = 2 ** 22;

/** The JSON value of a line, or why it has none. */
export function rowOfLine({ number, text, problem }: Line): TableRow {
  const row = { line: number, value: undefined };
  if (problem === "too-long") return { ...row, problem: `longer than ${MAX_LINE_BYTES / 2 ** 20} MiB` };
  if (text === null) return { ...row, problem: "not UTF-8 text" };
  try {
    return { ...row, value: parseJson(text), problem: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 120) : "unreadable";
    return { ...row, problem: `not valid JSON (${reason})` };
  }
}

/**
 * The elements of the list that a text holds: as a whole, or under `examples` as BIG-bench's tasks have it; else the one
 * object. Undefined if the text is not JSON as a whole.
 */
export function rowsOfJson(text: string): readonly TableRow[] | undefined {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return undefined;
  }
  const examples = fieldOf(value, "examples");
  const list = Array.isArray(value) ? value : Array.isArray(examples) ? examples : [value];
  return list.map((element: unknown, index) => ({ line: index + 1, value: element, problem: null }));
}
