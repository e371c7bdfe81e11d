import { describe, expect, it } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import { createAmrLite } from "../../../native/amr/index.ts";
import { findRuns, type StoredRun } from "../../bench/results/stored.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";
import { storedRun, wantedRun } from "./wanted.ts";

const wanted = wantedRun("self-consistency");

describe("the run of a row", () => {
  it("is the newest finished one", () => {
    const old = storedRun(wanted, { run: "old" });
    const newest = storedRun(wanted, { run: "new", started: "2026-02-01T00:00:00.000Z" });
    expect(findRuns(wanted, [old, newest]).finished).toBe(newest);
    expect(findRuns(wanted, [newest, old]).finished).toBe(newest);
  });

  const data = { file: "sums.jsonl", sha256: "", questions: 10, skippedLines: [] };
  const others: readonly [string, Partial<StoredRun>, Partial<RunManifest>][] = [
    ["of another method", {}, { strategy: "zero-shot-cot" }],
    ["with another option", {}, { options: { agents: 3, temperature: 1 } }],
    ["on another model", {}, { model: { ...MODEL_INFO, sha256: "f".repeat(64) } }],
    ["on another file", {}, { data }],
    ["on fewer questions", { limit: 5 }, {}],
    ["with another seed", {}, { seed: 1 }],
    ["with shorter replies", {}, { maxTokens: 64 }],
    ["with other prompts than the model's own", {}, { promptSet: "standard" }],
    ["with another model in a role", {}, { agents: { solver: MODEL_INFO } }],
    ["that failed", { state: "failed" }, {}],
  ];
  it.each(others)("is none %s", (_what, given, manifest) => {
    expect(findRuns(wanted, [storedRun(wanted, given, manifest)])).toEqual({});
  });

  it("is told to be outdated if its prompts have been changed since", () => {
    const outdated = storedRun(wanted, {}, { promptVersions: { "zero-shot-cot": "terse-0" } });
    expect(findRuns(wanted, [outdated])).toEqual({ outdated });
  });

  it("is told to be outdated if it compared meaning graphs of an earlier parser", () => {
    const outdated = storedRun(wanted, {}, { parser: "AMR-lite 2" });
    expect(findRuns(wanted, [outdated])).toEqual({ outdated });
    const others = [{ parser: createAmrLite().name }, { parser: null }, { parser: "model tiny" }];
    for (const of of others.map((given) => storedRun(wanted, {}, given)))
      expect(findRuns(wanted, [of])).toEqual({ finished: of });
  });

  it("is unfinished while it goes on, or if it can be gone on with", () => {
    const running = storedRun(wanted, { state: "running" });
    expect(findRuns(wanted, [running])).toEqual({ unfinished: running });
    const stopped = storedRun(wanted, { state: "cancelled", resumable: true });
    expect(findRuns(wanted, [stopped])).toEqual({ unfinished: stopped });
    expect(findRuns(wanted, [storedRun(wanted, { state: "cancelled" })])).toEqual({});
  });
});
