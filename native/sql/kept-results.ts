import type { QueryResult } from "../../core/sql.ts";

/** Most characters of all results that are kept, with their queries. */
const MAX_CHARACTERS = 32_000_000;
const MAX_RESULTS = 64;
const MAX_ROWS = 2000;
/** What a number counts for, a NULL, and any cell at least. */
const CELL_CHARACTERS = 8;

interface Kept {
  readonly result: QueryResult;
  readonly characters: number;
}

/** Results by their queries: gold queries and equal answers come again and again. Of too many, those not used for longest go. */
export class KeptResults {
  /** A Map's order is the order of putting in: the first is the one not used for longest. */
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #characters = 0;

  /** @param most characters that are kept in all */
  constructor(most = MAX_CHARACTERS) {
    this.#most = most;
  }

  get(query: string): QueryResult | undefined {
    const kept = this.#kept.get(query);
    if (kept === undefined) return undefined;
    this.#kept.delete(query);
    this.#kept.set(query, kept);
    return kept.result;
  }

  /** Keeps a new result, unless it has very many rows or may be another the next time. */
  add(query: string, result: QueryResult): void {
    if (result.kind === "rows" && result.rows.length > MAX_ROWS) return;
    // What took too long on a busy machine may not do so the next time.
    if (result.kind === "problem" && result.problem === "timeout") return;
    const characters = query.length + charactersOf(result);
    this.#kept.set(query, { result, characters });
    this.#characters += characters;
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size <= MAX_RESULTS && this.#characters <= this.#most) break;
      this.#kept.delete(oldest);
      this.#characters -= kept.characters;
    }
  }
}

function charactersOf(result: QueryResult): number {
  if (result.kind === "problem") return result.message.length;
  let characters = 0;
  for (const name of result.columns) characters += name.length;
  for (const row of result.rows) {
    for (const cell of row)
      characters += Math.max(CELL_CHARACTERS, typeof cell === "string" ? cell.length : 0);
  }
  return characters;
}
