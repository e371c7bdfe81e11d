import { significantTokens, sqlTokens, type SqlToken } from "../sql-tokens.ts";

/** A table or a view as a prompt's schema shows it. */
export interface ShownTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A column and the column of another table whose values it holds. */
export interface ShownKey {
  readonly table: string;
  readonly column: string;
  readonly toTable: string;
  readonly toColumn: string;
}

/** What a prompt's schema says, read from its text. */
export interface ShownSchema {
  readonly tables: readonly ShownTable[];
  /** Names of the tables whose columns there was no room to show. */
  readonly further: readonly string[];
  readonly keys: readonly ShownKey[];
}

/** First words of the lines of a table's definition that name no column. */
const CONSTRAINTS = new Set(["primary", "foreign", "unique", "check", "constraint"]);

/** What stands before the names of the tables that there was no room for. */
export const FURTHER_TABLES = "-- Further tables: ";

/**
 * Reads the tables and views with their columns, the names of further tables, and the foreign keys.
 * @param schema CREATE statements, then names of tables and foreign keys as comments `-- T1.c = T2.c`
 *   (native/sql/schema-text.ts)
 */
export function readShownSchema(schema: string): ShownSchema {
  const comments = [...sqlTokens(schema)].flatMap(({ kind, text }) => (kind === "comment" ? [text] : []));
  return {
    tables: tablesIn(schema),
    further: comments.flatMap(furtherIn),
    keys: comments.flatMap((comment) => keyIn(comment) ?? []),
  };
}

/** The names in `-- Further tables: a, "b c"`; the last is none if the list was cut off within it. */
function furtherIn(comment: string): readonly string[] {
  if (!comment.startsWith(FURTHER_TABLES)) return [];
  const list = [...significantTokens(comment.slice(FURTHER_TABLES.length))];
  const names = list.filter(({ text }) => text !== "," && text !== "…");
  const isCut = list.at(-1)?.text.endsWith("…") === true;
  return names.slice(0, isCut ? -1 : undefined).map(({ text }) => bareName(text));
}

/** `-- T1.c = T2.c`; null for any other comment. */
function keyIn(comment: string): ShownKey | null {
  const names = [...significantTokens(comment.replace(/^--/, ""))];
  const signs = [names[1], names[3], names[5]].map((token) => token?.text).join(" ");
  const [table, , column, , toTable, , toColumn] = names.map(({ text }) => bareName(text));
  if (names.length !== 7 || signs !== ". = .") return null;
  if (table === undefined || column === undefined || toTable === undefined || toColumn === undefined)
    return null;
  return { table, column, toTable, toColumn };
}

function tablesIn(schema: string): readonly ShownTable[] {
  const tokens = [...significantTokens(schema)];
  const tables: ShownTable[] = [];
  for (const [index, token] of tokens.entries()) {
    const kind = tokens[index + 1];
    if (!isWord(token, "create") || !(isWord(kind, "table") || isWord(kind, "view"))) continue;
    tables.push({ name: bareName(tokens[index + 2]?.text ?? ""), columns: columnsFrom(tokens, index + 3) });
  }
  return tables;
}

/** The first word of each part of a bracket that opens at a token, but for constraints. */
function columnsFrom(tokens: readonly SqlToken[], opening: number): readonly string[] {
  const columns: string[] = [];
  let depth = 0;
  for (let index = opening; index < tokens.length; index++) {
    const { text } = tokens[index] ?? { text: "" };
    if (text === "(") depth++;
    if (text === ")") depth--;
    if (depth === 0) break;
    const opens = depth === 1 && (text === "(" || text === ",");
    const name = tokens[index + 1]?.text ?? "";
    if (opens && !CONSTRAINTS.has(name.toLowerCase())) columns.push(bareName(name));
  }
  return columns;
}

export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === "word" && token.text.toLowerCase() === word;
}

/** A name without the quotes around it. */
export function bareName(text: string): string {
  return /^["'`[]/.test(text) ? text.slice(1, -1) : text;
}

/** Whether SQLite takes two names for the same one. */
export function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

export function hasColumn({ columns }: ShownTable, column: string): boolean {
  return columns.some((name) => isSameName(name, column));
}

/** `pet_type` and `PetType`. */
export function hasSameLetters(left: string, right: string): boolean {
  const letters = (name: string): string => name.toLowerCase().replace(/[\s_]/g, "");
  return letters(left) === letters(right);
}
