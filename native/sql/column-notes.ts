import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import type { Table } from "./schema.ts";

/** What columns mean, in words, by the names of their tables and columns in small letters. */
export type ColumnNotes = ReadonlyMap<string, string>;

/** The folder beside a database in which BIRD keeps one CSV file for each table. */
const FOLDER = "database_description";
/** Over a column's name, and over what is said of it. */
const HEADINGS = ["original_column_name", "column_description", "value_description"];
const MAX_FILE_BYTES = 1_000_000;
const MAX_CHARACTERS = 160;

/** The note on a column. */
export function noteOf(notes: ColumnNotes, table: string, column: string): string | undefined {
  return notes.get(keyOf(table, column));
}

/**
 * Reads what `database_description/TABLE.csv` says of columns. What is missing or cannot be read has no notes.
 * @param folder the database's own; null if it has none
 */
export async function readColumnNotes(folder: string | null, tables: readonly Table[]): Promise<ColumnNotes> {
  const notes = new Map<string, string>();
  if (folder === null) return notes;
  const files = await readdir(join(folder, FOLDER)).catch(() => []);
  for (const { name } of tables) {
    const file = fileOf(name, files);
    if (file === undefined) continue;
    const rows = rowsOf(await readSmall(join(folder, FOLDER, file)));
    for (const [column = "", ...descriptions] of rows) {
      const note = noteIn(column, descriptions);
      if (column !== "" && note !== "") notes.set(keyOf(name, column), note);
    }
  }
  return notes;
}

/** The file about a table among those of the folder. SQLite's names know no capitals, so theirs do not count either. */
function fileOf(table: string, files: readonly string[]): string | undefined {
  const name = `${table}.csv`;
  const alike = files.filter((file) => file.toLowerCase() === name.toLowerCase());
  return alike.find((file) => file === name) ?? alike[0];
}

/** The cells below the headings that are wanted, row by row; empty where there is none. */
function rowsOf(text: string): readonly (readonly string[])[] {
  // At each wrong quotation mark Papa Parse reads the blanks before the cell's and the line's end again (tabs too, which
  // may stand between cells), and it tells like headings apart one by one: either would take minutes for some files of
  // this size. So it gets neither.
  const delimiter = delimiterOf(text);
  const options = { delimiter, newline: "\n" } as const;
  const [head = [], ...rows] = Papa.parse<string[]>(withSingleBlanks(text, delimiter), options).data;
  const headings = head.map((heading) => heading.trim().toLowerCase());
  const places = HEADINGS.map((heading) => headings.indexOf(heading));
  return rows.map((cells) => places.map((place) => cells[place]?.trim() ?? ""));
}

/** What stands behind the first heading, as spreadsheets write it in one country or another. */
function delimiterOf(text: string): string {
  const [, delimiter = ","] = /^.*?original_column_name"? *([,;\t|])/i.exec(text) ?? [];
  return delimiter;
}

function noteIn(column: string, descriptions: readonly string[]): string {
  const parts = descriptions
    .map((part) => part.replace(/\s+/g, " "))
    .filter((part) => part !== "" && part.toLowerCase() !== column.toLowerCase());
  const note = parts.join("; ");
  return note.length <= MAX_CHARACTERS ? note : `${note.slice(0, MAX_CHARACTERS - 1)}…`;
}

async function readSmall(path: string): Promise<string> {
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined || !facts.isFile() || facts.size > MAX_FILE_BYTES) return "";
  const bytes = await readFile(path).catch(() => new Uint8Array());
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function keyOf(table: string, column: string): string {
  return JSON.stringify([table.toLowerCase(), withSingleBlanks(column).toLowerCase()]);
}

/** With one blank for several in a row, none before a line's end, and every line ended in the same way. */
function withSingleBlanks(text: string, delimiter = ","): string {
  const blanks = delimiter === "\t" ? /[^\S\t]+/g : /\s+/g;
  const lines = text.split(/\r\n?|\n/);
  return lines.map((line) => line.trimEnd().replace(blanks, " ")).join("\n");
}
