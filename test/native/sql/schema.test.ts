import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import type { QueryResult, SqlValue } from "../../../core/sql.ts";
import { openDatabase } from "../../../native/sql/index.ts";
import { readSchema } from "../../../native/sql/schema.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { opened, SINGERS, writeDatabase } from "./support.ts";

const VALUE = "a value of 24 characters";

/** Answers as a database would that has so many tables of one column and one row. */
function tablesOf(count: number) {
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

  it("neither counts rows nor looks for values when that has taken too long, and says so", async () => {
    const { ask, timesAsked } = tablesOf(2);
    const limits = { describeSeconds: 0, schemaCharacters: 12_000 };
    const { tables, notes } = await readSchema(ask, "slow.sqlite", limits);
    expect(tables).toEqual([
      {
        ...{ name: "t0", isView: false, rows: null },
        columns: [{ name: "name", type: "TEXT", key: 0, values: [], areAllValues: false }],
      },
      expect.objectContaining({ name: "t1" }),
    ]);
    expect(timesAsked("count(*)") + timesAsked("DISTINCT")).toBe(0);
    expect(notes).toEqual([
      "To look into slow.sqlite took more than 0 s: from there on no rows were counted and no values read.",
    ]);
  });

  it("describes tables as such also where their rows were not counted", async () => {
    const { schema, tables } = await opened(SINGERS, { describeSeconds: 0 });
    expect(schema).toMatch(/^CREATE TABLE singer \(\n {2}id INTEGER PRIMARY KEY,\n {2}name TEXT,\n/);
    expect(tables).toEqual([]);
  });

  it("ends when it is cancelled", async () => {
    const path = writeDatabase(await temporaryFolder(), SINGERS);
    const opening = openDatabase(path, { signal: AbortSignal.abort() });
    await expect(opening).rejects.toBeInstanceOf(CancelledError);
  });
});
