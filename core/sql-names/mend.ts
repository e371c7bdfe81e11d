import { nearestNames } from "../nearest.ts";
import type { SqlToken } from "../sql-tokens.ts";
import { joinsTo, type Join } from "./joins.ts";
import {
  bareName,
  hasColumn,
  isSameName,
  isWord,
  readShownSchema,
  type ShownSchema,
  type ShownTable,
} from "./shown-schema.ts";
import { scopesOf, visibleSources, type Scope, type ScopedQuery, type Source } from "./scopes.ts";
import { AMBIGUOUS, UNKNOWN_COLUMN, UNKNOWN_TABLE } from "./messages.ts";

/**
 * Corrects the one name of a query that SQLite complains of, as a person with the schema beside them would: the column is
 * taken from the source that has it; a table that has it is joined over the foreign keys; a name that is spelled almost
 * like one that exists becomes that one. What the query asks for otherwise stays as it is.
 * @param schema CREATE TABLE statements with foreign keys, as prompts show them
 * @returns null if there is nothing to correct, or no way is known
 */
export function mendName(query: string, message: string, schema: string): string | null {
  const scoped = scopesOf(query);
  if (scoped === null) return null;
  const shown = readShownSchema(schema);
  const unknown = UNKNOWN_COLUMN.exec(message)?.groups;
  const ambiguous = AMBIGUOUS.exec(message)?.groups;
  const column = unknown ?? ambiguous;
  if (column !== undefined) {
    const wanted = {
      alias: column.alias ?? null,
      column: column.column ?? "",
      isAmbiguous: ambiguous !== undefined,
    };
    return applied(query, columnEdits(wanted, scoped, shown));
  }
  const table = UNKNOWN_TABLE.exec(message)?.groups?.table;
  return table === undefined ? null : applied(query, tableEdits(table, scoped, shown));
}

/** A piece of the query's text and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface WantedColumn {
  readonly alias: string | null;
  readonly column: string;
  readonly isAmbiguous: boolean;
}

/** Where a column is found, and what has to be joined for that. */
interface Found {
  readonly handle: string;
  readonly column: string;
  readonly joins: readonly Join[];
}

function applied(query: string, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null;
  const ordered = edits.toSorted((left, right) => right.start - left.start);
  return ordered.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    query,
  );
}

function columnEdits(wanted: WantedColumn, scoped: ScopedQuery, schema: ShownSchema): readonly Edit[] {
  const edits: Edit[] = [];
  const joined = new Set<Scope>();
  for (const index of occurrences(wanted, scoped.tokens)) {
    const scope = scoped.scopes[index];
    const token = scoped.tokens[index];
    if (scope === null || scope === undefined || token === undefined) continue;
    if (!wanted.isAmbiguous && isKnown(wanted, scope, schema)) continue;
    const found = byKey(wanted, index, scope, scoped.tokens, schema) ?? find(wanted, scope, schema);
    if (found === null) continue;
    const start = wanted.alias === null ? token.start : (scoped.tokens[index - 2]?.start ?? token.start);
    edits.push({ start, end: token.end, text: `${written(found.handle)}.${written(found.column)}` });
    if (found.joins.length > 0 && !joined.has(scope)) edits.push(joinEdit(found.joins, scope, scoped.tokens));
    joined.add(scope);
  }
  return edits;
}

/** Where a column is named like this: the index of its own name. */
function occurrences({ alias, column }: WantedColumn, tokens: readonly SqlToken[]): readonly number[] {
  return tokens.flatMap((token, index) => {
    if (!isName(token) || !isSameName(bareName(token.text), column)) return [];
    const isQualified = tokens[index - 1]?.text === ".";
    if (alias === null) {
      const next = tokens[index + 1]?.text;
      return isQualified || next === "." || next === "(" || isWord(tokens[index - 1], "as") ? [] : [index];
    }
    return isQualified && isSameName(bareName(tokens[index - 2]?.text ?? ""), alias) ? [index] : [];
  });
}

/** A word, or a name in quotation marks; a text is no name. */
function isName({ kind, text }: SqlToken): boolean {
  return kind === "word" || (kind === "quoted" && !text.startsWith("'"));
}

/** The columns of two sources that foreign keys make equal. */
function keysBetween(
  other: Source,
  own: Source,
  { keys }: ShownSchema,
): readonly { readonly column: string; readonly ownColumn: string }[] {
  const is = (source: Source, table: string): boolean =>
    source.table !== null && isSameName(source.table, table);
  return keys.flatMap(({ table, column, toTable, toColumn }) => [
    ...(is(other, table) && is(own, toTable) ? [{ column, ownColumn: toColumn }] : []),
    ...(is(other, toTable) && is(own, table) ? [{ column: toColumn, ownColumn: column }] : []),
  ]);
}

function tableOf({ table }: Source, { tables }: ShownSchema): ShownTable | undefined {
  return tables.find(({ name }) => table !== null && isSameName(name, table));
}

/** Whether the name stands for a column here; of a SELECT in brackets it is not known which columns it has. */
function isKnown({ alias, column }: WantedColumn, scope: Scope, schema: ShownSchema): boolean {
  return visibleSources(scope).some((source) => {
    if (alias !== null && !isSameName(source.handle, alias)) return false;
    const table = tableOf(source, schema);
    return table === undefined || hasColumn(table, column);
  });
}

function find(wanted: WantedColumn, scope: Scope, schema: ShownSchema): Found | null {
  const sources = visibleSources(scope);
  const own = sources.filter(({ handle }) => wanted.alias !== null && isSameName(handle, wanted.alias));
  const { column } = wanted;
  return (
    inNamedTable(wanted, own, scope, schema) ??
    inSources(sources, schema, ({ columns }) => columns.filter((name) => isSameName(name, column))) ??
    inSources([...own, ...sources], schema, ({ columns }) =>
      columns.filter((name) => hasSameLetters(name, column)),
    ) ??
    byJoin(scope, schema, ({ columns }) => columns.find((name) => isSameName(name, column))) ??
    byJoin(scope, schema, ({ columns }) => columns.find((name) => hasSameLetters(name, column))) ??
    inSources([...own, ...sources], schema, ({ columns }) => nearestNames(column, columns))
  );
}

/** `a.x = b.y` where b has no y, but a foreign key makes `a.x` equal to another column of b. */
function byKey(
  { alias }: WantedColumn,
  index: number,
  scope: Scope,
  tokens: readonly SqlToken[],
  schema: ShownSchema,
): Found | null {
  const sources = visibleSources(scope);
  const sourceCalled = (handle: string): Source | undefined =>
    sources.find((source) => isSameName(source.handle, handle));
  const own = alias === null ? undefined : sourceCalled(alias);
  const compared = comparedColumn(tokens, index);
  const other = compared && sourceCalled(compared.handle);
  if (own === undefined || other === undefined || compared === null) return null;
  const key = keysBetween(other, own, schema).find(({ column }) => isSameName(column, compared.column));
  return key === undefined ? null : { handle: own.handle, column: key.ownColumn, joins: [] };
}

/** The column on the other side of an equals sign, if it is written with its table. */
function comparedColumn(
  tokens: readonly SqlToken[],
  index: number,
): { readonly handle: string; readonly column: string } | null {
  const text = (at: number): string => tokens[at]?.text ?? "";
  if (text(index + 1) === "=" && text(index + 3) === ".") {
    return { handle: bareName(text(index + 2)), column: bareName(text(index + 4)) };
  }
  if (text(index - 3) === "=" && text(index - 5) === ".") {
    return { handle: bareName(text(index - 6)), column: bareName(text(index - 4)) };
  }
  return null;
}

/** `table.column` of a table that is not in FROM. */
function inNamedTable(
  { alias, column }: WantedColumn,
  own: readonly Source[],
  scope: Scope,
  schema: ShownSchema,
): Found | null {
  if (alias === null || own.length > 0) return null;
  return byJoin(scope, schema, ({ name, columns }) =>
    isSameName(name, alias) ? columns.find((each) => isSameName(each, column)) : undefined,
  );
}

function inSources(
  sources: readonly Source[],
  schema: ShownSchema,
  columnsOf: (table: ShownTable) => readonly string[],
): Found | null {
  for (const source of sources) {
    const table = tableOf(source, schema);
    const column = table && columnsOf(table)[0];
    if (column !== undefined) return { handle: source.handle, column, joins: [] };
  }
  return null;
}

function byJoin(
  { sources, fromEnd }: Scope,
  schema: ShownSchema,
  columnOf: (table: ShownTable) => string | undefined,
): Found | null {
  if (fromEnd === null) return null;
  const joins = joinsTo(sources, schema, (table) => columnOf(table) !== undefined);
  const last = joins?.at(-1)?.table;
  const column = last && columnOf(last);
  return joins === null || last === undefined || column === undefined
    ? null
    : { handle: last.name, column, joins };
}

function joinEdit(joins: readonly Join[], { fromEnd }: Scope, tokens: readonly SqlToken[]): Edit {
  const at = tokens[(fromEnd ?? tokens.length) - 1]?.end ?? 0;
  const words = joins.map(({ table, column, to, toColumn }) => {
    return ` JOIN ${written(table.name)} ON ${written(to)}.${written(toColumn)} = ${written(table.name)}.${written(column)}`;
  });
  return { start: at, end: at, text: words.join("") };
}

function tableEdits(table: string, { tokens }: ScopedQuery, { tables }: ShownSchema): readonly Edit[] {
  const names = tables.map(({ name }) => name);
  const meant = names.find((name) => hasSameLetters(name, table)) ?? nearestNames(table, names)[0];
  if (meant === undefined) return [];
  return tokens
    .filter((token) => isName(token) && isSameName(bareName(token.text), table))
    .map(({ start, end }) => ({ start, end, text: written(meant) }));
}

/** `pet_type` and `PetType`. */
function hasSameLetters(left: string, right: string): boolean {
  const letters = (name: string): string => name.toLowerCase().replace(/[\s_]/g, "");
  return letters(left) === letters(right);
}

/** A name as a query has to write it. */
function written(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
