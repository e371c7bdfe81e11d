import { describe, expect, it } from "vitest";
import { CancelledError, DatabaseError } from "../../../core/errors.ts";
import type { QueryResult, SqlValue } from "../../../core/sql.ts";
import { openDatabase } from "../../../native/sql/index.ts";
import { readSchema } from "../../../native/sql/schema.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { opened, SINGERS, writeDatabase } from "./support.ts";

const VALUE = "a value of 24 characters";

/**
 * Answers as a database would that has so many tables of one column and one row.
 * @param endless words of the queries that come to no end
 */
function tablesOf(count: number, endless?: string) {
  const asked: string[] = [];
  const rowsOf = (query: string): readonly (readonly SqlValue[])[] => {
    if (query.includes("sqlite_schema"))
      return Array.from({ length: count }, (_, index) => [`t${index}`, "table"]);
    if (query.includes("pragma_table_xinfo")) return [["name", "TEXT", 0, 0]];
    if (query.includes("count(*)")) return [[1]];
    return query.includes("DISTINCT") ? [[VALUE]] : [];
  };
  const ask = (query: string): Promise<QueryResult> => {
    asked.push(query);
    if (endless !== undefined && query.includes(endless))
      return Promise.resolve({ kind: "problem", problem: "timeout", message: "" });
    return Promise.resolve({ kind: "rows", columns: [], rows: rowsOf(query) });
  };
  return { ask, timesAsked: (words: string) => asked.filter((query) => query.includes(words)).length };
}

describe("reading a schema", () => {
  it("looks for no more values than a description has room for", async () => {
    const { ask, timesAsked } = tablesOf(100);
    const limits = { describeSeconds: 3600, schemaCharacters: 100 };
    const { tables, notes } = await readSchema(ask, "many.sqlite", limits);
    expect(tables).toHaveLength(100);
    expect(timesAsked("DISTINCT")).toBe(4);
    expect(notes).toEqual([]);
  });

  it("is refused when it has taken too long, and says what to do", async () => {
    const limits = { describeSeconds: 0, schemaCharacters: 12_000 };
    const reading = readSchema(tablesOf(2).ask, "slow.sqlite", limits);
    await expect(reading).rejects.toThrow(
      "The database slow.sqlite is not opened: to look into it took more than 0 s. " +
        "Try again when the machine has less to do, or use a smaller database.",
    );
  });

  it.each([
    ["the list of tables", "sqlite_schema"],
    ["the columns of a table", "pragma_table_xinfo"],
    ["its first rows", "count(*)"],
    ["the values of a column", "DISTINCT"],
    ["its foreign keys", "foreign_key_list"],
  ])("is refused, and leaves nothing out, where %s are not read in time", async (_what, words) => {
    const limits = { describeSeconds: 3600, schemaCharacters: 12_000 };
    const reading = readSchema(tablesOf(2, words).ask, "slow.sqlite", limits);
    await expect(reading).rejects.toBeInstanceOf(DatabaseError);
  });

  it("describes a database as ever where there is no time to count its rows", async () => {
    const [hurried, usual] = [await opened(SINGERS, { countSeconds: 0 }), await opened(SINGERS)];
    expect(hurried.schema).toBe(usual.schema);
    expect(hurried.tables).toEqual([
      { name: "singer", rows: null },
      { name: "concert", rows: null },
    ]);
  });

  it("ends when it is cancelled", async () => {
    const path = writeDatabase(await temporaryFolder(), SINGERS);
    const opening = openDatabase(path, { signal: AbortSignal.abort() });
    await expect(opening).rejects.toBeInstanceOf(CancelledError);
  });
});
