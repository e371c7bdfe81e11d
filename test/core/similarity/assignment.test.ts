import fc from "fast-check";
import { expect, test } from "vitest";
import { createArena } from "../../../core/similarity/arena.ts";
import { greatestAssignment } from "../../../core/similarity/assignment.ts";

/** Tries every choice. */
function greatestSum(
  weights: readonly (readonly number[])[],
  taken: ReadonlySet<number> = new Set(),
): number {
  const [first, ...rest] = weights;
  if (first === undefined) return 0;
  const sums = first.map((weight, column) =>
    taken.has(column) ? 0 : weight + greatestSum(rest, new Set([...taken, column])),
  );
  return Math.max(...sums);
}

const matrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 9 }))
  .chain(([rows, more, greatest]) => {
    const row = fc.array(fc.nat({ max: greatest }), { minLength: rows + more, maxLength: rows + more });
    return fc.array(row, { minLength: rows, maxLength: rows });
  });

test("the greatest assignment is worth as much as the best of all, and gives each row a column of its own", () => {
  fc.assert(
    fc.property(matrix, fc.constantFrom(0, 1000), (weights, capacity) => {
      const columns = weights[0]?.length ?? 0;
      const arena = createArena(capacity);
      const { value, columnOf } = greatestAssignment(
        Int32Array.from(weights.flat()),
        weights.length,
        columns,
        arena,
      );
      const chosen = weights.map((row, at) => row[columnOf[at] ?? -1] ?? NaN);
      expect(new Set(columnOf).size).toBe(weights.length);
      expect(chosen.reduce((sum, weight) => sum + weight)).toBe(value);
      expect(value).toBe(greatestSum(weights));
    }),
    { numRuns: 2_000 },
  );
});

test("rows to which all columns are alike cost a look at all columns, and one more for a free one", () => {
  const size = 40;
  let looks = 0;
  const weights = new Proxy(new Int32Array(size * size), {
    get(cells, place) {
      looks++;
      return Reflect.get(cells, place) as unknown;
    },
  });
  const { columnOf } = greatestAssignment(weights, size, size, createArena(0));
  expect(new Set(columnOf).size).toBe(size);
  expect(looks).toBeLessThanOrEqual(2 * size * size);
});
