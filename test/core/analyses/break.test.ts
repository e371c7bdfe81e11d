import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

const debate = (adaptiveBreak: boolean, outcomes: string, calls: number, rounds = 3) =>
  analysedRun({
    ...{ strategy: "mad-judge", options: { adaptiveBreak, rounds } },
    rows: rowsOf(outcomes, { calls }),
  });

describe("forced rounds against the adaptive break", () => {
  it("stand side by side with accuracy, calls and tokens", () => {
    const analysis = analyse("break", [debate(true, "+++-", 4), debate(false, "++--", 10)]);
    expect(recordsIn(analysis, "break")).toMatchObject([
      { "adaptive-break": true, calls: 4, generated: 100, accuracy: 0.75 },
      { "adaptive-break": false, calls: 10, generated: 100, accuracy: 0.5 },
    ]);
    expect(recordsIn(analysis, "break")[0]?.interval).toHaveLength(2);
    expect(analysis.charts).toMatchObject([{ items: [{ label: "adaptive" }, { label: "forced" }] }]);
  });

  it("leave out debates that are there in one way only", () => {
    const runs = [debate(true, "+", 4), debate(false, "+", 10), debate(true, "+", 4, 2)];
    expect(recordsIn(analyse("break", runs), "break")).toHaveLength(2);
  });

  it("refuse debates that differ in more than the break", () => {
    expect(() => analyse("break", [debate(true, "+", 4, 2), debate(false, "+", 10, 3)])).toThrow(
      /"adaptiveBreak":\[true,false\]/,
    );
  });
});
