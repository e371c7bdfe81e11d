import { describe, expect, test } from "vitest";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import {
  ANYTHING,
  findRuns,
  methodWords,
  isComparable,
  millisecondsToNextLook,
  shareRight,
} from "../../../renderer/views/runs/history-rows.ts";

const asked: RunListing = {
  run: "a",
  kind: "ask",
  strategy: "mcf",
  model: "practice",
  data: null,
  state: "done",
  done: 1,
  questions: 1,
  started: "2026-01-02T03:04:05.000Z",
  title: "How many goldfish are in the tank?",
  settings: {},
  answer: "37",
  correct: null,
  compared: null,
  finished: "2026-01-02T03:04:09.000Z",
  resumable: false,
  kept: true,
  sweep: null,
};
const evaluated: RunListing = {
  ...asked,
  run: "b",
  kind: "eval",
  strategy: "io",
  data: "trivia.csv",
  title: "trivia.csv",
  state: "interrupted",
  answer: null,
  correct: 3,
  compared: 4,
};
const stopped: RunListing = { ...asked, run: "c", state: "cancelled", answer: null };
const swept: RunListing = {
  ...evaluated,
  run: "d",
  kind: "sweep",
  strategy: "io, mcf",
  correct: null,
  compared: null,
};
const runs = [asked, evaluated, stopped];
const nameOf = (strategy: string) => (strategy === "mcf" ? "Collaborative Filtering" : "Input–output");
const found = (filter: Partial<typeof ANYTHING>) =>
  findRuns(runs, { ...ANYTHING, ...filter }, nameOf).map(({ run }) => run);

describe("the share of right answers", () => {
  test("is that of the questions that are right or wrong", () => {
    expect(shareRight(evaluated)).toBe(0.75);
  });

  test("is none where no question is, as of translations, and of a sweep", () => {
    expect(shareRight({ correct: 0, compared: 0 })).toBeNull();
    expect(shareRight(swept)).toBeNull();
  });
});

describe("finding runs", () => {
  test("without a filter all are there, in their order", () => {
    expect(found({})).toEqual(["a", "b", "c"]);
  });

  test("questions and evaluations can be told apart", () => {
    expect(found({ kind: "eval" })).toEqual(["b"]);
  });

  test("a sweep is found by each of its methods", () => {
    const among = (search: string) =>
      findRuns([swept, asked], { ...ANYTHING, kind: "sweep", search }, nameOf).map(({ run }) => run);

    expect(among("collaborative")).toEqual(["d"]);
    expect(among("input")).toEqual(["d"]);
    expect(among("debate")).toEqual([]);
  });

  test("what was interrupted is unfinished; what was stopped or failed has ended", () => {
    expect(found({ state: "unfinished" })).toEqual(["b"]);
    expect(found({ state: "ended" })).toEqual(["c"]);
    expect(found({ state: "done" })).toEqual(["a"]);
  });

  test("every word that is searched for must be somewhere in title, method, settings, model or answer", () => {
    expect(found({ search: "GOLDFISH 37" })).toEqual(["a"]);
    expect(found({ search: "collaborative" })).toEqual(["a", "c"]);
    expect(found({ search: "goldfish trivia" })).toEqual([]);
    const given = { ...asked, settings: { agents: 5 } };
    expect(findRuns([given, asked], { ...ANYTHING, search: "agents 5" }, nameOf)).toEqual([given]);
  });
});

describe("runs can be set side by side", () => {
  test("if they are two evaluations", () => {
    expect(isComparable([evaluated, { ...evaluated, run: "e" }])).toBe(true);
    expect(isComparable([evaluated])).toBe(false);
  });

  test("if one is a sweep, which stands for the runs of its cells", () => {
    expect(isComparable([swept])).toBe(true);
  });

  test("if none is a single question", () => {
    expect(isComparable([asked, evaluated, swept])).toBe(false);
  });
});

test("runs of one method are told apart by what each was given", async () => {
  const t = await startLanguages("en").then(({ t }) => t);
  const wordsOf = (settings: RunListing["settings"]) => methodWords({ ...asked, settings }, t);

  expect(wordsOf({})).toBe("Multi-agent Collaborative Filtering");
  expect(wordsOf({ agents: 5, seed: 7 })).toBe("Multi-agent Collaborative Filtering · Agents N 5 · Seed 7");
});

test("the history is read seldom while nothing goes on", () => {
  const going = { ...asked, state: "running" } as const;

  expect(millisecondsToNextLook([asked, evaluated])).toBeGreaterThanOrEqual(60_000);
  expect(millisecondsToNextLook([asked, going])).toBeLessThan(5000);
});
