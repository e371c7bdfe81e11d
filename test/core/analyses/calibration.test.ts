import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, questionRow } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";

const voted = (agreement: number | null, correct: boolean, id: string) =>
  questionRow(id, correct, { agreement });

describe("agreement as confidence", () => {
  const analysis = analyse("calibration", [
    analysedRun({
      strategy: "self-consistency",
      rows: [
        ...[voted(1, true, "q1"), voted(1, true, "q2"), voted(0.6, true, "q3"), voted(0.6, false, "q4")],
        voted(null, false, "q5"),
      ],
    }),
  ]);

  it("has Brier score and calibration error over the questions that were voted on", () => {
    const [row] = recordsIn(analysis, "calibration");
    expect(row).toMatchObject({ questions: 4, accuracy: 0.75 });
    expect(row?.agreement).toBeCloseTo(0.8);
    // (0 + 0 + 0.16 + 0.36) / 4
    expect(row?.brier).toBeCloseTo(0.13);
    expect(row?.["brier-interval"]).toHaveLength(2);
    // Half of the answers are off by 0: 1 against 1; half by 0.1: 0.6 against 0.5.
    expect(row?.ece).toBeCloseTo(0.05);
  });

  it("leaves out questions that were not answered, though they were voted on", () => {
    const none = questionRow("q3", false, { outcome: "unanswered", answer: null, agreement: 0 });
    const rows = [voted(1, true, "q1"), voted(0.6, false, "q2"), none];
    const run = analysedRun({ strategy: "self-consistency", rows });
    expect(recordsOf("calibration", [run])).toMatchObject([{ questions: 2, accuracy: 0.5 }]);
  });

  it("has no interval of the Brier score over a single question", () => {
    const run = analysedRun({ strategy: "self-consistency", rows: [voted(0.6, true, "q1")] });
    const [row] = recordsOf("calibration", [run]);
    expect(row?.brier).toBeCloseTo(0.16);
    expect(row).not.toHaveProperty("brier-interval");
  });

  it("tells the accuracy of each bin of agreement with its interval", () => {
    expect(recordsIn(analysis, "reliability")).toMatchObject([
      { "agreement-from": 0.5, "agreement-to": 0.6, questions: 2, accuracy: 0.5 },
      { "agreement-from": 0.9, "agreement-to": 1, questions: 2, accuracy: 1 },
    ]);
  });

  it("is drawn beside the line on which agreement is right as often as it says", () => {
    expect(analysis.charts).toMatchObject([
      {
        series: [
          {
            points: [
              { x: 0.6, value: 0.5 },
              { x: 1, value: 1 },
            ],
          },
          {
            name: "perfect",
            points: [
              { x: 0, value: 0 },
              { x: 1, value: 1 },
            ],
          },
        ],
      },
    ]);
  });

  it("refuses methods in which nobody votes", () => {
    const alone = analysedRun({ rows: [voted(null, true, "q1")] });
    expect(() => analyse("calibration", [alone])).toThrow(/--strategy self-consistency/);
  });
});
