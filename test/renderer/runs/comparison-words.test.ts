import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type {
  ComparedQuestion,
  Comparison,
  EqualBudget,
  PairComparison,
} from "../../../core/comparison/comparison.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ComparedRuns } from "../../../renderer/views/runs/compare/compared-runs.tsx";
import { CopyForPaper } from "../../../renderer/views/runs/compare/copy-for-paper.tsx";
import { BudgetTable } from "../../../renderer/views/runs/compare/equal-budgets.tsx";
import { OutcomeSquare } from "../../../renderer/views/runs/compare/outcome-square.tsx";
import { PairFigures } from "../../../renderer/views/runs/compare/pair-figures.tsx";
import { PairPanel } from "../../../renderer/views/runs/compare/pair-panel.tsx";
import { PairTable } from "../../../renderer/views/runs/compare/pair-table.tsx";
import { outcomeCounts } from "../../../renderer/views/runs/compare/pairs.ts";
import { ProsePanel } from "../../../renderer/views/runs/compare/prose-panel.tsx";
import { runNotes } from "../../../renderer/views/runs/compare/run-names.ts";
import { SideBySide } from "../../../renderer/views/runs/compare/side-by-side.tsx";
import { aComparedRun, aPair } from "../support/comparisons.ts";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

const languages = await startLanguages("en");

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
  const figures = (parts: Parameters<typeof aPair>[0] = {}, together = 1) =>
    shownWords(createElement(PairFigures, { pair: aPair(parts), together, first: "A", second: "B" }));

  test("say that nothing is shown, and how large a difference would have to be", () => {
    expect(figures()).toContain("No difference is shown between A and B");
    expect(figures()).toContain("With 20 questions, a true difference below about 32.0 points");
  });

  test("say what even a single comparison would miss where there are several", () => {
    expect(figures({}, 2)).toContain(
      "With 20 questions, even a single comparison would often miss a true difference below about 32.0 points",
    );
  });

  test("say of a sample that is too small to show anything that no difference can be shown", () => {
    const words = figures({ questions: 5, detectable: 1 });

    expect(words).toContain("With 5 questions, no difference can be shown, however large");
    expect(words).not.toContain("points would often");
  });

  test("say of too few translations that they show nothing", () => {
    const scores = { exact: null, midP: null, adjusted: null, detectable: null } as const;

    expect(figures({ ...scores, differing: 5, interval: [1, 7] })).toContain(
      "A and B differ on too few questions to show any difference",
    );
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

  test("say how many answers with scores were compared", () => {
    const words = figures({ questions: 12, exact: null, midP: null, adjusted: null, detectable: null });

    expect(words).toContain("|Questions compared|12|");
  });

  test("have separators in large counts", () => {
    const words = figures({ questions: 1500 });

    expect(words).toContain("|Questions compared|1,500|");
    expect(words).toContain("With 1,500 questions, a true difference below");
  });
});

test("the counts of every pair have separators", () => {
  const table = createElement(PairTable, {
    runs: [aComparedRun(), aComparedRun({ run: "b" })],
    pairs: [aPair({ bothRight: 1234, bothWrong: 5678 })],
    current: 0,
    onShow: () => undefined,
  });

  expect(shownWords(table)).toContain("|1,234|2|4|5,678|");
});

test("the answers of a pair with scores are not counted as right or wrong", () => {
  const scores = { bothRight: 0, onlyFirst: 0, onlySecond: 0, bothWrong: 0, exact: null, midP: null };
  const table = createElement(PairTable, {
    runs: [aComparedRun(), aComparedRun({ run: "b" })],
    pairs: [aPair({ ...scores, adjusted: null, detectable: null, difference: 10, interval: [2, 18] })],
    current: 0,
    onShow: () => undefined,
  });

  expect(shownWords(table)).toContain("|–|–|–|–|+10.0|+2.0 … +18.0|–|–|–|");
});

test("a comparison can be copied for a paper", () => {
  const button = createElement(CopyForPaper, { runs: ["a", "b"], equal: false });

  expect(shownWords(withEngine(button))).toContain("|Copy for a paper|");
});

test("a run is told from others by its options, and by what else it was made with", () => {
  const t = languages.getFixedT("en");
  const settings = {
    ...{ agents: 3, exemplars: "shown.jsonl", repository: "sums" },
    ...{ "prompts of mad": "2, worded by 3fa2", "model of judge": "large" },
  };

  expect(runNotes(aComparedRun({ model: "small", settings }), t)).toBe(
    "small · Agents N 3 · File of exemplars: shown.jsonl · Experience repository: sums · Prompts: mad 2, worded by 3fa2 · Judge: large",
  );
});

test("in Chinese, the colon of Chinese stands between an option and its value", () => {
  const run = aComparedRun({ model: "small", settings: { exemplars: "shown.jsonl" } });

  expect(runNotes(run, languages.getFixedT("zh-CN"))).toBe("small · 示例文件：shown.jsonl");
});

test("the costs of a run are told as means of a question", () => {
  const table = createElement(ComparedRuns, { runs: [aComparedRun()], asked: ["a"] });

  expect(shownWords(table)).toContain("|Generated tokens per question|Calls per question|");
});

test("runs of translations show their mean score with its interval", () => {
  const run = aComparedRun({ accuracy: null, interval: null, score: 52.31, scoreInterval: [48.12, 56.4] });
  const table = createElement(ComparedRuns, { runs: [run], asked: ["a"] });

  expect(shownWords(table)).toContain("|52.3|48.1–56.4|");
});

describe("runs at equal tokens", () => {
  const budget: EqualBudget = {
    run: "a",
    generated: 100,
    samples: 3,
    reference: { run: "r", generated: 96, correct: 12, accuracy: 0.6, interval: [0.4, 0.8] },
    beyond: true,
    pair: aPair({ adjusted: 0.91 }),
  };
  const dear = { ...budget, samples: null, reference: null, pair: null, beyond: false };
  const table = (...budgets: readonly EqualBudget[]) =>
    shownWords(createElement(BudgetTable, { runs: [aComparedRun()], budgets }));

  test("say how many samples the tokens pay for, and what these come to", () => {
    expect(table(budget)).toContain("|100|3+|60.0 %|40.0–80.0 %|+10.0 points|−15.0 … +35.0|0.688|0.910|");
    expect(table(budget)).toContain("could still do better");
  });

  test("have separators in a large number of samples", () => {
    expect(table({ ...budget, samples: 1200 })).toContain("|100|1,200+|");
  });

  test("say where the tokens do not pay for one sample", () => {
    expect(table(budget, { ...dear, run: "b" })).toContain("|100|not even one|–|–|–|–|");
  });

  test("say so too where the tokens of no method pay for one", () => {
    expect(table(dear)).toContain("|100|not even one|–|–|–|–|");
  });
});

const question: ComparedQuestion = {
  id: "q",
  text: "What falls?",
  choices: [],
  gold: null,
  answers: ["Rain.", "Snow."].map((answer) => ({ answer, correct: null, score: null, generated: 5 })),
  outcome: "not-compared",
};

describe("runs of free prose", () => {
  const panel = (...runs: readonly string[]) =>
    shownWords(
      createElement(ProsePanel, {
        comparison: {
          runs: runs.map((run) => aComparedRun({ run })),
          ...{ pairs: [], shared: 1, leftOut: 0, givenUp: 0, questions: [question], budget: null },
        },
      }),
    );

  test("are to be read, question by question", () => {
    const words = panel("a", "b");

    expect(words).toContain("|The answers are free prose, neither right nor wrong: read them.|");
    expect(words).toContain("|Answer of A|Answer of B|");
  });

  test("offer no filter by what is right: nothing is", () => {
    expect(panel("a", "b")).not.toContain("both right");
  });

  test("let one choose which is read beside the first", () => {
    expect(panel("a", "b")).not.toContain("Read beside A");
    expect(panel("a", "b", "c")).toContain("Read beside A");
  });
});

describe("the questions of two runs", () => {
  const questionsOf = (pair: PairComparison) => {
    const comparison: Comparison = {
      runs: [aComparedRun(), aComparedRun({ run: "b" })],
      ...{ pairs: [pair], shared: 1, leftOut: 0, givenUp: 0, questions: [question], budget: null },
    };
    const panel = createElement(PairPanel, { comparison, pair, places: { first: 0, second: 1 } });
    return shownWords(panel);
  };

  test("are filtered by how they came out, and counts have separators", () => {
    expect(questionsOf(aPair({ bothRight: 1234 }))).toContain("|both right 1,234|");
  });

  test("are not filtered so where they have scores, which are neither right nor wrong", () => {
    const ofScores = aPair({ exact: null, midP: null, adjusted: null, detectable: null });

    expect(questionsOf(ofScores)).not.toContain("both right");
  });
});

describe("one question in two runs", () => {
  test("has its choices below its text", () => {
    const choices = [
      { label: "A", text: "Rain" },
      { label: "B", text: "Snow" },
    ];
    const side = createElement(SideBySide, {
      question: { ...question, choices },
      compared: [],
      onClose: () => undefined,
    });

    expect(shownWords(withEngine(side))).toContain("|What falls?|A|Rain|B|Snow|");
  });

  test("is read without reading anything else of them", () => {
    const queries = new QueryClient();
    const side = createElement(SideBySide, {
      question,
      compared: [{ run: aComparedRun({ run: "a", strategy: "self-consistency" }), place: 0 }],
      onClose: () => undefined,
    });
    const words = shownWords(withEngine(side, queries));
    const asked = queries.getQueryCache().getAll();

    expect(words).toContain("|A · Self-consistency|");
    expect(asked.map(({ queryKey }) => queryKey)).toEqual([["runs", "question", "a", "q", "done"]]);
  });
});
