import { describe, expect, it } from "vitest";
import { analyse, analysesFor } from "../../../core/analyses/index.ts";
import { cellWords } from "../../../core/analyses/words.ts";
import type { Observation } from "../../../core/events.ts";
import { clusteredShareInterval } from "../../../core/scoring/clustered.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { analysedRun, questionRow, type GivenRun } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf, seen } from "../../support/analysis-records.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { FIRST_TURN, mcfReplies } from "../../support/mcf-script.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

type Filtered = Observation & { readonly kind: "filtered" };

const step = (more: Partial<Filtered> = {}): Filtered => ({
  ...{ kind: "filtered", role: "user", candidates: [], chosen: 1, unfiltered: null, adversaryRefused: false },
  ...more,
});

/** A run of mcf whose questions have these steps. */
const filteredRun = (questions: readonly (readonly Filtered[])[], given: GivenRun = {}) =>
  analysedRun({
    ...{ strategy: "mcf", options: mcfOptions() },
    rows: questions.map((_, index) => questionRow(`q${index + 1}`, true)),
    said: Object.fromEntries(
      questions.map((steps, index) => [
        `q${index + 1}`,
        { observations: steps.map((each, turn) => seen(`turn-${turn + 1}/user`, each)) },
      ]),
    ),
    ...given,
  });

const two = filteredRun([
  [step(), step({ unfiltered: "adversary-empty" })],
  [step({ adversaryRefused: true }), step({ adversaryRefused: true, unfiltered: "adversary-agrees" })],
]);

describe("the steps of the filter", () => {
  it("are told with those that were not filtered, by why, as shares of all", () => {
    expect(recordsOf("filtering", [two])).toMatchObject([
      { run: "mcf", state: "filtered", steps: 2, share: 0.5 },
      { state: "adversary-empty", steps: 1, share: 0.25 },
      { state: "adversary-agrees", steps: 1, share: 0.25 },
    ]);
    const [chart] = analyse("filtering", [two]).charts;
    const parts = chart?.type === "parts" ? chart.items.flatMap((item) => item.parts) : [];
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  });

  it("are not told as filtered where one instance of each role speaks", async () => {
    const context = scriptedContext(mcfReplies(FIRST_TURN));
    const options = mcfOptions({ agents: 1, turns: 1 });
    await mcf.run(numberQuestion(), options, context);
    const steps = context.observations.filter((one) => one.kind === "filtered");
    expect(recordsOf("filtering", [filteredRun([steps], { options })])).toMatchObject([
      { state: "filtered", steps: 0 },
      { state: "only-candidate", steps: 2, share: 1 },
    ]);
    expect(cellWords("state", "only-candidate")).toBe("unfiltered: only one candidate is usable");
  });

  it("are told with how often the adversary declined to mislead", () => {
    const analysis = analyse("filtering", [two]);
    expect(recordsIn(analysis, "refusals")).toMatchObject([{ steps: 4, refused: 2, share: 0.5 }]);
    expect(analysis.notes).toContainEqual({ id: "refusals-read", values: {} });
  });

  it("have intervals that are clustered by question", () => {
    const [row] = recordsOf("filtering", [two], "refusals");
    const expected = clusteredShareInterval([false, false, true, true], ["q1", "q1", "q2", "q2"]);
    expect(row?.["share-interval"]).toEqual(expected);
  });

  it("say nothing of an adversary where the peers choose", () => {
    const analysis = analyse("filtering", [filteredRun([[step({ select: "peers" })]])]);
    expect(analysis.tables.map(({ id }) => id)).toEqual(["filtering"]);
    expect(analysis.notes.map(({ id }) => id)).not.toContain("refusals-read");
  });

  it("are there for runs that filter step by step alone", () => {
    const off = mcfOptions({ semantic: false, historical: false, amr: false });
    const trajectories = mcfOptions({ agents: 2, trajectories: true });
    expect(analysesFor([two])).toContain("filtering");
    expect(analysesFor([filteredRun([[]], { options: off })])).not.toContain("filtering");
    expect(analysesFor([filteredRun([[]], { options: trajectories })])).not.toContain("filtering");
    expect(() => analyse("filtering", [analysedRun()])).toThrow(/--strategy mcf/);
  });

  it("are not there for a run whose questions all failed", () => {
    const failed = questionRow("q1", false, { outcome: "failed" });
    expect(analysesFor([filteredRun([[]], { rows: [failed] })])).not.toContain("filtering");
  });
});
