import { describe, expect, it } from "vitest";
import { recommended } from "../../../core/advice/recommended.ts";
import type { MeasuredMethod } from "../../../core/advice/measured.ts";
import { LARGE, measured, NOT_SHOWN } from "../../support/measured-rows.ts";

const votes = measured({ run: "votes", correct: 60 });
const better = measured({ run: "better", strategy: "adaptive", correct: 75, interval: [0.66, 0.82] });
const runs = (rows: readonly MeasuredMethod[], model = LARGE) =>
  recommended(rows, model).map(({ run }) => run);

describe("the methods that are shown to help a model", () => {
  it("are the most accurate of those that gain", () => {
    expect(runs([votes, better])).toEqual(["better"]);
  });

  it("are the cheapest of those that may be as accurate as the best: cached prompts cost nothing", () => {
    const tokens = { prompt: 5000, cached: 4900, generated: 700 };
    const cheap = measured({ run: "cheap", strategy: "mad", correct: 70, interval: [0.6, 0.78], tokens });
    expect(runs([votes, better, cheap])).toEqual(["cheap"]);
    const cheaper = { ...votes, run: "cheaper", tokens: { ...tokens, generated: 30 } };
    expect(runs([cheaper, better, cheap])).toEqual(["cheap"]);
  });

  it("are the more accurate ones where they cost the same", () => {
    const alike = measured({ run: "alike", strategy: "mad", correct: 70, interval: [0.6, 0.78] });
    expect(runs([alike, better])).toEqual(["better"]);
  });

  it("never include one that shows no gain, however accurate", () => {
    const lucky = measured({ run: "lucky", strategy: "mcf", correct: 90, gain: NOT_SHOWN });
    const alone = measured({ run: "alone", strategy: "tot", correct: 95, gain: null });
    expect(runs([lucky, votes, alone])).toEqual(["votes"]);
    expect(runs([lucky, alone])).toEqual([]);
  });

  it("are named for each dataset, since accuracies of different data cannot be compared", () => {
    const queries = measured({ run: "queries", strategy: "mad-judge", data: "text2sql", correct: 44 });
    expect(runs([votes, queries, better])).toEqual(["better", "queries"]);
  });

  it("are only those that help with their default options", () => {
    expect(runs([measured({ options: { agents: 15 } })])).toEqual([]);
  });

  it("leave out one whose default options come to something else on this model", () => {
    const filtering = measured({ strategy: "mcf", parameters: 3.5e9 });
    const of = (parameters: number) => ({ ...LARGE, sha256: "c".repeat(64), parameters });
    expect(runs([filtering], of(3.9e9))).toEqual(["run-1"]);
    expect(runs([filtering], of(4.1e9))).toEqual([]);
  });

  it("are only those measured with this file, or with a model of about this size", () => {
    const other = { ...LARGE, sha256: "c".repeat(64) };
    expect(runs([votes], { ...other, parameters: 1_000_000_000 })).toEqual(["votes"]);
    expect(runs([votes], { ...other, parameters: 900_000_000 })).toEqual([]);
  });

  it("follow the figures of this file, not those of another of the same size", () => {
    const twin = measured({ run: "twin", sha256: "c".repeat(64), strategy: "adaptive", correct: 80 });
    const noGain = measured({ run: "own", gain: NOT_SHOWN });
    expect(runs([twin, noGain])).toEqual([]);
  });
});
