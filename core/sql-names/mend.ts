import { nearestNames } from "../nearest.ts";
import type { SqlToken } from "../sql-tokens.ts";
import { findColumn, isKnown, type WantedColumn } from "./find-column.ts";
import type { Join } from "./joins.ts";
import { AMBIGUOUS, UNKNOWN_COLUMN, UNKNOWN_TABLE } from "./messages.ts";
import { scopesOf, visibleSources, type Scope, type ScopedQuery } from "./scopes.ts";
import {
  bareName,
  hasSameLetters,
  isSameName,
  isWord,
  readShownSchema,
  type ShownSchema,
} from "./shown-schema.ts";
import { writtenName } from "./written-name.ts";

/**
 * Corrects the one name of a query that SQLite complains of, as a person with the schema beside them would: the column is
 * taken from the source that has it; a table that has it is joined over the foreign keys; a name that is spelled almost
 * like one that exists becomes that one. What the query asks for otherwise stays as it is.
 * @param schema CREATE statements with foreign keys, as prompts show them
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
    if (namesSource(index, scope)) continue;
    if (!wanted.isAmbiguous && isKnown(wanted, scope, schema)) continue;
    const found = findColumn(wanted, { index, scope, tokens: scoped.tokens }, schema);
    if (found === null) continue;
    const start = wanted.alias === null ? token.start : (scoped.tokens[index - 2]?.start ?? token.start);
    edits.push({ start, end: token.end, text: `${writtenName(found.handle)}.${writtenName(found.column)}` });
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

/** Whether a table, or its alias, is named here where it is read from; it may be called like a column. */
function namesSource(index: number, scope: Scope): boolean {
  return visibleSources(scope).some(({ tableAt, aliasAt }) => index === tableAt || index === aliasAt);
}

/** A word, or a name in quotation marks; a text is no name. */
function isName({ kind, text }: SqlToken): boolean {
  return kind === "word" || (kind === "quoted" && !text.startsWith("'"));
}

function joinEdit(joins: readonly Join[], { fromEnd }: Scope, tokens: readonly SqlToken[]): Edit {
  const at = tokens[(fromEnd ?? tokens.length) - 1]?.end ?? 0;
  const words = joins.map(({ table, column, to, toColumn }) => {
    const name = writtenName(table.name);
    return ` JOIN ${name} ON ${writtenName(to)}.${writtenName(toColumn)} = ${name}.${writtenName(column)}`;
  });
  return { start: at, end: at, text: words.join("") };
}

function tableEdits(table: string, scoped: ScopedQuery, { tables, further }: ShownSchema): readonly Edit[] {
  const names = [...tables.map(({ name }) => name), ...further];
  const meant = names.find((name) => hasSameLetters(name, table)) ?? nearestNames(table, names)[0];
  if (meant === undefined) return [];
  return scoped.tokens
    .filter((token, index) => isName(token) && namesTable(table, index, scoped))
    .map(({ start, end }) => ({ start, end, text: writtenName(meant) }));
}

/** Whether a table is named here: where it is read from, or before a point where that is no alias. */
function namesTable(table: string, index: number, { tokens, scopes }: ScopedQuery): boolean {
  if (!isSameName(bareName(tokens[index]?.text ?? ""), table)) return false;
  const scope = scopes[index] ?? null;
  const sources = scope === null ? [] : visibleSources(scope);
  if (sources.some(({ tableAt }) => tableAt === index)) return true;
  const isAlias = sources.some(({ handle, aliasAt }) => aliasAt !== null && isSameName(handle, table));
  return tokens[index + 1]?.text === "." && !isAlias;
}
