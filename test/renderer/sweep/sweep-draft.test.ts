import { describe, expect, test } from "vitest";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { SweepRequest } from "../../../engine/contract/requests.ts";
import { sampleSweep } from "../../../renderer/views/sweep/sample.ts";
import {
  chosenSweep,
  FIRST_DRAFT,
  sweepRequest,
  type SweepDraft,
} from "../../../renderer/views/sweep/sweep-draft.ts";

const preview: DatasetPreview = {
  data: "handle",
  sha256: "hash",
  name: "mine.csv",
  form: null,
  columns: [],
  proposedColumns: null,
  questions: 40,
  answerTypes: { number: 40 },
  difficulties: {},
  databases: [],
  extras: null,
  notes: [],
  badLines: [],
  moreBadLines: 0,
  first: [],
};
const data = {
  preview,
  columns: null,
  skipBadLines: false,
  databases: "",
  limit: 12,
  methods: null,
  common: {},
};
const common = { models: ["practice"], seed: 3, maxTokens: 256, keep: true };
const settings = { model: "practice", keepRuns: true, runtime: {} };

function requestOf(draft: Partial<SweepDraft>) {
  return sweepRequest({ ...FIRST_DRAFT, ...draft }, data, common, settings);
}

describe("the request of a sweep", () => {
  test("varies agents and temperature before a person chose anything", () => {
    const request = requestOf({});

    expect(request).toMatchObject({
      data: "handle",
      limit: 12,
      methods: [{ strategy: "self-consistency" }],
      models: ["practice"],
      grid: { agents: [2, 3, 4, 6], temperature: [0.1, 0.4, 0.8, 1] },
      search: { kind: "grid" },
      repeats: 1,
      seed: 3,
    });
    expect(SweepRequest.safeParse(request).success).toBe(true);
  });

  test("leaves out options without values, and those that no method has any more", () => {
    const grid = [
      { name: "agents", values: [], range: null },
      { name: "temperature", values: [0.5], range: null },
      { name: "guard", values: [true, false], range: null },
    ];

    expect(requestOf({ grid })?.grid).toEqual({ temperature: [0.5] });
  });

  test("draws from a range only where cells are drawn", () => {
    const grid = [{ name: "temperature", values: [0.5], range: { from: 0, to: 1 } }];

    expect(requestOf({ grid, search: "random" })?.grid).toEqual({ temperature: { from: 0, to: 1 } });
    expect(requestOf({ grid, search: "grid" })?.grid).toEqual({ temperature: [0.5] });
  });

  test("says of each search only what belongs to it", () => {
    expect(requestOf({ search: "random", samples: 7 })?.search).toEqual({ kind: "random", samples: 7 });
    expect(requestOf({ search: "halving", eta: 3, first: 5 })?.search).toEqual({
      kind: "halving",
      eta: 3,
      first: 5,
    });
  });

  test("leaves the number of questions at once to the engine, unless a person said it", () => {
    expect(requestOf({})).not.toHaveProperty("concurrency");
    expect(requestOf({ concurrency: 1 })).toHaveProperty("concurrency", 1);
  });

  test("is none without questions, methods or models", () => {
    expect(sweepRequest(FIRST_DRAFT, { ...data, preview: null }, common, settings)).toBeNull();
    expect(requestOf({ methods: [] })).toBeNull();
    expect(sweepRequest(FIRST_DRAFT, data, { ...common, models: [] }, settings)).toBeNull();
  });

  test("is none until the settings were read, which say what is kept", () => {
    expect(sweepRequest(FIRST_DRAFT, data, common, undefined)).toBeNull();
  });
});

describe("the first grid", () => {
  test("has only options that the methods have", () => {
    const methods = [{ id: "m", strategy: "io", options: {} }];

    expect(chosenSweep({ methods, grid: null }).grid.map(({ name }) => name)).toEqual(["temperature"]);
  });
});

describe("the sample sweep", () => {
  const asked = sampleSweep({ data: "handle" }, { keep: false, runtime: { threads: 2 } });

  test("is a request that the engine takes", () => {
    expect(SweepRequest.safeParse(asked).success).toBe(true);
  });

  test("is kept and run as a person chose", () => {
    expect(asked).toMatchObject({ keep: false, runtime: { threads: 2 } });
  });
});
