import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { stageOf } from "../../../core/analyses/mcf-stage.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

const ON = { semantic: true, historical: true, amr: true };
const OFF = { semantic: false, historical: false, amr: false };
const mcf = (experience: boolean, outcomes: string) =>
  analysedRun({ strategy: "mcf", options: { ...ON, experience }, rows: rowsOf(outcomes) });

describe("the stages of collaborative filtering", () => {
  it("stand in their order with accuracy and interval", () => {
    const dialogue = analysedRun({ strategy: "dialogue", rows: rowsOf("+---") });
    const analysis = analyse("stages", [mcf(true, "+++-"), mcf(false, "++--"), dialogue]);
    expect(recordsIn(analysis, "stages")).toMatchObject([
      { stage: "dialogue", accuracy: 0.25, interval: wilsonInterval(1, 4) },
      { stage: "filtering", accuracy: 0.5 },
      { stage: "repository", accuracy: 0.75 },
    ]);
    expect(analysis.charts).toMatchObject([
      { items: [{ label: "dialogue" }, { label: "filtering" }, { label: "repository" }] },
    ]);
  });

  it("are told apart by model where there are several", () => {
    const dialogue = analysedRun({ strategy: "dialogue", model: "large", rows: rowsOf("+") });
    const [chart] = analyse("stages", [dialogue, mcf(false, "+")]).charts;
    expect(chart).toMatchObject({
      items: [{ label: "dialogue · large" }, { label: "filtering · practice" }],
    });
  });

  it("are told apart by the lasting repositories that they learned from", () => {
    const learner = (run: string, repository: string) => ({
      ...mcf(true, "+"),
      run,
      manifest: { ...mcf(true, "+").manifest, experience: repository },
    });
    const dialogue = analysedRun({ strategy: "dialogue", rows: rowsOf("+") });
    const [chart] = analyse("stages", [dialogue, learner("r1", "physics"), learner("r2", "sums")]).charts;
    expect(chart).toMatchObject({
      items: [
        { label: "dialogue" },
        { label: "repository · repository=physics (r1)" },
        { label: "repository · repository=sums (r2)" },
      ],
    });
  });

  it("are the dialogue for a filter with all terms off, and none for experience without a filter", () => {
    expect(stageOf({ strategy: "mcf", options: { ...OFF, experience: false } })).toBe("dialogue");
    expect(stageOf({ strategy: "mcf", options: { ...OFF, experience: true } })).toBeNull();
    expect(stageOf({ strategy: "io", options: {} })).toBeNull();
  });

  it("refuse runs of one stage", () => {
    expect(() => analyse("stages", [mcf(true, "+")])).toThrow(/--strategy dialogue/);
  });
});
