import { describe, expect, it } from "vitest";
import { readRun, reportOf, showEnd, showRun } from "../../../engine/runs/show.ts";
import type { RunStore } from "../../../engine/storage/run-store.ts";
import { answered, ENDED, failed, fill, started, storeIn, type Bodies } from "./stored-runs.ts";

/** A store with a run "r" of these events. */
function storeWith(bodies: Bodies): RunStore {
  const store = storeIn(null);
  fill(store, "r", bodies);
  return store;
}

describe("a stored evaluation in the list", () => {
  it("counts translations as done, and neither as right nor as wrong", () => {
    const asked = { id: "t", text: "他早走了", answerType: "translation", choices: [] };
    const result = {
      answer: "He left.",
      agreement: null,
      calls: 1,
      tokens: {},
      seconds: 1,
      correct: null,
      score: 61,
    };
    const store = storeWith([
      ["t", { type: "question-started", asked }],
      ["t", { type: "question-finished", result }],
      ...answered("q", true),
    ]);
    expect(store.listings()).toMatchObject([{ done: 2, compared: 1, correct: 1 }]);
  });
});

describe("the report of a stored evaluation", () => {
  it.each<[string, Bodies]>([
    ["has ended", [...answered("q1", true), ...failed("q2"), ...answered("q3", false, null), [null, ENDED]]],
    ["is paused", [...answered("q1", false), ...started("q2"), [null, { type: "run-paused" }]]],
    ["goes on", started("q1")],
  ])("is made from rows as it is from transcripts, for one that %s", (_, bodies) => {
    const store = storeWith(bodies);
    const report = reportOf("r", readRun(store, "r").transcript);
    expect(showRun(store, "r").report).toEqual(report);
    expect(showEnd(store, "r")).toMatchObject({ report, state: store.find("r").state });
  });

  it("comes with what ended the run", () => {
    const error = { code: "model-run", message: "It failed.", details: {} };
    const store = storeWith([...answered("q1", true), [null, { ...ENDED, state: "failed", error }]]);
    expect(showEnd(store, "r")).toMatchObject({
      state: "failed",
      error,
      report: { questions: 1, correct: 1 },
    });
  });
});
