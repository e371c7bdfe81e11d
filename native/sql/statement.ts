import { significantTokens, type SqlToken } from "../../core/sql-tokens.ts";
import type { QueryResult } from "../../core/sql.ts";

/** How statements begin that only read. Behind WITH a statement that writes may follow. */
const READS = new Set(["SELECT", "WITH", "VALUES"]);
const WRITES = new Set(["INSERT", "REPLACE", "UPDATE", "DELETE"]);
const CHANGES = new Set([...WRITES, "CREATE", "DROP", "ALTER", "REINDEX", "ANALYZE"]);
const TRANSACTIONS = new Set(["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"]);

/** What other statements do, by how they begin. */
const DOES: Readonly<Record<string, string>> = {
  ATTACH: "reaches another file",
  DETACH: "changes what is open",
  PRAGMA: "changes settings",
  VACUUM: "writes a file",
  EXPLAIN: "tells how a query is executed instead of executing it",
};

/**
 * Why a query is not executed; null if it is one single statement that begins as one that reads.
 *
 * This is for good messages and for keeping settings as they are. What is let through still runs on a copy, on a
 * connection that writes nothing, and of several statements SQLite would execute the first alone.
 */
export function refusal(query: string, maxCharacters: number): QueryResult | null {
  if (query.length > maxCharacters) {
    return refused(`The query has ${query.length} characters; at most ${maxCharacters} are read.`);
  }
  if (query.includes("\0")) return refused("The query contains a NUL character.");
  const tokens = [...significantTokens(query)];
  const last = tokens.findLastIndex(({ text }) => text !== ";");
  const [first] = tokens;
  if (first === undefined || last < 0) return refused("The query is empty.");
  const semicolon = tokens.findIndex(({ text }) => text === ";");
  const verb = first.text.toUpperCase();
  if (CHANGES.has(verb)) return refusedWrite(verb);
  if (!READS.has(verb)) return refused(whyNot(verb, first.text));
  if (semicolon >= 0 && semicolon < last) {
    return refused("More than one statement: only one query is executed at a time.");
  }
  const write = verb === "WITH" ? writeBehind(tokens) : undefined;
  return write === undefined ? null : refusedWrite(write);
}

/** What a statement is told that would change the database. */
export function refusedWrite(verb?: string): QueryResult {
  const named = verb === undefined ? "" : ` (${verb})`;
  return refused(`This statement would change the database${named}; only queries that read are executed.`);
}

function refused(message: string): QueryResult {
  return { kind: "problem", problem: "refused", message };
}

function whyNot(verb: string, word: string): string {
  const does = TRANSACTIONS.has(verb) ? "belongs to a transaction" : DOES[verb];
  return does === undefined
    ? `A query begins with SELECT, WITH or VALUES, and this one with ${JSON.stringify(word.slice(0, 40))}.`
    : `${verb} ${does}; only queries that read are executed.`;
}

/** The statement that follows the tables of a WITH, if it writes. */
function writeBehind(tokens: readonly SqlToken[]): string | undefined {
  let depth = 0;
  for (const { text } of tokens) {
    if (text === "(") depth++;
    if (text === ")") depth--;
    const word = text.toUpperCase();
    if (depth === 0 && (word === "SELECT" || word === "VALUES")) return undefined;
    if (depth === 0 && WRITES.has(word)) return word;
  }
  return undefined;
}
