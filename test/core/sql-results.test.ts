import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordersRows, sameResult } from "../../core/sql-results.ts";
import type { QueryResult, SqlValue } from "../../core/sql.ts";

function rows(...found: readonly (readonly SqlValue[])[]): QueryResult {
  return { kind: "rows", columns: (found[0] ?? []).map((_, index) => `c${index}`), rows: found };
}

/** A result whose one row holds 1, and how often that was read. */
function watched(): { readonly result: QueryResult; readonly reads: () => number } {
  let reads = 0;
  const row = new Proxy<readonly SqlValue[]>([1], {
    get(target, name, receiver): unknown {
      if (name === "map") reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { result: { kind: "rows", columns: ["a"], rows: [row] }, reads: () => reads };
}

const failed: QueryResult = { kind: "problem", problem: "error", message: "no such table: x" };

describe("two results", () => {
  it("are the same whatever their columns are called", () => {
    const left: QueryResult = { kind: "rows", columns: ["count(*)"], rows: [[3]] };
    const right: QueryResult = { kind: "rows", columns: ["n"], rows: [[3]] };
    expect(sameResult(left, right, false)).toBe(true);
  });

  it("differ where columns stand in another order", () => {
    expect(sameResult(rows([1, 2]), rows([2, 1]), false)).toBe(false);
  });

  it("differ where one has a column more", () => {
    expect(sameResult(rows([1]), rows([1, 1]), false)).toBe(false);
  });

  it("differ where rows come in another order and the order counts", () => {
    expect(sameResult(rows([1], [2]), rows([2], [1]), true)).toBe(false);
    expect(sameResult(rows([1], [2]), rows([2], [1]), false)).toBe(true);
  });

  it("differ where a row is repeated, except as sets", () => {
    const [once, twice] = [rows([1], [2]), rows([1], [2], [2])];
    expect(sameResult(once, twice, false)).toBe(false);
    expect(sameResult(once, twice, true, "set")).toBe(true);
  });

  it("differ where they repeat different rows, except as sets", () => {
    const [ones, twos] = [rows([1], [1], [2]), rows([1], [2], [2])];
    expect(sameResult(ones, twos, false)).toBe(false);
    expect(sameResult(ones, twos, false, "set")).toBe(true);
  });

  it("are the same without rows if they have as many columns, and as sets anyway", () => {
    const one: QueryResult = { kind: "rows", columns: ["a"], rows: [] };
    const two: QueryResult = { kind: "rows", columns: ["a", "b"], rows: [] };
    expect(sameResult(one, one, false)).toBe(true);
    expect(sameResult(one, two, false)).toBe(false);
    expect(sameResult(one, two, false, "set")).toBe(true);
  });

  it("are told apart by their numbers of rows and columns before anything in them is looked at", () => {
    const { result, reads } = watched();
    expect(sameResult(result, rows([1], [2]), false)).toBe(false);
    expect(sameResult(result, rows([1, 2]), false)).toBe(false);
    expect(reads()).toBe(0);
  });

  it("are looked at once, however often they are compared", () => {
    const { result, reads } = watched();
    for (const ordered of [true, false]) expect(sameResult(result, rows([1]), ordered)).toBe(true);
    expect(reads()).toBe(1);
  });

  it("are never the same if one of them is a problem or missing", () => {
    expect(sameResult(failed, failed, false)).toBe(false);
    expect(sameResult(rows([1]), failed, false)).toBe(false);
    expect(sameResult(rows([1]), undefined, false)).toBe(false);
  });
});

describe("two cells", () => {
  it.each<[string, SqlValue, SqlValue, boolean]>([
    ["a whole number and the same as a float", 3, 3.0, true],
    ["two ways to compute one float", 0.1 + 0.2, 0.3, true],
    ["a mean that misses a whole number by an error of rounding", 2.9999999999999996, 3, true],
    ["floats that differ in the tenth digit", 1.000000001, 1.000000002, false],
    ["long whole numbers that differ in the last digit", 1234567890123456, 1234567890123457, false],
    ["a number and its text", 3, "3", false],
    ["NULL and NULL", null, null, true],
    ["NULL and an empty text", null, "", false],
    ["NULL and zero", null, 0, false],
    ["texts in capitals and in small letters", "France", "france", false],
    ["zero and minus zero", 0, -0, true],
  ])("%s", (_, left, right, same) => {
    expect(sameResult(rows([left]), rows([right]), false)).toBe(same);
  });
});

const cell = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 2 }),
  fc.double(),
  fc.string({ maxLength: 3 }),
);
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );
const shuffledTable = table.chain((found) =>
  fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })),
);

describe("any result", () => {
  it("is the same as itself, in every way of comparing", () => {
    fc.assert(
      fc.property(table, fc.boolean(), fc.constantFrom("multiset", "set"), (found, ordered, as) => {
        expect(sameResult(rows(...found), rows(...found), ordered, as)).toBe(true);
      }),
    );
  });

  it("is the same with its rows in any order, where the order does not count", () => {
    fc.assert(
      fc.property(shuffledTable, ([found, shuffled]) => {
        expect(sameResult(rows(...found), rows(...shuffled), false)).toBe(true);
      }),
    );
  });

  it("differs from itself with a row left out", () => {
    fc.assert(
      fc.property(table, fc.boolean(), (found, ordered) => {
        expect(sameResult(rows(...found), rows(...found.slice(1)), ordered)).toBe(false);
      }),
    );
  });

  it("differs from itself with a row left out and another one repeated for it", () => {
    fc.assert(
      fc.property(table, fc.boolean(), (found, ordered) => {
        const other = (found[0] ?? []).map(() => "another");
        const left = rows(...found, ...found, other);
        const right = rows(...found.slice(1), ...found, other, other);
        expect(sameResult(left, right, ordered)).toBe(false);
      }),
    );
  });

  it("compares alike from both sides", () => {
    fc.assert(
      fc.property(table, table, fc.boolean(), (one, other, ordered) => {
        const [left, right] = [rows(...one), rows(...other)];
        expect(sameResult(left, right, ordered)).toBe(sameResult(right, left, ordered));
      }),
    );
  });
});

describe("ordersRows", () => {
  it.each([
    ["SELECT name FROM singer ORDER BY age", true],
    ["select a from t order\n  by a limit 1", true],
    ["SELECT a FROM t UNION SELECT b FROM u ORDER /* of rows */ BY 1", true],
    ["SELECT a FROM (SELECT a FROM t ORDER BY a)", false],
    ["SELECT rank() OVER (ORDER BY a) FROM t", false],
    ["WITH x AS (SELECT a FROM t ORDER BY a) SELECT a FROM x", false],
    ["SELECT 'order by' FROM t", false],
    ["SELECT a FROM t -- order by a", false],
    ['SELECT "order", [by] FROM t', false],
    ["SELECT border BY t", false],
  ])("%j: %s", (query, ordered) => {
    expect(ordersRows(query)).toBe(ordered);
  });
});
