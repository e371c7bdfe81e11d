import { nearestNames } from "../nearest.ts";
import type { SqlToken } from "../sql-tokens.ts";
import { joinsTo, type Join } from "./joins.ts";
import { visibleSources, type Scope, type Source } from "./scopes.ts";
import {
  bareName,
  hasColumn,
  hasSameLetters,
  isSameName,
  type ShownSchema,
  type ShownTable,
} from "./shown-schema.ts";

/** A column as a query names it. */
export interface WantedColumn {
  /** What stands before its point. */
  readonly alias: string | null;
  readonly column: string;
  /** Several sources have it. */
  readonly isAmbiguous: boolean;
}

/** Where a column is found, and what has to be joined for that. */
export interface FoundColumn {
  /** What is to stand before its point. */
  readonly handle: string;
  readonly column: string;
  readonly joins: readonly Join[];
}

/** Where a query names a column. */
export interface Place {
  /** Of the column's own name among the query's tokens. */
  readonly index: number;
  readonly scope: Scope;
  readonly tokens: readonly SqlToken[];
}

/** The column that was most likely meant, from the surest guess to the least sure one. */
export function findColumn(wanted: WantedColumn, place: Place, schema: ShownSchema): FoundColumn | null {
  const { scope } = place;
  const sources = visibleSources(scope);
  const own = sources.filter(({ handle }) => wanted.alias !== null && isSameName(handle, wanted.alias));
  const { column } = wanted;
  const isSame = (name: string): boolean => isSameName(name, column);
  const isAlike = (name: string): boolean => hasSameLetters(name, column);
  return (
    overKey(wanted, place, schema) ??
    inNamedTable(wanted, own, scope, schema) ??
    inSources(sources, schema, ({ columns }) => columns.find(isSame)) ??
    inSources([...own, ...sources], schema, ({ columns }) => columns.find(isAlike)) ??
    byJoin(scope, schema, ({ columns }) => columns.find(isSame)) ??
    byJoin(scope, schema, ({ columns }) => columns.find(isAlike)) ??
    inSources([...own, ...sources], schema, ({ columns }) => nearestNames(column, columns)[0])
  );
}

function tableOf({ table }: Source, { tables }: ShownSchema): ShownTable | undefined {
  return tables.find(({ name }) => table !== null && isSameName(name, table));
}

/** Whether the name stands for a column here; of a SELECT in brackets it is not known which columns it has. */
export function isKnown({ alias, column }: WantedColumn, scope: Scope, schema: ShownSchema): boolean {
  return visibleSources(scope).some((source) => {
    if (alias !== null && !isSameName(source.handle, alias)) return false;
    const table = tableOf(source, schema);
    return table === undefined || hasColumn(table, column);
  });
}

/** `a.x = b.y` where b has no y, but a foreign key makes `a.x` equal to another column of b. */
function overKey(
  { alias }: WantedColumn,
  { index, scope, tokens }: Place,
  schema: ShownSchema,
): FoundColumn | null {
  const sources = visibleSources(scope);
  const sourceCalled = (handle: string): Source | undefined =>
    sources.find((source) => isSameName(source.handle, handle));
  const own = alias === null ? undefined : sourceCalled(alias);
  const compared = comparedColumn(tokens, index);
  const other = compared === null ? undefined : sourceCalled(compared.handle);
  if (own === undefined || other === undefined) return null;
  const key = keysBetween(other, own, schema).find(({ column }) =>
    isSameName(column, compared?.column ?? ""),
  );
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

/** `table.column` of a table that is not in FROM. */
function inNamedTable(
  { alias, column }: WantedColumn,
  own: readonly Source[],
  scope: Scope,
  schema: ShownSchema,
): FoundColumn | null {
  if (alias === null || own.length > 0) return null;
  return byJoin(scope, schema, ({ name, columns }) =>
    isSameName(name, alias) ? columns.find((each) => isSameName(each, column)) : undefined,
  );
}

function inSources(
  sources: readonly Source[],
  schema: ShownSchema,
  columnOf: (table: ShownTable) => string | undefined,
): FoundColumn | null {
  for (const source of sources) {
    const table = tableOf(source, schema);
    const column = table && columnOf(table);
    if (column !== undefined) return { handle: source.handle, column, joins: [] };
  }
  return null;
}

function byJoin(
  { sources, fromEnd }: Scope,
  schema: ShownSchema,
  columnOf: (table: ShownTable) => string | undefined,
): FoundColumn | null {
  if (fromEnd === null) return null;
  const joins = joinsTo(sources, schema, (table) => columnOf(table) !== undefined);
  const last = joins?.at(-1)?.table;
  const column = last && columnOf(last);
  return joins === null || last === undefined || column === undefined
    ? null
    : { handle: last.name, column, joins };
}
