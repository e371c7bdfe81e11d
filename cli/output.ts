import { styleText } from "node:util";
import stringWidth from "string-width";
import type { ErrorRecord } from "../core/errors.ts";
import { writeOutput } from "./standard-output.ts";

/** Where a command writes: results to standard output, progress to standard error. */
export interface Terminal {
  /** True if the result is to be one JSON document. */
  readonly json: boolean;
  /** True if progress may redraw its line. */
  readonly interactive: boolean;
  /** Columns of standard error. */
  readonly width: number;
  print(text: string): void;
  /** A whole file: as it is, but on a screen without what would change the terminal. */
  printFile(content: string): void;
  /** The one JSON document of a command; a later one, as of an error while all is closed, is left out. */
  printJson(document: unknown): void;
  /** A line of progress or a warning. */
  note(text: string): void;
  /** Replaces the last line of progress; an empty text clears it. Nothing where standard error is not a terminal. */
  status(text: string): void;
  style(format: Style, text: string): string;
}

export type Style = "bold" | "dim" | "red" | "green" | "yellow" | "blue" | "magenta" | "cyan";

/** Has the terminal cut a line at its right edge (DECAWM off), where it would else go on in a further row. */
const CUT = "\u001b[?7l";
const WRAP = "\u001b[?7h";

export function openTerminal(json: boolean): Terminal {
  const { stdout, stderr } = process;
  const interactive = stderr.isTTY;
  const coloured = interactive && process.env.NO_COLOR === undefined;
  let shown = false;
  let hasDocument = false;
  const clear = () => {
    if (shown) stderr.write("\r\u001b[K");
    shown = false;
  };
  return {
    json,
    interactive,
    get width() {
      return stderr.columns || 80;
    },
    print(text) {
      clear();
      writeOutput(`${harmless(text)}\n`);
    },
    printFile(content) {
      clear();
      const shown = stdout.isTTY ? harmless(content) : content;
      writeOutput(shown.endsWith("\n") ? shown : `${shown}\n`);
    },
    printJson(document) {
      clear();
      if (hasDocument) return;
      const text = escaped(JSON.stringify(document, null, 2));
      hasDocument = true;
      writeOutput(`${text}\n`);
    },
    note(text) {
      clear();
      stderr.write(`${harmless(text)}\n`);
    },
    status(text) {
      if (!interactive) return;
      clear();
      if (text === "") return;
      stderr.write(`${CUT}${harmless(text)}${WRAP}`);
      shown = true;
    },
    style: (format, text) => (coloured ? styleText(format, text) : text),
  };
}

const ESCAPE = String.fromCharCode(0x1b);
/** What `style` writes: bold, dim and their end, the colours and theirs. */
const WEIGHT = `${ESCAPE}\\[(?:1|2|22)m`;
const COLOUR = `${ESCAPE}\\[3[1-69]m`;
const STYLE_OR_CONTROL = new RegExp(`${WEIGHT}|${COLOUR}|\\r\\n|[^\\P{Cc}\\n\\t]`, "gu");
const STYLES = [
  { any: new RegExp(WEIGHT, "g"), end: `${ESCAPE}[22m` },
  { any: new RegExp(COLOUR, "g"), end: `${ESCAPE}[39m` },
];

/**
 * Text for a terminal without the control characters that it would obey: what comes from files and models could move the
 * cursor, write to the clipboard, rename the window or hide what follows. Styles of our own stay and end with the text.
 */
export function harmless(text: string): string {
  const kept = text.replace(STYLE_OR_CONTROL, (found) =>
    found === "\r\n" ? "\n" : found.length > 1 ? found : "\ufffd",
  );
  const ends = STYLES.map(({ any, end }) => ((kept.match(any)?.at(-1) ?? end) === end ? "" : end));
  return kept + ends.join("");
}

/** JSON whose text has no control characters left that JSON itself lets stand. */
function escaped(json: string): string {
  return json.replace(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** An error as the one JSON document of a command that failed. */
export function errorDocument(error: ErrorRecord): { error: ErrorRecord } {
  return { error };
}

/** Columns padded to the widest cell as a terminal shows it, where a Chinese sign takes two places; the last one is left as it is. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))),
  );
  const padded = (cell: string, column: number): string =>
    cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : padded(cell, column))).join("  "),
    )
    .join("\n");
}
