import { describe, expect, it } from "vitest";
import { speedTable } from "../../cli/commands/models-bench.ts";
import { estimateLine, timeRange } from "../../cli/estimate.ts";
import { homeFolder } from "../../cli/home.ts";

const ESTIMATE = {
  kind: "estimated",
  seconds: { low: 38, high: 126 },
  questions: 1,
  calls: { usual: 22, most: 66 },
  basis: "assumptions",
  measured: "2026-11-22T11:30:00.000Z",
} as const;

const HOME = homeFolder(undefined);

describe("the line before a run", () => {
  it("tells about how long it takes, how many calls that is, and how it is known", () => {
    expect(estimateLine(ESTIMATE, HOME)).toBe(
      "About 40 s to 2 min: usually 22, at most 66 calls (from models bench of 22 Nov 2026).",
    );
  });

  it("tells the number of questions, and when earlier runs were like this one", () => {
    const estimate = {
      ...ESTIMATE,
      questions: 50,
      calls: { usual: 1, most: 1 },
      basis: "finished runs",
    } as const;
    expect(estimateLine(estimate, HOME)).toBe(
      "About 40 s to 2 min: 50 questions, 1 call each (from earlier runs like this and models bench of 22 Nov 2026).",
    );
  });

  it("tells when earlier runs were on other questions", () => {
    expect(estimateLine({ ...ESTIMATE, basis: "runs on other questions" }, HOME)).toContain(
      "(from earlier runs on other questions and models bench of 22 Nov 2026)",
    );
  });

  it("tells how to measure a model that was never measured, but not of the one that comes along", () => {
    const unmeasured = { kind: "unmeasured", speedSettings: {}, problem: null } as const;
    expect(estimateLine({ ...unmeasured, model: "my model.gguf" }, HOME, "linux")).toBe(
      "To see how long methods take, run once: counterpoint models bench 'my model.gguf'",
    );
    expect(estimateLine({ ...unmeasured, model: "practice" }, HOME)).toBeNull();
  });

  it("has it measured with the settings of the run, for a speed of others would not tell its time", () => {
    const settings = { gpuLayers: "all", flashAttention: false, kvCache: "q8_0", threads: 1 } as const;
    const unmeasured = { kind: "unmeasured", model: "tiny", speedSettings: settings, problem: null } as const;
    expect(estimateLine(unmeasured, HOME)).toMatch(
      / models bench tiny --gpu-layers all --flash-attention off --kv-cache q8_0 --threads 1$/,
    );
  });

  it("tells when measurements were lost", () => {
    const unmeasured = { kind: "unmeasured", model: "tiny", speedSettings: {} } as const;
    const line = estimateLine({ ...unmeasured, problem: "The file is damaged." }, HOME);
    expect(line).toBe("The file is damaged. Measure again with: counterpoint models bench tiny");
  });

  it("has measurements kept in the home that the run is for, where that is not the usual one", () => {
    const unmeasured = { kind: "unmeasured", model: "tiny", speedSettings: {}, problem: null } as const;
    const line = estimateLine(unmeasured, "/other");
    expect(line).toMatch(/: counterpoint models bench tiny --home \/other$/);
  });

  it("is not there if nothing is known", () => {
    expect(estimateLine({ kind: "unknown" }, HOME)).toBeNull();
  });
});

describe("a range of times", () => {
  it.each([
    [0.2, 0.4, "1 s"],
    [0.5, 3.4, "1 to 3 s"],
    [12, 58, "10 s to 1 min"],
    [59, 61, "1 min"],
    [400, 1500, "7 to 25 min"],
    [3500, 5500, "1 to 1.5 h"],
    [36_000, 90_000, "10 to 25 h"],
  ])("%d to %d seconds is %s", (low, high, words) => {
    expect(timeRange({ low, high })).toBe(words);
  });
});

describe("the table of speeds", () => {
  it("shows tokens a second in all and for each agent, and the gain over one alone", () => {
    const lines = speedTable([
      { replies: 1, tokensPerSecond: 31 },
      { replies: 8, tokensPerSecond: 98 },
      { replies: 16, tokensPerSecond: 124.4 },
    ]).split("\n");
    expect(lines.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
      ["1", "31.0", "31.0", "1.00 ×"],
      ["8", "98.0", "12.3", "3.16 ×"],
      ["16", "124", "7.78", "4.01 ×"],
    ]);
  });
});
