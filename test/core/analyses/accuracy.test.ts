import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, questionRow, rowsOf } from "../../support/analysed-runs.ts";
import { recordsOf } from "../../support/analysis-records.ts";

describe("the accuracy of runs", () => {
  it("is the share of right answers with its Wilson interval", () => {
    const [row] = recordsOf("accuracy", [analysedRun({ rows: rowsOf("+---") })]);
    expect(row).toMatchObject({ run: "zero-shot-cot", questions: 4, correct: 1, accuracy: 0.25 });
    // Wilson (1927), 1 of 4 with z = 1.959964.
    expect(row?.interval).toEqual([expect.closeTo(0.045587, 5), expect.closeTo(0.699358, 5)]);
  });

  it("counts unanswered and failed questions as wrong, and tells them", () => {
    const rows = [
      ...rowsOf("+"),
      questionRow("q2", false, { outcome: "unanswered", answer: null }),
      questionRow("q3", false, { outcome: "failed", answer: null }),
    ];
    const [row] = recordsOf("accuracy", [analysedRun({ rows })]);
    expect(row).toMatchObject({ questions: 3, unanswered: 1, failed: 1, accuracy: 1 / 3 });
  });

  it("leaves out questions that were put only to get exemplars", () => {
    const rows = [...rowsOf("+-"), questionRow("q3", true, { exemplar: true })];
    expect(recordsOf("accuracy", [analysedRun({ rows })])[0]).toMatchObject({ questions: 2, accuracy: 0.5 });
  });

  it("has macro-F1 with an interval where there are two possible answers", () => {
    const rows = ["yes", "yes", "no", "no"].map((gold, index) =>
      questionRow(`q${index}`, index !== 1, {
        answerType: "yesno",
        label: { gold, answer: index === 1 ? "no" : gold },
      }),
    );
    const [row] = recordsOf("accuracy", [analysedRun({ rows })]);
    // yes: 1 hit, 1 miss → 2/3; no: 2 hits, 1 false alarm → 4/5.
    expect(row?.["macro-f1"]).toBeCloseTo((2 / 3 + 4 / 5) / 2);
    expect(row?.["macro-f1-interval"]).toHaveLength(2);
  });

  it("has macro-F1 without an interval over a single question", () => {
    const label = { gold: "yes", answer: "yes" };
    const rows = [questionRow("q1", true, { answerType: "yesno", label })];
    const [row] = recordsOf("accuracy", [analysedRun({ rows })]);
    expect(row).toMatchObject({ "macro-f1": 1 });
    expect(row).not.toHaveProperty("macro-f1-interval");
  });

  it("leaves mean chrF its whole range over a single question", () => {
    const rows = [questionRow("q1", false, { answerType: "translation", score: 40 })];
    expect(recordsOf("accuracy", [analysedRun({ rows })])).toMatchObject([
      { chrf: 0.4, "chrf-interval": [0, 1] },
    ]);
  });

  it("is mean chrF as a share of 100 for translations, which are neither right nor wrong", () => {
    const rows = [20, 60].map((score, index) =>
      questionRow(`q${index}`, false, { answerType: "translation", score }),
    );
    const [row] = recordsOf("accuracy", [analysedRun({ rows })]);
    expect(row).toMatchObject({ chrf: 0.4, "chrf-interval": [0.2, 0.6] });
    expect(row).not.toHaveProperty("accuracy");
  });

  it("is drawn as what it is: accuracy, chrF, or of some runs the one and of some the other", () => {
    const right = analysedRun({ rows: rowsOf("+-") });
    const translated = analysedRun({ rows: rowsOf("--", { answerType: "translation", score: 40 }) });
    const charts = [[right], [translated], [right, translated]].flatMap(
      (runs) => analyse("accuracy", runs).charts,
    );
    expect(charts).toMatchObject([{ worth: "accuracy" }, { worth: "chrf" }, { worth: "worth" }]);
  });

  it("is told by difficulty in the known order, where the data has any", () => {
    const rows = [
      questionRow("q1", false, { answerType: "sql", difficulty: "challenging" }),
      questionRow("q2", true, { answerType: "sql", difficulty: "simple" }),
    ];
    expect(recordsOf("accuracy", [analysedRun({ rows })], "difficulty")).toMatchObject([
      { difficulty: "simple", questions: 1, correct: 1, accuracy: 1 },
      { difficulty: "challenging", questions: 1, correct: 0, accuracy: 0 },
    ]);
  });

  it("draws each run with its interval, named by what tells it from the others", () => {
    const run = (agents: number) =>
      analysedRun({ run: `r${agents}`, strategy: "mad", options: { agents, rounds: 3 }, rows: rowsOf("+") });
    const [chart] = analyse("accuracy", [run(2), run(3)]).charts;
    expect(chart).toMatchObject({
      type: "intervals",
      items: [
        { label: "agents=2", value: 1 },
        { label: "agents=3", value: 1 },
      ],
    });
  });

  it("refuses runs whose answers are free prose, and names the command", () => {
    const prose = analysedRun({ rows: rowsOf("-", { answerType: "text" }) });
    expect(() => analyse("accuracy", [prose])).toThrow(/free prose: counterpoint eval --data FILE/);
  });
});
