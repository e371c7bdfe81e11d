import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, questionRow } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

/** 20 questions: the first ten wrong without an experience, the others right with one. */
const learner = analysedRun({
  strategy: "mcf",
  options: { experience: true },
  manifest: {
    experience: "of this run",
    data: { file: "q.jsonl", sha256: "d", questions: 20, skippedLines: [] },
  },
  rows: Array.from({ length: 20 }, (_, index) =>
    questionRow(`q${index + 1}`, index >= 10, {
      experience: { outcome: index >= 10 ? "found" : "too-few", verdict: "good", stored: true },
    }),
  ),
});

describe("the learning curve", () => {
  const analysis = analyse("learning", [learner]);

  it("has accuracy and retrievals by tenths of the questions", () => {
    const tenths = recordsIn(analysis, "learning");
    expect(tenths).toHaveLength(10);
    expect(tenths[0]).toMatchObject({ from: 1, to: 2, questions: 2, correct: 0, accuracy: 0, retrieved: 0 });
    expect(tenths[9]).toMatchObject({ from: 19, to: 20, correct: 2, accuracy: 1, retrieved: 2 });
    expect(tenths[9]?.interval).toHaveLength(2);
  });

  it("tells what became of the repository's retrievals", () => {
    expect(recordsIn(analysis, "retrieval")).toMatchObject([
      { retrieved: 10, "too-few": 10, outliers: 0, judged: 20, stored: 20, unreadable: 0 },
    ]);
  });

  it("is drawn over the questions so far, a point where each tenth ends", () => {
    const [chart] = analysis.charts;
    const points = chart?.type === "lines" ? chart.series[0]?.points : [];
    expect(chart).toMatchObject({ x: { name: "questions" } });
    expect(points?.map(({ x, value }) => [x, value])).toEqual([
      ...[2, 4, 6, 8, 10].map((question) => [question, 0]),
      ...[12, 14, 16, 18, 20].map((question) => [question, 1]),
    ]);
  });

  it("has no accuracy for free prose, but retrievals", () => {
    const prose = { ...learner, rows: learner.rows.map((row) => ({ ...row, answerType: "text" as const })) };
    const found = analyse("learning", [prose]);
    expect(recordsIn(found, "learning")[9]).not.toHaveProperty("accuracy");
    expect(recordsIn(found, "learning")[9]).toMatchObject({ retrieved: 2 });
  });

  it("refuses runs without a repository", () => {
    expect(() => analyse("learning", [analysedRun()])).toThrow(/--option experience=true/);
  });
});
