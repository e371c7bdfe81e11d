import { describe, expect, it } from "vitest";
import type { QueryResult } from "../../../core/sql.ts";
import { KeptResults } from "../../../native/sql/kept-results.ts";

function oneCell(text: string): QueryResult {
  return { kind: "rows", columns: [], rows: [[text]] };
}

describe("results that are kept", () => {
  it("are so many at most, of which the one that was not used for longest goes", () => {
    const results = new KeptResults();
    const queries = Array.from({ length: 64 }, (_, index) => `SELECT ${index}`);
    for (const query of queries) results.add(query, oneCell("x"));
    results.get("SELECT 0");
    results.add("SELECT 64", oneCell("x"));
    expect(queries.filter((query) => results.get(query) === undefined)).toEqual(["SELECT 1"]);
  });

  it("take so many characters at most with their queries, however few they are", () => {
    const results = new KeptResults(100);
    results.add("a", oneCell("x".repeat(60)));
    results.add("b", oneCell("x".repeat(30)));
    results.get("a");
    results.add("c", oneCell("x".repeat(20)));
    expect(["a", "b", "c"].filter((query) => results.get(query) !== undefined)).toEqual(["a", "c"]);
  });

  it("are none where one alone takes more", () => {
    const results = new KeptResults(100);
    results.add("a", oneCell("x".repeat(101)));
    expect(results.get("a")).toBeUndefined();
  });

  it("are none where one has very many cells, though nothing is in them", () => {
    const results = new KeptResults(100);
    results.add("a", { kind: "rows", columns: [], rows: [Array<string>(13).fill("")] });
    expect(results.get("a")).toBeUndefined();
  });
});
