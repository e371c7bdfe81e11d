import i18next from "i18next";
import { createElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { Analysis, AnalysisChart, AnalysisTable } from "../../../core/analyses/analysis.ts";
import { ANALYSIS_WORDS, chartTitle } from "../../../core/analyses/words.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { analysesZh } from "../../../renderer/i18n/zh-CN/analyses.ts";
import { chartInWords } from "../../../renderer/views/runs/analyses/chart-words.ts";
import { AnalysisContent } from "../../../renderer/views/runs/analyses/analyses-panel.tsx";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { flatTexts } from "../support/texts.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

describe("the words of analyses", () => {
  const english = flatTexts(ANALYSIS_WORDS);
  const chinese = flatTexts(analysesZh);
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

  test("are there in both languages, for the same ids", () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("fill in the same values in both languages", () => {
    const filled = (texts: ReadonlyMap<string, string>) =>
      Object.fromEntries([...texts].map(([id, text]) => [id, holes(text)]));

    expect(filled(chinese)).toEqual(filled(english));
  });
});

const table: AnalysisTable = {
  id: "costs",
  columns: [
    { id: "method", form: "text" },
    { id: "questions", form: "count" },
    { id: "accuracy", form: "share" },
    { id: "interval", form: "interval" },
    { id: "tokens", form: "number" },
    { id: "tokens-interval", form: "interval" },
    { id: "swapped", form: "text" },
  ],
  rows: [
    ["io", 1234, 0.741, [0.6, 0.842], 12.34, [9.87, 15], true],
    ["mcf", 20, null, null, 7, null, false],
  ],
};

function shown(parts: Partial<Analysis>) {
  const analysis: Analysis = { kind: "costs", runs: [], tables: [], charts: [], notes: [], ...parts };
  return createElement(AnalysisContent, { analysis });
}

describe("the names in a chart", () => {
  const item = (label: string) => ({ label, value: 0.5, low: 0.4, high: 0.6 });
  const labels = (id: string, label: string) => {
    const chart = { type: "intervals", id, form: "share", items: [item(label)] } as unknown as AnalysisChart;
    const words = chartInWords(chart, ANALYSIS_WORDS, i18next.t);
    return words.type === "intervals" ? words.items.map((one) => one.label) : [];
  };

  test("are the titles of methods, also where a method is called as something else is", () => {
    expect(labels("accuracy", "adaptive · qwen2.5-1.5b")).toEqual(["Adaptive escalation · qwen2.5-1.5b"]);
    expect(labels("accuracy", "io")).toEqual(["Input–output prompting"]);
  });

  test("are whether a debate may break off where that is compared", () => {
    expect(labels("break", "adaptive")).toEqual(["adaptive break"]);
  });
});

describe("the table of an analysis", () => {
  const words = () => shownWords(shown({ tables: [table] }));

  test("writes shares, intervals and numbers by what they are, numbers of a column with the same places", () => {
    expect(words()).toContain("|Input–output prompting|1,234|74.1 %|60.0–84.2 %|12.3|9.9–15.0|yes|");
    expect(words()).toContain("|20|–|–|7.0|–|no|");
  });

  test("can be copied as Markdown", () => {
    expect(words()).toContain("|Copy as Markdown: Costs of a question|");
  });

  test("says beforehand that what is copied is in English", async () => {
    await i18next.changeLanguage("zh-CN");

    expect(words()).toContain("|复制为 Markdown（英文）：每题的开销|");
  });

  test("writes chrF and its interval as numbers of 100", () => {
    const chrf: AnalysisTable = {
      id: "accuracy",
      columns: [
        { id: "chrf", form: "chrf" },
        { id: "chrf-interval", form: "interval" },
      ],
      rows: [[0.523, [0.4, 0.651]]],
    };

    expect(shownWords(shown({ tables: [chrf] }))).toContain("|52.3|40.0–65.1|");
  });

  test("leaves data as it is, though an id of the analysis is written alike", () => {
    const answers: AnalysisTable = {
      id: "trajectories-of",
      columns: [
        { id: "answer", form: "text" },
        { id: "state", form: "text" },
      ],
      rows: [["forced", "forced"]],
    };

    expect(shownWords(shown({ tables: [answers] }))).toContain("|forced|forced rounds|");
  });

  test("has its words in the language that is shown", async () => {
    await i18next.changeLanguage("zh-CN");

    expect(words()).toContain(`|${analysesZh.tables.costs}|`);
    expect(words()).toContain(`|${analysesZh.columns["tokens-interval"]}|`);
  });
});

const estimate = { value: 0.5, interval: [0.3, 0.7] } as const;
const CHARTS: readonly AnalysisChart[] = [
  {
    type: "heatmap",
    id: "grid",
    x: { name: "agents", values: ["2", "3"] },
    y: { name: "temperature", values: ["0.1"] },
    cells: [{ x: 0, y: 0, ...estimate }],
  },
  { type: "intervals", id: "accuracy", form: "share", items: [{ label: "mean", ...estimate }] },
  {
    type: "lines",
    id: "learning",
    x: { name: "questions" },
    form: "share",
    series: [{ name: "mean", points: [{ x: 1, ...estimate }] }],
    references: [{ name: "dialogue", value: 0.4 }],
  },
  {
    type: "scatter",
    id: "tokens",
    x: { name: "generated" },
    form: "share",
    points: [{ label: "io", x: 40, ...estimate }],
    front: [0],
  },
  {
    type: "parts",
    id: "stances",
    items: [{ label: "cfmad", parts: [{ name: "consensus-right", share: 1 }] }],
  },
  {
    type: "bars",
    id: "trajectories-of",
    x: { name: "trajectory" },
    bars: [
      { label: "1", value: 0.8, right: true },
      { label: "2", value: -0.25, right: false },
      { label: "3", value: 0, right: null },
    ],
  },
];

describe("the charts of an analysis", () => {
  test.each(CHARTS)("are drawn with a name for who cannot see them ($type)", (chart) => {
    expect(markupOf(shown({ charts: [chart] }))).toContain(`aria-label="${chartTitle(chart)}"`);
  });

  test("write chrF as a number of 100, and say that it is chrF", () => {
    const items = [{ label: "io", value: 0.523, interval: [0.4, 0.651] as const }];
    const words = shownWords(
      shown({ charts: [{ type: "intervals", id: "accuracy", form: "share", worth: "chrf", items }] }),
    );

    expect(words).toContain("|chrF with 95 % intervals|");
    expect(words).toContain("|52.3 (40–65.1)|");
  });

  test("have their series in words", async () => {
    await i18next.changeLanguage("zh-CN");
    const lines = CHARTS.filter(({ type }) => type === "lines");

    expect(shownWords(shown({ charts: lines }))).toContain(analysesZh.names.dialogue);
  });

  test("say of every bar whether it is right, wrong or neither, beside its colour", () => {
    const bars = CHARTS.filter(({ type }) => type === "bars");

    expect(shownWords(shown({ charts: bars }))).toContain(
      "|1|0.8|right|2|-0.25|wrong|3|0|neither right nor wrong|",
    );
  });
});

test("a note is a sentence with its values in it", () => {
  const notes = [{ id: "several-data", values: { files: 2 } }];

  expect(shownWords(shown({ notes }))).toContain("These runs are on 2 data files.");
});
