import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankingFigures, type ScoredChain } from "./ranking.ts";

/** Chains of one question with these scores. */
function chains(right: readonly number[], wrong: readonly number[]): readonly ScoredChain[] {
  return [
    ...right.map((score) => ({ correct: true, score })),
    ...wrong.map((score) => ({ correct: false, score })),
  ];
}

describe("the ranking of right and wrong chains", () => {
  it("compares no chains of different questions", () => {
    const easy = chains([9], [8]);
    const hard = chains([2], [1]);
    expect(rankingFigures([easy, hard])).toMatchObject({ questions: 2, pairs: 2, areaUnderCurve: 1 });
  });

  it("counts every pair the same, and equal scores half", () => {
    const won = chains([3, 4], [1, 2]);
    const lost = chains([1], [2]);
    const even = chains([1], [1]);
    expect(rankingFigures([won, lost, even])).toMatchObject({ pairs: 6, areaUnderCurve: 4.5 / 6 });
  });

  it("has a wider interval where questions are few, with the area inside", () => {
    const some = [chains([2], [1]), chains([2], [1]), chains([1], [2])];
    const widthOf = (times: number): number => {
      const all = Array.from({ length: times }, () => some).flat();
      const [low, high] = rankingFigures(all).areaInterval as readonly number[];
      expect(low).toBeLessThan(2 / 3);
      expect(high).toBeGreaterThan(2 / 3);
      return (high ?? NaN) - (low ?? NaN);
    };
    expect(widthOf(20)).toBeLessThan(widthOf(2));
  });

  it("tells how often the best chain is right, beside a random one", () => {
    const found = chains([3], [1, 2, 1]);
    const missed = chains([1, 1], [2, 0]);
    expect(rankingFigures([found, missed])).toMatchObject({
      bestIsRight: { count: 1, of: 2 },
      randomIsRight: 0.375,
    });
  });

  it("takes the first of several best chains", () => {
    expect(rankingFigures([chains([1], [1])])).toMatchObject({ bestIsRight: { count: 1 } });
    expect(rankingFigures([chains([1], [1]).toReversed()])).toMatchObject({ bestIsRight: { count: 0 } });
  });

  it("has no area without questions", () => {
    expect(rankingFigures([])).toMatchObject({ pairs: 0, areaUnderCurve: null, areaInterval: null });
  });

  it("depends on the order of the scores alone", () => {
    const scores = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(scores, scores), { minLength: 1, maxLength: 4 }), (questions) => {
        const cubed = questions.map((both) => both.map((some) => some.map((score) => score ** 3)));
        const figuresOf = (all: readonly (readonly (readonly number[])[])[]) =>
          rankingFigures(all.map(([right = [], wrong = []]) => chains(right, wrong)));
        expect(figuresOf(cubed)).toEqual(figuresOf(questions));
      }),
      { numRuns: 20 },
    );
  });
});
