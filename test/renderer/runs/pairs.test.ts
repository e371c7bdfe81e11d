import { describe, expect, test } from "vitest";
import type { ComparedQuestion, PairComparison } from "../../../core/comparison/comparison.ts";
import {
  differenceIntervalWords,
  differenceWords,
} from "../../../renderer/views/runs/compare/difference-words.ts";
import {
  findingOf,
  findQuestions,
  outcomeOf,
  withFirst,
} from "../../../renderer/views/runs/compare/pairs.ts";
import { aPair } from "../support/comparisons.ts";

/** A question with what each run's answer was: right, wrong or neither. */
function question(id: string, ...correct: readonly (boolean | null)[]): ComparedQuestion {
  const answers = correct.map((one) => ({ answer: String(one), correct: one, score: null, generated: 5 }));
  return { id, text: `Question ${id}?`, choices: [], gold: "true", answers, outcome: "not-compared" };
}

const questions = [
  question("both", true, true, false),
  question("first", true, false, true),
  question("second", false, true, true),
  question("none", false, false, false),
  question("free", null, null, null),
];
const farApart = { first: 0, second: 2 };

describe("how a question came out for two runs", () => {
  test("is told for any two of them", () => {
    const outcomes = (pair: { first: number; second: number }) =>
      questions.map((one) => outcomeOf(one, pair));

    expect(outcomes({ first: 0, second: 1 })).toEqual([
      "both-right",
      "only-first",
      "only-second",
      "both-wrong",
      "not-compared",
    ]);
    expect(outcomes(farApart)).toEqual([
      "only-first",
      "both-right",
      "only-second",
      "both-wrong",
      "not-compared",
    ]);
  });

  test("filters questions, together with words that are searched for", () => {
    const found = (filter: Parameters<typeof findQuestions>[2], search = "") =>
      findQuestions(questions, { first: 0, second: 1 }, filter, search).map(({ id }) => id);

    expect(found("only-second")).toEqual(["second"]);
    expect(found("all", "QUESTION true")).toEqual(["both", "first", "second"]);
    expect(found("both-wrong", "true")).toEqual([]);
  });
});

test("a run comes first before what was asked for, of which a sweep stands for all its cells", () => {
  expect(withFirst("cell-7", ["sweep"])).toEqual(["cell-7", "sweep"]);
  expect(withFirst("b", ["a", "b", "c"])).toEqual(["b", "a", "c"]);
});

describe("what may be said of a difference", () => {
  const finding = (parts: Partial<PairComparison>) => findingOf(aPair(parts));

  test("is that it is not shown, as long as chance could well bring it about", () => {
    expect(finding({ exact: 0.01, adjusted: 0.06 })).toBe("not-shown");
  });

  test("is which run did better, by the p-value that is corrected for there being several pairs", () => {
    expect(finding({ adjusted: 0.01, difference: 0.1 })).toBe("second-ahead");
    expect(finding({ adjusted: 0.01, difference: -0.1 })).toBe("first-ahead");
  });

  test("is told by the interval where there are scores", () => {
    const scores = { exact: null, midP: null, adjusted: null, difference: 3 };

    expect(finding({ ...scores, interval: [-1, 7] })).toBe("not-shown");
    expect(finding({ ...scores, interval: [1, 7] })).toBe("second-ahead");
  });

  test("is that fewer than six scores that differ show nothing, whatever their interval", () => {
    const scores = { exact: null, midP: null, adjusted: null, difference: 3, interval: [3, 3] } as const;

    expect(finding({ ...scores, differing: 5 })).toBe("too-few");
    expect(finding({ ...scores, differing: 6 })).toBe("second-ahead");
  });
});

describe("a difference in words", () => {
  const t = ((_: string, { value }: { value: string }) => `${value} points`) as never;

  test("of accuracies is told in percentage points, with its sign", () => {
    const pair = aPair({ difference: -0.052, interval: [-0.1, 0.004] });

    expect(differenceWords(pair, t)).toBe("−5.2 points");
    expect(differenceIntervalWords(pair)).toBe("−10.0 … +0.4");
  });

  test("of scores is told on their own scale", () => {
    expect(differenceWords(aPair({ exact: null, difference: 2.51 }), t)).toBe("+2.5");
  });

  test("of nothing has no sign", () => {
    expect(differenceWords(aPair({ difference: -0.0001 }), t)).toBe("0.0 points");
  });
});
