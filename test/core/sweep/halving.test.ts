import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SweepPlan } from "../../../core/sweep/cell.ts";
import { keepBest, meanQuestions, rungsOf } from "../../../core/sweep/halving.ts";

function plan(cells: number, search: SweepPlan["search"]): Pick<SweepPlan, "search" | "cells"> {
  const cell = (place: number) => ({
    cell: place,
    strategy: "io",
    model: "practice",
    options: {},
    settings: {},
  });
  return { search, cells: Array.from({ length: cells }, (_, place) => cell(place)) };
}

describe("successive halving", () => {
  test("asks all questions of all cells without it", () => {
    expect(rungsOf(plan(4, { kind: "grid" }), 60)).toEqual([{ questions: 60, cells: 4 }]);
  });

  test("asks eta times as many questions of one cell in eta, until all are asked", () => {
    expect(rungsOf(plan(8, { kind: "halving", eta: 2, first: 10 }), 60)).toEqual([
      { questions: 10, cells: 8 },
      { questions: 20, cells: 4 },
      { questions: 40, cells: 2 },
      { questions: 60, cells: 1 },
    ]);
  });

  test("follows the last cell to the end at once", () => {
    expect(rungsOf(plan(2, { kind: "halving", eta: 2, first: 5 }), 60)).toEqual([
      { questions: 5, cells: 2 },
      { questions: 60, cells: 1 },
    ]);
  });

  test("compares nothing where the first rung asks all questions already", () => {
    expect(rungsOf(plan(8, { kind: "halving", eta: 2, first: 60 }), 60)).toEqual([
      { questions: 60, cells: 8 },
    ]);
  });

  test("counts the questions of later rungs beyond those before", () => {
    const rungs = rungsOf(plan(4, { kind: "halving", eta: 2, first: 10 }), 40);
    // 4 × 10, then 2 × 10 more, then 1 × 20 more, over 4 cells.
    expect(meanQuestions(rungs, 4)).toBe(20);
  });

  test("keeps the most accurate; of equal ones the cheaper, then the earlier", () => {
    const contestants = [
      { cell: 0, worth: 0.5, generated: 100 },
      { cell: 1, worth: 0.5, generated: 50 },
      { cell: 2, worth: 0.9, generated: 900 },
      { cell: 3, worth: null, generated: 1 },
      { cell: 4, worth: 0.5, generated: 50 },
    ];
    expect(keepBest(contestants, 3)).toEqual([1, 2, 4]);
  });

  test("keeps as many as it may, and never somebody worse than one who is stopped", () => {
    const contestants = fc.array(
      fc.record({ worth: fc.option(fc.double({ min: 0, max: 1, noNaN: true })), generated: fc.nat(1000) }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(contestants, fc.integer({ min: 1, max: 50 }), (given, most) => {
        const all = given.map((one, cell) => ({ ...one, cell }));
        const kept = keepBest(all, most);
        expect(kept).toHaveLength(Math.min(most, all.length));
        const worth = (cell: number) => all[cell]?.worth ?? -1;
        const worst = Math.min(...kept.map(worth));
        for (const { cell } of all) if (!kept.includes(cell)) expect(worth(cell)).toBeLessThanOrEqual(worst);
      }),
    );
  });
});
