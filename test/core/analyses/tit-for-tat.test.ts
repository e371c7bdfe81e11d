import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import type { AnswerType } from "../../../core/question.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { analysedRun, questionRow, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";

const debate = (titForTat: string, outcomes: string, answerType: AnswerType = "number") =>
  analysedRun({ strategy: "mad-judge", options: { titForTat }, rows: rowsOf(outcomes, { answerType }) });

describe("accuracy by level of tit for tat", () => {
  it("rises with the level's number, each with its interval", () => {
    const analysis = analyse("tit-for-tat", [debate("3", "+---"), debate("0", "++--")]);
    expect(recordsIn(analysis, "tit-for-tat")).toMatchObject([
      { "tit-for-tat": 0, accuracy: 0.5, interval: wilsonInterval(2, 4) },
      { "tit-for-tat": 3, accuracy: 0.25 },
    ]);
    expect(analysis.charts).toMatchObject([
      {
        series: [
          {
            points: [
              { x: 0, value: 0.5 },
              { x: 3, value: 0.25 },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ["2 for numbers", "number" as const, 2],
    ["1 for SQL", "sql" as const, 1],
  ])("counts auto as %s", (_, answerType, level) => {
    const runs = [debate("3", "+", answerType), debate("auto", "-", answerType)];
    expect(recordsOf("tit-for-tat", runs)).toMatchObject([{ "tit-for-tat": level }, { "tit-for-tat": 3 }]);
  });

  it("leaves out auto on data of both kinds, for which it is no one level", () => {
    const mixed = analysedRun({
      ...{ strategy: "mad-judge", options: { titForTat: "auto" } },
      rows: [questionRow("q1", true), questionRow("q2", true, { answerType: "sql" })],
    });
    expect(() => analyse("tit-for-tat", [mixed, debate("0", "+")])).toThrow(
      /"titForTat":\["0","1","2","3"\]/,
    );
  });
});
