import { significantTokens, type SqlToken } from "../sql-tokens.ts";
import { bareName, isWord } from "./shown-schema.ts";

/** What a SELECT reads from. */
export interface Source {
  /** Name of the table; null for a SELECT in brackets. */
  readonly table: string | null;
  /** By what its columns are named: its alias, else its name. */
  readonly handle: string;
  /** Index of the token that is its name, or opens its bracket. */
  readonly tableAt: number;
  /** Index of the token that is its alias; null without one. */
  readonly aliasAt: number | null;
}

/** One SELECT of a query, with what may be named within it. */
export interface Scope {
  readonly sources: readonly Source[];
  /** Index of the first token behind its FROM; null without FROM. */
  readonly fromEnd: number | null;
  /** The SELECT around it. */
  readonly parent: Scope | null;
}

/** A query's significant tokens, and the innermost SELECT that each stands in; null outside of any. */
export interface ScopedQuery {
  readonly tokens: readonly SqlToken[];
  readonly scopes: readonly (Scope | null)[];
}

/** A query of more tokens, or brackets within brackets beyond this, is none that a model was asked for. */
const MOST_TOKENS = 2000;
const MOST_DEPTH = 50;

const AFTER_FROM = ["where", "group", "order", "having", "limit", "window", "union", "intersect", "except"];
const COMPOUND = new Set(["union", "intersect", "except"]);
const JOIN_WORDS = ["join", "inner", "left", "right", "full", "outer", "cross", "natural"];
/** Words behind a table that are no alias of it. */
const NO_ALIAS = new Set([...AFTER_FROM, ...JOIN_WORDS, "on", "using"]);

interface OpenScope {
  sources: Source[];
  fromEnd: number | null;
  parent: Scope | null;
}

/**
 * Divides a query into its SELECTs.
 * @returns null for a text that is too long or too deep
 */
export function scopesOf(query: string): ScopedQuery | null {
  const tokens = [...significantTokens(query)];
  if (tokens.length > MOST_TOKENS) return null;
  const scopes: (Scope | null)[] = [];
  // One place for each open bracket, and one for the whole: the SELECT that is being read there.
  const open: (OpenScope | null)[] = [null];
  for (const [index, token] of tokens.entries()) {
    const { text } = token;
    if (text === "(") open.push(null);
    if (isWord(token, "select"))
      open[open.length - 1] = { sources: [], fromEnd: null, parent: innermost(open.slice(0, -1)) };
    const scope = innermost(open);
    scopes.push(scope);
    if (isWord(token, "from") && scope !== null && open.at(-1) === scope) {
      const { sources, end } = sourcesFrom(tokens, index);
      scope.sources.push(...sources);
      scope.fromEnd = end;
    }
    if (token.kind === "word" && COMPOUND.has(text.toLowerCase())) open[open.length - 1] = null;
    if (text === ")" && open.length > 1) open.pop();
    if (open.length > MOST_DEPTH) return null;
  }
  return { tokens, scopes };
}

function innermost(open: readonly (OpenScope | null)[]): OpenScope | null {
  return open.findLast((scope) => scope !== null) ?? null;
}

/** The sources behind a FROM, and where they end. */
function sourcesFrom(
  tokens: readonly SqlToken[],
  from: number,
): { readonly sources: readonly Source[]; readonly end: number } {
  const sources: Source[] = [];
  let depth = 0;
  let index = from;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    const word = token?.kind === "word" ? token.text.toLowerCase() : "";
    if (token?.text === ")" && depth-- === 0) break;
    if (depth === 0 && (token?.text === ";" || AFTER_FROM.includes(word))) break;
    if (depth === 0 && (index === from || token?.text === "," || word === "join")) {
      const source = sourceAt(tokens, index + 1);
      if (source !== null) sources.push(source);
    }
    if (token?.text === "(") depth++;
  }
  return { sources, end: index };
}

/** `table`, `main.table`, `table alias`, `table AS alias`, and the same with a SELECT in brackets. */
function sourceAt(tokens: readonly SqlToken[], start: number): Source | null {
  const isSelect = tokens[start]?.text === "(";
  const tableAt = !isSelect && tokens[start + 1]?.text === "." ? start + 2 : start;
  const name = tokens[tableAt];
  if (name === undefined) return null;
  const table = isSelect ? null : bareName(name.text);
  const aliasAt = aliasIndex(tokens, (isSelect ? closingOf(tokens, start) : tableAt) + 1);
  const alias = aliasAt === null ? undefined : tokens[aliasAt];
  const handle = alias === undefined ? table : bareName(alias.text);
  return handle === null ? null : { table, handle, tableAt, aliasAt };
}

function aliasIndex(tokens: readonly SqlToken[], start: number): number | null {
  const isMarked = isWord(tokens[start], "as");
  const index = isMarked ? start + 1 : start;
  const alias = tokens[index];
  if (alias === undefined || alias.kind === "sign") return null;
  return isMarked || !NO_ALIAS.has(alias.text.toLowerCase()) ? index : null;
}

function closingOf(tokens: readonly SqlToken[], opening: number): number {
  let depth = 0;
  for (let index = opening; index < tokens.length; index++) {
    if (tokens[index]?.text === "(") depth++;
    if (tokens[index]?.text === ")" && --depth === 0) return index;
  }
  return tokens.length;
}

/** What may be named in a scope: its own sources first, then those of the SELECTs around it. */
export function visibleSources(scope: Scope): readonly Source[] {
  return scope.parent === null ? scope.sources : [...scope.sources, ...visibleSources(scope.parent)];
}
