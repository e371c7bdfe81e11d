import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import type { RunManifest } from "../../../core/events.ts";
import type { Device } from "../../../core/runtime.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { keepSpeed, thisPlace } from "../../../engine/models/speeds.ts";
import { estimateRequest } from "../../../engine/runs/estimate-request.ts";
import type { RunCosts } from "../../../engine/storage/run-costs.ts";
import { openRunStore } from "../../../engine/storage/run-store.ts";
import type { StoredEvent } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { crowd, eventsOf, findOnly, MANIFEST, MODEL_INFO } from "../doubles.ts";
import { sums } from "../engine-double.ts";

const MEASURED = "2026-11-22T10:00:00.000Z";
const ASK = { question: "How many?", model: "tiny", strategy: "crowd", options: { agents: 4 } };
const PROMPTS = { prompt: 150, cached: 50 };
/** An evaluation of questions that no request is about. */
const ELSEWHERE = { kind: "eval", data: MANIFEST.data } as const;

interface Setting {
  readonly measured?: boolean;
  /** Questions of an earlier run in Ask with four agents, of 4 calls and 400 new tokens each, and with these prompts. */
  readonly past?: number;
  readonly prompts?: { readonly prompt: number; readonly cached: number };
  /** What is otherwise of that run. */
  readonly of?: Partial<RunManifest>;
}

/** A home with a model that has a speed, and the parts of an engine that an estimate needs. */
async function place({ measured = true, past = 0, prompts = PROMPTS, of = {} }: Setting) {
  const home = await temporaryFolder();
  const store = openRunStore(home);
  onTestFinished(() => store.close());
  if (measured) {
    await keepSpeed(home, {
      sha256: MODEL_INFO.sha256,
      model: "tiny",
      measured: MEASURED,
      ...thisPlace(),
      runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
      promptTokensPerSecond: 100,
      decode: [
        { replies: 1, tokensPerSecond: 10 },
        { replies: 4, tokensPerSecond: 40 },
        { replies: 16, tokensPerSecond: 100 },
      ],
    });
  }
  const tokens = { ...prompts, generated: 400 };
  const result = { answer: "1", agreement: null, calls: 4, tokens, seconds: 1, correct: null };
  const options = { agents: 4, temperature: 0.5 };
  const manifest: RunManifest = { ...MANIFEST, kind: "ask", data: null, options, ...of };
  const asked = { text: "?", answerType: "number", choices: [] };
  const bodies = Array.from({ length: past }, (_, index) => `q${index}`).flatMap((id) => [
    [id, { type: "question-started", asked: { id, ...asked } }] as const,
    [id, { type: "question-finished", result }] as const,
  ]);
  const events = eventsOf("earlier", [
    [null, { type: "run-started", manifest }],
    ...bodies,
    [null, { type: "run-finished", state: "done", error: null }],
  ]);
  if (past > 0) for (const event of events) store.append(event as StoredEvent);
  return {
    home,
    store,
    findStrategy: findOnly(crowd),
    datasets: { open: readDataset },
    identify: () => Promise.resolve(MODEL_INFO),
  };
}

/** A finished run with so many replies at once. */
function runWith(sequences: number, device: Device = "cpu"): RunCosts {
  const model = { ...MODEL_INFO, sequences, runtime: { ...MODEL_INFO.runtime, device } };
  const tokens = { prompt: 150, cached: 50, generated: 400 };
  return { manifest: { ...MANIFEST, model }, questions: 1, calls: 4, tokens };
}

/** The same of an evaluation of so many questions. */
async function evaluationOf(questions: number) {
  const { model, strategy, options } = ASK;
  return { model, strategy, options, data: await sums(questions) };
}

/** What a run says that was an evaluation of a file. */
async function evaluated(path: string): Promise<Pick<RunManifest, "kind" | "data">> {
  const { file, sha256, questions } = await readDataset(path);
  return { kind: "eval", data: { file, sha256, questions: questions.length, skippedLines: [] } };
}

/** @param runs newest first */
async function estimateAfter(...runs: readonly RunCosts[]) {
  return estimateRequest(ASK, { ...(await place({})), store: { costs: () => runs } });
}

describe("the estimate of a request", () => {
  it("rests on what the method usually does, when it never ran on this model", async () => {
    const estimate = await estimateRequest(ASK, await place({}));
    // One prompt of 150 tokens at 100 a second, and four replies of 120 tokens at 40 a second.
    const middle = 1.5 + 12;
    expect(estimate).toEqual({
      kind: "estimated",
      seconds: { low: middle / 2.5, high: middle * 2.5 },
      questions: 1,
      calls: { usual: 4, most: 4 },
      basis: "assumptions",
      measured: MEASURED,
    });
  });

  it("counts the calls that the method makes on this model, with the prompts that are asked for", async () => {
    const small = { ...MODEL_INFO, parameters: 1.5e9, prompts: "standard" } as const;
    const parts = {
      ...(await place({})),
      findStrategy: findOnly(mcf),
      identify: () => Promise.resolve(small),
    };
    const request = { question: "How many?", model: "tiny", strategy: "mcf" };
    expect(await estimateRequest(request, parts)).toMatchObject({ calls: { usual: 11, most: 50 } });
    const terse = { ...request, promptSet: "terse" as const };
    expect(await estimateRequest(terse, parts)).toMatchObject({ calls: { usual: 22, most: 66 } });
  });

  it("rests on finished runs with the same settings, if there are any", async () => {
    const estimate = await estimateRequest(ASK, await place({ past: 3 }));
    const middle = 1 + 10;
    expect(estimate).toMatchObject({
      basis: "finished runs",
      seconds: { low: middle / 1.5, high: middle * 1.5 },
    });
  });

  it.each([
    ["options", { ...ASK, options: { agents: 2 } }],
    ["length of replies", { ...ASK, maxTokens: 100 }],
    ["prompts", { ...ASK, promptSet: "standard" as const }],
  ])("does not rest on runs with other %s", async (_what, request) => {
    expect(await estimateRequest(request, await place({ past: 3 }))).toMatchObject({ basis: "assumptions" });
  });

  it.each<[string, Partial<RunManifest>]>([
    ["prompts than the model's own", { promptSet: "standard" }],
    ["models of single roles", { agents: { solver: MODEL_INFO } }],
  ])("does not rest on runs with other %s where none are asked for", async (_what, of) => {
    expect(await estimateRequest(ASK, await place({ past: 3, of }))).toMatchObject({ basis: "assumptions" });
  });

  it("rests on runs on other questions with less certainty, where there are none on these", async () => {
    const parts = await place({ past: 3, of: ELSEWHERE });
    const request = await evaluationOf(1);
    const middle = 1 + 10;
    const estimate = { basis: "runs on other questions", seconds: { low: middle / 2.5, high: middle * 2.5 } };
    expect(await estimateRequest(request, parts)).toMatchObject(estimate);
    expect(await estimateRequest(ASK, parts)).toMatchObject(estimate);
    const here = { ...parts, store: (await place({ past: 3, of: await evaluated(request.data) })).store };
    expect(await estimateRequest(request, here)).toMatchObject({ basis: "finished runs" });
  });

  it("counts a whole prompt for a question in Ask, which has none beside it that shares it", async () => {
    const parts = await place({ past: 1, prompts: { prompt: 4000, cached: 3900 }, of: ELSEWHERE });
    const alone = await estimateRequest(ASK, parts);
    expect(alone).toMatchObject({ seconds: { high: 2.5 * (10 + 10) } });
    const amongOthers = await estimateRequest(await evaluationOf(1), parts);
    expect(amongOthers).toMatchObject({ seconds: { high: 2.5 * (1 + 10) } });
  });

  it("tells no more calls than the method makes at most, where other questions took more", async () => {
    const parts = await place({ past: 1, of: ELSEWHERE });
    const maxCalls = () => 3;
    const few = { ...parts, findStrategy: findOnly({ ...crowd, maxCalls }) };
    expect(await estimateRequest(ASK, few)).toMatchObject({ calls: { usual: 3, most: 3 } });
  });

  it("is none where a role has a model of its own, whose speed and length are not known", async () => {
    const request = { ...ASK, agents: { solver: "large" } };
    expect(await estimateRequest(request, await place({ past: 3 }))).toEqual({ kind: "unknown" });
  });

  it("rests on the most replies at once of any run, also where a later one was asked for fewer", async () => {
    expect(await estimateAfter(runWith(1), runWith(8))).toEqual(await estimateAfter(runWith(8)));
  });

  it("leaves out the replies at once of runs on another device than was measured", async () => {
    expect(await estimateAfter(runWith(8, "cuda"), runWith(2))).toEqual(await estimateAfter(runWith(2)));
  });

  it("counts the questions of an evaluation, which share the batch", async () => {
    const request = await evaluationOf(20);
    const parts = await place({ past: 1, of: await evaluated(request.data) });
    const middle = 20 * (1 + 400 / 60);
    const estimate = await estimateRequest({ ...request, concurrency: 2 }, parts);
    expect(estimate).toMatchObject({ questions: 20, basis: "finished runs" });
    expect(estimate.kind === "estimated" && estimate.seconds.high).toBeCloseTo(middle * 1.5);
  });

  it("counts them also in a file with columns of its own", async () => {
    const data = join(await temporaryFolder(), "own.jsonl");
    await writeFile(
      data,
      [1, 2, 3].map((sum) => JSON.stringify({ body: `Say ${sum}`, gold: sum })).join("\n"),
    );
    const { model, strategy } = ASK;
    const request = { model, strategy, data, columns: { question: "body", answer: "gold" } };
    expect(await estimateRequest(request, await place({}))).toMatchObject({ questions: 3 });
  });

  it("is none for a model whose speed was not measured here", async () => {
    const parts = await place({ measured: false, past: 3 });
    const unmeasured = { kind: "unmeasured", model: "tiny", problem: null };
    expect(await estimateRequest(ASK, parts)).toEqual({ ...unmeasured, speedSettings: {} });
  });

  it("is there once its speed was measured as it says", async () => {
    const parts = await place({ measured: false });
    const request = { ...ASK, runtime: { threads: 1, kvCache: "auto", sequences: 2 } } as const;
    const before = await estimateRequest(request, parts);
    expect(before).toMatchObject({ kind: "unmeasured", speedSettings: { threads: 1 } });
    const settings = before.kind === "unmeasured" ? before.speedSettings : {};
    await keepSpeed(parts.home, {
      ...{ sha256: MODEL_INFO.sha256, model: "tiny", measured: MEASURED, ...thisPlace(), settings },
      runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 1 },
      ...{ promptTokensPerSecond: 100, decode: [{ replies: 1, tokensPerSecond: 10 }] },
    });
    expect(await estimateRequest(request, parts)).toMatchObject({ kind: "estimated" });
  });

  it.each([
    ["a model that is not there", ASK, { identify: () => Promise.reject(new Error("gone")) }],
    ["a question that is empty", { ...ASK, question: " " }, {}],
    ["an option that there is not", { ...ASK, options: { legs: 4 } }, {}],
    ["a data file that is not there", { model: "tiny", strategy: "crowd", data: "/nowhere.jsonl" }, {}],
  ])("never fails: not for %s", async (_what, request, changes) => {
    expect(await estimateRequest(request, { ...(await place({})), ...changes })).toEqual({ kind: "unknown" });
  });

  it.skipIf(process.platform === "win32")(
    "is none for data that is no regular file: what a pipe holds is left for the run",
    async () => {
      const open = vi.fn(readDataset);
      const request = { model: "tiny", strategy: "crowd", data: "/dev/null" };
      const parts = { ...(await place({})), datasets: { open } };
      expect(await estimateRequest(request, parts)).toEqual({ kind: "unknown" });
      expect(open).not.toHaveBeenCalled();
    },
  );

  it("never fails: not for a store that cannot be read", async () => {
    const parts = await place({});
    const costs = () => {
      throw new StorageError("The disk is gone.");
    };
    const store = { ...parts.store, costs };
    expect(await estimateRequest(ASK, { ...parts, store })).toEqual({ kind: "unknown" });
  });
});
