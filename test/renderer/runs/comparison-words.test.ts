import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { EqualBudget } from "../../../core/comparison/comparison.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { BudgetTable } from "../../../renderer/views/runs/compare/equal-budgets.tsx";
import { OutcomeSquare } from "../../../renderer/views/runs/compare/outcome-square.tsx";
import { PairFigures } from "../../../renderer/views/runs/compare/pair-figures.tsx";
import { outcomeCounts } from "../../../renderer/views/runs/compare/pairs.ts";
import { aComparedRun, aPair } from "../support/comparisons.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

describe("the square of two runs", () => {
  const square = createElement(OutcomeSquare, {
    counts: outcomeCounts(aPair()),
    first: "A",
    second: "B",
    filter: "all",
    onFilter: () => undefined,
  });

  test("reads as a table with counts and shares", () => {
    const words = shownWords(square);

    expect(words).toContain("|A right|both right|8|40 %|only A right|2|10 %|");
    expect(words).toContain("|A wrong|only B right|4|20 %|both wrong|6|30 %|");
  });
});

describe("the figures of a pair", () => {
  const figures = (parts: Parameters<typeof aPair>[0] = {}) =>
    shownWords(createElement(PairFigures, { pair: aPair(parts), first: "A", second: "B" }));

  test("say that nothing is shown, and how large a difference would have to be", () => {
    expect(figures()).toContain("No difference is shown between A and B");
    expect(figures()).toContain("With 20 questions, a true difference below about 32.0 points");
  });

  test("have difference, interval and all three p-values", () => {
    const words = figures();

    expect(words).toContain("|B minus A|+10.0 points|95 % interval −15.0 … +35.0|");
    expect(words).toContain("|McNemar, exact p|0.688|McNemar, mid-p|0.453|Exact p after Holm|0.688|");
  });

  test("leave out the tests where there are scores", () => {
    const words = figures({ exact: null, midP: null, adjusted: null, detectable: null });

    expect(words).not.toContain("McNemar");
    expect(words).not.toContain("often go unseen");
  });

  test("say that there is nothing to compare, and no more, without shared questions", () => {
    expect(figures({ questions: 0 })).toMatch(/^\|These runs share no question[^|]*\|$/);
  });
});

describe("runs at equal tokens", () => {
  const budget: EqualBudget = {
    run: "a",
    generated: 100,
    samples: 3,
    reference: { run: "r", generated: 96, correct: 12, accuracy: 0.6, interval: [0.4, 0.8] },
    beyond: true,
    pair: aPair(),
  };
  const table = (...budgets: readonly EqualBudget[]) =>
    shownWords(createElement(BudgetTable, { runs: [aComparedRun()], budgets }));

  test("say how many samples the tokens pay for, and what these come to", () => {
    expect(table(budget)).toContain("|100|3+|60.0 %|40.0–80.0 %|+10.0 points|−15.0 … +35.0|0.688|");
    expect(table(budget)).toContain("could still do better");
  });

  test("say where the tokens do not pay for one sample", () => {
    const dear = { ...budget, samples: null, reference: null, pair: null, beyond: false };

    expect(table(budget, { ...dear, run: "b" })).toContain("|100|not even one|–|–|–|");
  });

  test("say what is lacking where there is no run of self-consistency", () => {
    const alone = { ...budget, samples: null, reference: null, pair: null, beyond: false };

    expect(table(alone)).toContain("There is no run of self-consistency");
  });
});
