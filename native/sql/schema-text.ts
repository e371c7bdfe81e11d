import { FURTHER_TABLES } from "../../core/sql-names/shown-schema.ts";
import { writtenName } from "../../core/sql-names/written-name.ts";
import { noteOf, type ColumnNotes } from "./column-notes.ts";
import type { Column, ForeignKey, Schema, Table } from "./schema.ts";

/** What is said of a column beside its name, type and key. */
interface Detail {
  readonly notes: boolean;
  readonly values: boolean;
}

/** Less is said where there is not room for more. */
const DETAILS: readonly Detail[] = [
  { notes: true, values: true },
  { notes: true, values: false },
  { notes: false, values: false },
];

/**
 * A database for prompts: compact CREATE statements, one column a line, with what is known of it as a comment; then the
 * foreign keys. Where that is too long, values go first, then descriptions, then all but the names of the last tables.
 * @param maxCharacters the whole is no longer
 */
export function schemaText(schema: Schema, notes: ColumnNotes, maxCharacters: number): string {
  for (const detail of DETAILS) {
    const text = wholeText(schema, notes, detail);
    if (text.length <= maxCharacters) return text;
  }
  return firstTables(schema, notes, maxCharacters);
}

function wholeText({ tables, foreignKeys }: Schema, notes: ColumnNotes, detail: Detail): string {
  const parts = tables.map((table) => tableText(table, notes, detail));
  return [...parts, ...foreignKeyLines(foreignKeys)].join("\n");
}

/** Left for the names of the tables that there is no room for. */
const SHARE_OF_NAMES = 0.2;

function firstTables({ tables, foreignKeys }: Schema, notes: ColumnNotes, maxCharacters: number): string {
  const parts: string[] = [];
  let room = maxCharacters * (1 - SHARE_OF_NAMES);
  const take = (part: string): boolean => {
    room -= part.length + 1;
    if (room >= 0) parts.push(part);
    return room >= 0;
  };
  const left = tables.findIndex((table) => !take(tableText(table, notes, { notes: false, values: false })));
  const end = left === -1 ? tables.length : left;
  const shown = new Set(tables.slice(0, end).map(({ name }) => name));
  const names = tables.slice(end).map(({ name }) => shownName(name));
  if (names.length > 0) parts.push(`${FURTHER_TABLES}${names.join(", ")}`);
  const keys = foreignKeys.filter(({ table, toTable }) => shown.has(table) && shown.has(toTable));
  return cut([...parts, ...foreignKeyLines(keys)].join("\n"), maxCharacters);
}

function tableText({ name, isView, columns }: Table, notes: ColumnNotes, detail: Detail): string {
  const keys = columns.filter(({ key }) => key > 0).sort((left, right) => left.key - right.key);
  const lines = columns.map((column) => ({
    code: columnCode(column, keys.length === 1),
    comment: columnComment(column, noteOf(notes, name, column.name), detail),
  }));
  if (keys.length > 1) {
    lines.push({ code: `PRIMARY KEY (${keys.map((key) => shownName(key.name)).join(", ")})`, comment: "" });
  }
  const body = lines.map(({ code, comment }, index) => {
    const comma = index + 1 < lines.length ? "," : "";
    return `  ${code}${comma}${comment === "" ? "" : ` -- ${comment}`}`;
  });
  return [`CREATE ${isView ? "VIEW" : "TABLE"} ${shownName(name)} (`, ...body, ");"].join("\n");
}

function columnCode({ name, type, key }: Column, isOnlyKey: boolean): string {
  const declared = oneLine(type);
  const words = [shownName(name), declared, key > 0 && isOnlyKey ? "PRIMARY KEY" : ""];
  return words.filter((word) => word !== "").join(" ");
}

function columnComment({ values, areAllValues }: Column, note: string | undefined, detail: Detail): string {
  const parts: string[] = [];
  if (detail.notes && note !== undefined) parts.push(oneLine(note));
  if (detail.values && values.length > 0) {
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
    parts.push(areAllValues ? list : `e.g. ${list}`);
  }
  return parts.join("; ");
}

function foreignKeyLines(keys: readonly ForeignKey[]): string[] {
  if (keys.length === 0) return [];
  const names = (table: string, column: string): string => `${shownName(table)}.${shownName(column)}`;
  return [
    "-- Foreign keys:",
    ...keys.map((key) => `-- ${names(key.table, key.column)} = ${names(key.toTable, key.toColumn)}`),
  ];
}

function shownName(name: string): string {
  return writtenName(oneLine(name));
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

function cut(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).trimEnd()}…`;
}
