import { significantTokens, type SqlToken } from "./sql-tokens.ts";

/** A table as a prompt's schema shows it. */
interface ShownTable {
  readonly name: string;
  readonly columns: readonly string[];
}

const UNKNOWN_COLUMN = /^no such column: (?:(?<alias>[^.\s]+)\.)?(?<column>\S+)/;
const AMBIGUOUS = /^ambiguous column name: (?<column>\S+)/;
const UNKNOWN_TABLE = /^no such table: (?<table>\S+)/;

/** First words of the lines of a table's definition that name no column. */
const CONSTRAINTS = new Set(["primary", "foreign", "unique", "check", "constraint"]);
/** Words after a table's name that are no alias of it. */
const AFTER_TABLE = new Set(
  ["where", "join", "inner", "left", "right", "full", "cross", "natural", "on", "using"].concat([
    "group",
    "order",
    "having",
    "limit",
    "union",
    "intersect",
    "except",
    "window",
  ]),
);

/**
 * What a person would add to SQLite's message about a wrong name: which columns the table has, and which table has such a
 * column. Small models repeat a wrong name until they are shown the right ones.
 * @param schema CREATE TABLE statements
 * @returns one or two sentences; "" if there is nothing to add
 */
export function problemHint(message: string, query: string, schema: string): string {
  const tables = shownTables(schema);
  const column = (UNKNOWN_COLUMN.exec(message) ?? AMBIGUOUS.exec(message))?.groups;
  if (column !== undefined) return columnHint(column, query, tables);
  if (UNKNOWN_TABLE.test(message) && tables.length > 0)
    return `The tables are ${tables.map(({ name }) => name).join(", ")}.`;
  return "";
}

function columnHint(
  { alias, column = "" }: Readonly<Record<string, string | undefined>>,
  query: string,
  tables: readonly ShownTable[],
): string {
  const asked = alias === undefined ? undefined : tableCalled(alias, query, tables);
  const owners = tables.filter((table) => table.columns.some((name) => isSame(name, column)));
  const sentences: string[] = [];
  if (asked !== undefined) {
    const called = isSame(asked.name, alias ?? "") ? asked.name : `${alias ?? ""} is ${asked.name}, which`;
    sentences.push(`${called} has the columns ${asked.columns.join(", ")}.`);
  }
  if (owners.length > 0) {
    sentences.push(`${column} is a column of ${owners.map(({ name }) => name).join(" and of ")}.`);
  } else if (asked === undefined && tables.length > 0) {
    sentences.push(`No table has a column ${column}.`);
  }
  return sentences.join(" ");
}

/** The table that an alias of the query stands for, or that has this name. */
function tableCalled(alias: string, query: string, tables: readonly ShownTable[]): ShownTable | undefined {
  const tokens = [...significantTokens(query)];
  const names = tokens.flatMap(({ text }, index) => {
    const [table, as] = aliasAfter(tokens, index);
    const begins = ["from", "join", ","].includes(text.toLowerCase());
    return begins && as !== undefined && isSame(as, alias) ? [table] : [];
  });
  const name = names[0] ?? alias;
  return tables.find((table) => isSame(table.name, name));
}

/** `T AS a` and `T a` behind a token: the table and its alias, which may be missing. */
function aliasAfter(tokens: readonly SqlToken[], index: number): readonly [table: string, alias?: string] {
  const table = bareName(tokens[index + 1]?.text ?? "");
  const next = tokens[index + 2];
  const alias = next?.text.toLowerCase() === "as" ? tokens[index + 3] : next;
  const isAlias = alias !== undefined && alias.kind !== "sign" && !AFTER_TABLE.has(alias.text.toLowerCase());
  return isAlias ? [table, bareName(alias.text)] : [table];
}

function shownTables(schema: string): readonly ShownTable[] {
  const tokens = [...significantTokens(schema)];
  const tables: ShownTable[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (text.toLowerCase() !== "create" || tokens[index + 1]?.text.toLowerCase() !== "table") continue;
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

/** A name without the quotes around it. */
function bareName(text: string): string {
  return /^["'`[]/.test(text) ? text.slice(1, -1) : text;
}

function isSame(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
