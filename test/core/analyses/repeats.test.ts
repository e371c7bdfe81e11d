import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, questionRow, rowsOf, runManifest } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";

const repeat = (seed: number, outcomes: string) =>
  analysedRun({ run: `seed-${seed}`, strategy: "mad", options: { agents: 3 }, seed, rows: rowsOf(outcomes) });

describe("the spread over repeats", () => {
  it("is the best minus the worst, around the mean of all answers", () => {
    const [row] = recordsOf("repeats", [repeat(0, "++--"), repeat(1, "+++-"), repeat(2, "+---")]);
    expect(row).toMatchObject({
      repeats: 3,
      questions: 4,
      accuracy: 0.5,
      worst: 0.25,
      best: 0.75,
      spread: 0.5,
    });
  });

  it("has an interval that counts a question once, however often it was asked", () => {
    const [twice] = recordsOf("repeats", [repeat(0, "+-"), repeat(1, "+-")]);
    // Deviations from ½ sum to +1 and −1 by question: SE² = 2 / 16, so the four answers are worth ¼ / SE² = 2.
    expect(twice?.interval).toEqual([expect.closeTo(0.0945, 4), expect.closeTo(0.9055, 4)]);
  });

  it("has an interval of some width where every repeat is right", () => {
    const [row] = recordsOf("repeats", [repeat(0, "++++"), repeat(1, "++++")]);
    expect(row?.interval).toEqual([expect.closeTo(0.5101, 4), 1]);
  });

  it("leaves mean chrF its whole range where a single question was asked, however often", () => {
    const translated = (seed: number) =>
      analysedRun({ seed, rows: [questionRow("q1", false, { answerType: "translation", score: 40 })] });
    expect(recordsOf("repeats", [translated(0), translated(1)])).toMatchObject([
      { questions: 1, chrf: 0.4, interval: [0, 1] },
    ]);
  });

  it("tells every repeat with its own interval", () => {
    expect(recordsOf("repeats", [repeat(0, "++--"), repeat(7, "+++-")], "repeat-runs")).toMatchObject([
      { run: "seed-0", seed: 0, questions: 4, accuracy: 0.5 },
      { run: "seed-7", seed: 7, questions: 4, accuracy: 0.75 },
    ]);
  });

  it("counts the questions that are right or wrong, not the free prose among them", () => {
    const rows = [questionRow("q1", true), questionRow("q2", false, { answerType: "text" })];
    const analysis = analyse("repeats", [analysedRun({ seed: 0, rows }), analysedRun({ seed: 1, rows })]);
    expect(recordsIn(analysis, "repeats")).toMatchObject([{ questions: 1, accuracy: 1 }]);
    expect(recordsIn(analysis, "repeat-runs")).toMatchObject([{ questions: 1 }, { questions: 1 }]);
  });

  it("looks only at the questions that all repeats have answered, and says so", () => {
    const analysis = analyse("repeats", [repeat(0, "++"), repeat(1, "+---")]);
    expect(recordsIn(analysis, "repeats")).toMatchObject([{ questions: 2, worst: 0.5, best: 1 }]);
    expect(analysis.notes).toContainEqual({
      id: "shared-only",
      values: { setting: "mad", shared: 2, leftOut: 2 },
    });
  });

  describe("where a repeat goes on", () => {
    const data = { file: "questions.jsonl", sha256: "data-sha256", questions: 20, skippedLines: [] };
    const of20 = (seed: number, answered: number) => ({
      ...repeat(seed, "+".repeat(answered)),
      manifest: runManifest({ strategy: "mad", options: { agents: 3 }, seed, data }),
    });

    it("is that of the repeats that are done, and names the others", () => {
      const analysis = analyse("repeats", [of20(0, 20), of20(1, 20), of20(2, 1)]);
      expect(recordsIn(analysis, "repeats")).toMatchObject([{ repeats: 2, questions: 20 }]);
      expect(recordsIn(analysis, "repeat-runs").map(({ run }) => run)).toEqual(["seed-0", "seed-1"]);
      const ids = analysis.notes.map(({ id }) => id);
      expect(ids).not.toContain("shared-only");
      expect(analysis.notes).toContainEqual({
        id: "repeats-unfinished",
        values: { setting: "mad", runs: "seed-2" },
      });
    });

    it("is that of all repeats while fewer than two are done", () => {
      const analysis = analyse("repeats", [of20(0, 20), of20(1, 3), of20(2, 1)]);
      expect(recordsIn(analysis, "repeats")).toMatchObject([{ repeats: 3, questions: 1 }]);
      expect(analysis.notes.map(({ id }) => id)).not.toContain("repeats-unfinished");
    });
  });

  it("refuses runs of which none is a repeat of another", () => {
    const other = analysedRun({ strategy: "mad", options: { agents: 2 }, rows: rowsOf("+") });
    expect(() => analyse("repeats", [repeat(0, "+"), other])).toThrow(/--repeats 3/);
  });

  it("refuses a run that was only made again with the same seed", () => {
    const again = { ...repeat(1, "-+"), run: "again" };
    expect(() => analyse("repeats", [repeat(1, "+-"), again])).toThrow(/another --seed/);
  });

  it("refuses repeats that have answered no question in common", () => {
    expect(() => analyse("repeats", [repeat(0, "+"), repeat(1, "")])).toThrow(/more than once/);
  });
});
