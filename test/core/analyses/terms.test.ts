import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

const mcf = (semantic: boolean, historical: boolean, amr: boolean, outcomes: string, experience = false) =>
  analysedRun({
    strategy: "mcf",
    options: { semantic, historical, amr, experience },
    rows: rowsOf(outcomes),
  });

describe("the ablation of the filter's terms", () => {
  const dialogue = analysedRun({ strategy: "dialogue", options: { turns: 8 }, rows: rowsOf("----") });
  const analysis = analyse("terms", [
    mcf(true, true, true, "+++-"),
    mcf(true, false, false, "+---"),
    dialogue,
    mcf(true, true, true, "++++", true),
  ]);

  it("has a row for each set of terms, the dialogue with none; experience is left out", () => {
    expect(recordsIn(analysis, "terms")).toMatchObject([
      { method: "dialogue", semantic: false, historical: false, amr: false, accuracy: 0 },
      { method: "mcf", semantic: true, historical: false, amr: false, accuracy: 0.25 },
      { method: "mcf", semantic: true, historical: true, amr: true, accuracy: 0.75 },
    ]);
  });

  it("is drawn with the names of the terms that are on", () => {
    expect(analysis.charts).toMatchObject([
      {
        items: [{ label: "dialogue" }, { label: "semantic" }, { label: "semantic + historical + amr" }],
      },
    ]);
  });

  it("is drawn with a run of mcf without terms told apart from the dialogue", () => {
    const { charts } = analyse("terms", [
      mcf(false, false, false, "++--"),
      dialogue,
      mcf(true, false, false, "+---"),
    ]);
    expect(charts).toMatchObject([
      { items: [{ label: "without-terms" }, { label: "dialogue" }, { label: "semantic" }] },
    ]);
  });

  it("refuses runs that have the same terms", () => {
    expect(() => analyse("terms", [dialogue])).toThrow(/"semantic":\[true,false\]/);
  });
});
