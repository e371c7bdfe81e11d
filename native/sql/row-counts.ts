import { quotedName, type AskWithin, type Table } from "./schema.ts";

/** A table with the number of its rows; null where they were not counted. */
export interface CountedTable {
  readonly name: string;
  readonly rows: number | null;
}

/** Longest time for one table: those after it are to be counted too. */
const TABLE_SECONDS = 5;

/**
 * Counts the rows of all tables but views, as long as that has not taken too long. It is for people alone: what a prompt
 * tells must not go by how fast a machine is.
 * @param seconds for all tables together
 * @returns with a note for each table that SQLite cannot count
 * @throws what `ask` throws
 */
export async function countRows(
  ask: AskWithin,
  tables: readonly Table[],
  seconds: number,
): Promise<{ readonly tables: readonly CountedTable[]; readonly notes: readonly string[] }> {
  const end = performance.now() + 1000 * seconds;
  const counted: CountedTable[] = [];
  const notes: string[] = [];
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const left = Math.min((end - performance.now()) / 1000, TABLE_SECONDS);
    const result = left > 0 ? await ask(`SELECT count(*) FROM ${quotedName(name)}`, left) : null;
    counted.push({ name, rows: result?.kind === "rows" ? Number(result.rows[0]?.[0]) : null });
    if (result?.kind === "problem" && result.problem !== "timeout") {
      notes.push(`The rows of the table ${name} cannot be counted: ${result.message}.`);
    }
  }
  return { tables: counted, notes };
}
