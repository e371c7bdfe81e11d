import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isOutlier,
  meanSimilarities,
  NO_SUMS,
  outlierScore,
  spreadOf,
  standardScores,
  withoutTask,
  withTask,
  type SimilaritySums,
} from "../../../core/experience/outlier.ts";

/** Symmetric similarities between tasks that are named by numbers. */
function similarityOf(left: number, right: number): number {
  const [low, high] = left < right ? [left, right] : [right, left];
  return 1 + Math.sin(12.9898 * low + 78.233 * high);
}

const rowOf = (task: number, tasks: readonly number[]): number[] =>
  tasks.map((other) => similarityOf(task, other));

const sumsOf = (tasks: readonly number[]): SimilaritySums =>
  tasks.reduce((sums, task, index) => withTask(sums, rowOf(task, tasks.slice(0, index))), NO_SUMS);

/** Eq. 12–13 as they are written: all pairs of the stored tasks and the new one. */
function directScore(task: number, stored: readonly number[]): number {
  const all = [...stored, task];
  const means = all.map((one, index) => {
    const others = all.filter((_, other) => other !== index);
    return rowOf(one, others).reduce((sum, value) => sum + value, 0) / others.length;
  });
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length;
  return ((means.at(-1) ?? 0) - mean) / Math.sqrt(variance);
}

describe("the running sums", () => {
  it("hold the sums of each row and of all rows", () => {
    const sums = [[], [0.5], [0.25, 1]].reduce<SimilaritySums>(withTask, NO_SUMS);
    expect(sums).toEqual({ rows: [0.75, 1.5, 1.25], total: 3.5 });
  });

  it("are as before when a task is added and taken out again", () => {
    const before = sumsOf([1, 2, 3, 4]);
    const after = withoutTask(withTask(before, rowOf(9, [1, 2, 3, 4])), 4, [...rowOf(9, [1, 2, 3, 4]), 7]);
    after.rows.forEach((sum, index) => expect(sum).toBeCloseTo(before.rows[index] ?? NaN, 12));
    expect(after.total).toBeCloseTo(before.total, 12);
  });

  it("give the z of eq. 13 within 1e-9 after a thousand random inserts and removals", () => {
    const step = fc.record({ insert: fc.integer({ min: 0, max: 99 }), at: fc.nat(1_000_000) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1000, maxLength: 1000 }), (steps) => {
        let tasks: number[] = [];
        let sums = NO_SUMS;
        steps.forEach(({ insert, at }, number) => {
          if (tasks.length > 3 && insert < 45) {
            const index = at % tasks.length;
            sums = withoutTask(sums, index, rowOf(tasks[index] ?? NaN, tasks));
            tasks = tasks.toSpliced(index, 1);
          } else {
            sums = withTask(sums, rowOf(number, tasks));
            tasks.push(number);
          }
        });
        expect(outlierScore(sums, rowOf(5000, tasks))).toBeCloseTo(directScore(5000, tasks), 9);
        const [first = NaN, ...others] = tasks;
        expect(standardScores(sums)[0]).toBeCloseTo(directScore(first, others), 9);
      }),
      { numRuns: 20 },
    );
  });
});

describe("z", () => {
  it("is low for a task that is less like the others than they are to each other", () => {
    const alike = [[], [1], [1, 1], [1, 1, 1]].reduce<SimilaritySums>(withTask, NO_SUMS);
    // d̄ = 0.1 for the new one and 0.775 for the four others.
    expect(outlierScore(alike, [0.1, 0.1, 0.1, 0.1])).toBeCloseTo(-2, 12);
  });

  it("never lies further from 0 than the root of the number of stored tasks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.infiniteStream(fc.double({ min: -1, max: 2, noNaN: true })),
        (count, values) => {
          const draw = (length: number): number[] => [...values.take(length)];
          let sums = NO_SUMS;
          for (let size = 0; size < count; size++) sums = withTask(sums, draw(size));
          expect(Math.abs(outlierScore(sums, draw(count)))).toBeLessThanOrEqual(Math.sqrt(count) + 1e-6);
        },
      ),
    );
  });

  it.each([
    ["nothing is stored", NO_SUMS, []],
    ["one task is stored", sumsOf([1]), [0.3]],
    ["all tasks are equally alike", [[], [0.1], [0.1, 0.1]].reduce(withTask, NO_SUMS), [0.1, 0.1, 0.1]],
  ])("is 0 where %s", (_, sums, row) => {
    expect(outlierScore(sums, row)).toBe(0);
  });
});

describe("the mean similarities", () => {
  it("have a mean and a population deviation", () => {
    const sums = [[], [0.5], [0.25, 1]].reduce<SimilaritySums>(withTask, NO_SUMS);
    expect(meanSimilarities(sums)).toEqual([0.375, 0.75, 0.625]);
    expect(spreadOf(sums)?.mean).toBeCloseTo(1.75 / 3, 12);
    expect(spreadOf(sums)?.deviation).toBeCloseTo(0.155902, 6);
  });

  it("have none without tasks, and are 0 for a task that is alone", () => {
    expect(spreadOf(NO_SUMS)).toBeNull();
    expect(spreadOf(sumsOf([1]))).toEqual({ mean: 0, deviation: 0 });
    expect(meanSimilarities(sumsOf([1]))).toEqual([0]);
  });
});

describe("the outlier test", () => {
  it.each([
    ["below", -1.6, true],
    ["below", -1.5, false],
    ["below", 1.6, false],
    ["above", 1.6, true],
    ["above", 1.5, false],
    ["above", -1.6, false],
    ["two-sided", 1.6, true],
    ["two-sided", -1.6, true],
    ["two-sided", 1.5, false],
    ["off", -100, false],
  ] as const)("%s says of a z of %d at λ = 1.5: %s", (test, score, expected) => {
    expect(isOutlier(score, test, 1.5)).toBe(expected);
  });
});
