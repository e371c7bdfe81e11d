import { describe, expect, it } from "vitest";
import type { QueryResult } from "../../../core/sql.ts";
import { countRows } from "../../../native/sql/row-counts.ts";
import type { Table } from "../../../native/sql/schema.ts";

const TWO_ROWS: QueryResult = { kind: "rows", columns: ["count(*)"], rows: [[2]] };

const tablesOf = (...names: readonly string[]): readonly Table[] =>
  names.map((name) => ({ name, isView: false, columns: [] }));

/** Counts two rows in each table but the other, of which this is the result. */
const answering =
  (other: string, result: QueryResult) =>
  (query: string): Promise<QueryResult> =>
    Promise.resolve(query.includes(other) ? result : TWO_ROWS);

describe("counting rows", () => {
  it("leaves the number open where it takes too long, and goes on with the next table", async () => {
    const ask = answering("large", { kind: "problem", problem: "timeout", message: "" });
    expect(await countRows(ask, tablesOf("large", "small"), 3600)).toEqual({
      tables: [
        { name: "large", rows: null },
        { name: "small", rows: 2 },
      ],
      notes: [],
    });
  });

  it("leaves the number open where SQLite cannot tell it, and says why", async () => {
    const message = "database disk image is malformed";
    const ask = answering("damaged", { kind: "problem", problem: "error", message });
    expect(await countRows(ask, tablesOf("damaged", "whole"), 3600)).toEqual({
      tables: [
        { name: "damaged", rows: null },
        { name: "whole", rows: 2 },
      ],
      notes: ["The rows of the table damaged cannot be counted: database disk image is malformed."],
    });
  });

  it("asks nothing more when all tables together have taken too long", async () => {
    const ask = (): Promise<QueryResult> => Promise.reject(new Error("It was asked."));
    expect(await countRows(ask, tablesOf("a", "b"), 0)).toEqual({
      tables: [
        { name: "a", rows: null },
        { name: "b", rows: null },
      ],
      notes: [],
    });
  });

  it("does not count what a view computes, which may take any time", async () => {
    const views = tablesOf("endless").map((table) => ({ ...table, isView: true }));
    expect(await countRows(() => Promise.resolve(TWO_ROWS), views, 3600)).toEqual({ tables: [], notes: [] });
  });
});
