import { describe, expect, it } from "vitest";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import { keptOf } from "../../bench/results/kept.ts";
import { groupText } from "../../bench/results/group.ts";
import { tableRows, type MeasuredRun } from "../../bench/results/measured.ts";
import { overviewText } from "../../bench/results/overview.ts";
import { PUBLISHED, type PublishedTable } from "../../bench/results/published.ts";
import { publishedText } from "../../bench/results/published-table.ts";
import { methodsTable, samplesTable } from "../../bench/results/tables.ts";
import { wantedRuns } from "../../bench/results/wanted.ts";
import { analysedRun, rowsOf, turnOf, type Said } from "../../support/analysed-runs.ts";
import { MODELS, SUMS } from "./wanted.ts";

/** What a method came to: `+` for right, `-` for wrong, one sign a question. */
type Outcomes = Readonly<Record<string, string>>;

/** Runs of 100 seconds of these methods; self-consistency has three samples of 100 tokens that all give its answer. */
function runs(outcomes: Outcomes, given: Partial<QuestionRow> = {}): readonly MeasuredRun[] {
  const methods = Object.entries(outcomes).map(([strategy, { length }]) => ({
    strategy,
    options: strategy === "self-consistency" ? { agents: 3 } : {},
    questions: length,
  }));
  return wantedRuns({ ...SUMS, methods }, MODELS).map((wanted) => {
    const { strategy, options } = wanted;
    const rows = rowsOf(outcomes[strategy.id] ?? "", given);
    const said: Record<string, Said> = Object.fromEntries(
      rows.map(({ id, answer }) => [id, { turns: samples(answer) }]),
    );
    const analysed = analysedRun({ run: strategy.id, strategy: strategy.id, options, rows, said });
    return { wanted, filed: keptOf(analysed, 100) };
  });
}

function samples(answer: string | null) {
  return [1, 2, 3].map((number) => turnOf(`solver-${number}`, `The answer is ${answer ?? "unknown"}`));
}

describe("the rows of a group", () => {
  const OUTCOMES = {
    "zero-shot-cot": "----------",
    "self-consistency": "++++++----",
    mad: "++++++++",
    dup: "----------",
  };

  it("are compared with one answer on the questions that both were asked", () => {
    const rows = tableRows(runs(OUTCOMES));
    expect(rows.map(({ method }) => method.gain?.questions)).toEqual([undefined, 10, 8, 10]);
    expect(rows.map(({ method }) => method.gain?.difference)).toEqual([undefined, 0.6, 1, 0]);
  });

  it("have p-values that are corrected for all of them", () => {
    const gains = tableRows(runs(OUTCOMES)).map(({ method }) => method.gain);
    expect(gains.map((gain) => gain?.p)).toEqual([undefined, 2 / 64, 2 / 256, 1]);
    expect(gains.map((gain) => gain?.adjusted)).toEqual([undefined, 4 / 64, 6 / 256, 1]);
  });

  it("are set against as many samples as their tokens pay for; one answer and the samples themselves are not", () => {
    const rows = tableRows(runs(OUTCOMES));
    expect(rows.map(({ atEqualTokens }) => atEqualTokens?.budget.samples)).toEqual([
      undefined,
      undefined,
      1,
      1,
    ]);
    expect(rows[2]?.method.atEqualTokens).toMatchObject({
      questions: 8,
      difference: 0.25,
      p: 0.5,
      adjusted: 0.5,
      samples: { count: 1, generated: 100, beyond: false },
    });
    expect(samplesTable(rows)).toContain("| `mad` | 100 | 100 % (68–100) | 1 | 100 | 75 % (41–93) |");
  });

  it("tell where all samples generate fewer tokens than the method", () => {
    const rows = tableRows(runs(OUTCOMES, { tokens: { prompt: 50, cached: 0, generated: 500 } }));
    expect(rows[2]?.method.atEqualTokens?.samples).toEqual({ count: 3, generated: 300, beyond: true });
  });

  it("are set against all samples where answers are queries", () => {
    const sql = { "zero-shot-cot": "--", "self-consistency": "-+", "mad-judge": "++" };
    const rows = tableRows(runs(sql, { answerType: "sql" }));
    expect(rows.map(({ atEqualTokens }) => atEqualTokens)).toEqual([null, null, null]);
    expect(rows[2]?.overAllSamples).toMatchObject({ questions: 2, difference: 0.5 });
    expect(samplesTable(rows)).toContain("| `mad-judge` | 2 | +50");
  });

  it("have no comparison where the other run is missing", () => {
    const [only] = tableRows(runs({ dup: "+-" }));
    expect(only?.method).toMatchObject({ gain: null, atEqualTokens: null });
    expect(samplesTable(tableRows(runs({ dup: "+-" })))).toBe("");
  });

  it("tell questions without an answer, failed ones too, and the run's time a question", () => {
    const [run] = tableRows(runs({ dup: "----" }, { outcome: "failed", answer: null }));
    expect(run?.method).toMatchObject({ questions: 4, correct: 0, unanswered: 4, seconds: 25 });
    expect(methodsTable(run ? [run] : [])).toContain("| 0 of 4 | 0 % (0–49) | 4 |");
  });

  it("tell the time of a question that takes a few hundredths of a second", () => {
    const quick = tableRows(runs({ dup: "++" })).map((row) => ({
      ...row,
      method: { ...row.method, seconds: 0.02 },
    }));
    expect(methodsTable(quick)).toContain("| 100 | 0.02 |");
  });
});

describe("a group of rows", () => {
  const group = { name: "sums", title: "Sums", hasPicture: false, runs: [], notes: [] };

  it("tells how many replies were generated at once and on how many threads, and which rows were made otherwise", () => {
    const alike = tableRows(runs({ "zero-shot-cot": "+-", io: "--", dup: "+-" }));
    expect(groupText({ ...group, rows: alike })).toContain(
      "Made with up to 8 replies at once and 1 thread.\n",
    );
    const rows = alike.map((row) => {
      const { model } = row.manifest;
      const other = { ...model, sequences: 1, runtime: { ...model.runtime, threads: 2 } };
      return row.wanted.strategy.id === "dup" ? { ...row, manifest: { ...row.manifest, model: other } } : row;
    });
    expect(groupText({ ...group, rows })).toContain(
      "Made with up to 8 replies at once and 1 thread, except: `dup` (one reply at once and 2 threads).\n",
    );
  });

  it("tells how many times as many tokens as one answer a method generates, though it is a few hundredths", () => {
    const rows = tableRows(runs({ "zero-shot-cot": "----", io: "--++" })).map((row) => {
      const tokens = { ...row.method.tokens, generated: row.wanted.strategy.id === "io" ? 4 : 100 };
      return { ...row, method: { ...row.method, tokens } };
    });
    expect(overviewText([{ ...group, rows }])).toMatch(/; 0\.04 × \|/);
  });
});

describe("a paper's table", () => {
  const published: PublishedTable = {
    title: "A paper",
    data: "sums",
    methods: ["zero-shot-cot", "mad"],
    rows: [{ what: "GPT-0", values: [null, 47.59] }],
    differs: "Everything.",
  };

  it("has ours under it, as far as they were measured", () => {
    const text = publishedText(published, tableRows(runs({ mad: "+++-" })));
    expect(text).toContain("| GPT-0 |  | 47.59 |\n| **Here**: Scripted model, sums |  | 75.0 (3 of 4) |");
  });

  it("stands alone where nothing of the kind was measured", () => {
    for (const each of PUBLISHED) {
      const text = publishedText(each, []);
      expect(text).toContain(`**${each.title}**`);
      for (const { what } of each.rows) expect(text).toContain(`| ${what} |`);
      expect(text).not.toContain("Here");
    }
  });
});
