import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { cfmad } from "../../../core/strategies/cfmad.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { keepSpeed, thisPlace } from "../../../engine/models/speeds.ts";
import type { RunCosts } from "../../../engine/storage/run-costs.ts";
import type { RunStore } from "../../../engine/storage/run-store.ts";
import { estimateSweep } from "../../../engine/sweeps/estimate.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { crowd, findOnly, MANIFEST, MODEL_INFO, modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

const answering = () => modelDouble(() => "1 and no more");

const OTHERS = "runs on other questions";

const engineOnPractice = () => engineOn(answering());

interface Planned {
  readonly questions?: number;
  readonly agents?: readonly number[];
  readonly past?: readonly RunCosts[];
}

/** Plans a sweep, by default of six cells, two models with three settings each; tells what was looked up for it. */
async function planned({ questions = 2, agents = [1, 2, 3], past = [] }: Planned) {
  const costs = vi.fn<RunStore["costs"]>(() => past);
  const findStrategy = vi.fn(findOnly(crowd));
  const request = {
    data: await sums(questions),
    methods: [{ strategy: "crowd", options: {} }],
    models: ["tiny", "large"],
    grid: { agents: [...agents] },
  };
  const { cells } = await estimateSweep(request, {
    home: await temporaryFolder(),
    store: { costs },
    datasets: { open: readDataset },
    findStrategy,
    identify: (reference) => Promise.resolve({ ...MODEL_INFO, sha256: `SHA-256 of ${reference}` }),
  });
  return { cells, costs: costs.mock.calls, lookups: findStrategy.mock.calls.length };
}

describe("what a sweep would take", () => {
  it("is told cell by cell before anything starts", async () => {
    const engine = await engineOnPractice();
    const plan = await engine.runs.planSweep({
      data: await sums(10),
      grid: { agents: [1, 3] },
      repeats: 2,
      maxTokens: 40,
    });
    expect(plan).toMatchObject({ runs: 4, questions: 40, notes: [] });
    expect(
      plan.cells.map(({ settings, questions, calls, tokens }) => [
        settings,
        questions,
        calls.usual,
        tokens.generated,
      ]),
    )
      // Nothing is known yet: 40 new tokens are assumed of every call, as no reply may have more.
      .toEqual([
        [{ agents: 1 }, 20, 20, 800],
        [{ agents: 3 }, 20, 60, 2400],
      ]);
    expect(plan.calls).toEqual({ usual: 80, most: 80 });
    expect(plan.seconds).toBeNull();
    expect(engine.runs.list()).toEqual([]);
  });

  it("counts only the questions that a halving comes to", async () => {
    const engine = await engineOnPractice();
    const plan = await engine.runs.planSweep({
      data: await sums(8),
      grid: { temperature: [0, 0.1, 0.2, 0.3] },
      search: { kind: "halving", eta: 2, first: 2 },
    });
    // 4 cells × 2, 2 cells × 2 more, 1 cell × 4 more.
    expect(plan.questions).toBe(16);
  });

  it("says that a halving compares nothing whose first questions are all there are", async () => {
    const engine = await engineOnPractice();
    const notesOn = async (questions: number, temperature: number[]) => {
      const data = await sums(questions);
      const search = { kind: "halving" } as const;
      const { notes } = await engine.runs.planSweep({ data, grid: { temperature }, search });
      return notes;
    };
    expect(await notesOn(10, [0.2, 0.5])).toEqual([
      "Halving compares nothing: the first comparison would come after 10 questions, and there are 10. Compare earlier, or ask more.",
    ]);
    expect(await notesOn(11, [0.2, 0.5])).toEqual([]);
    expect(await notesOn(10, [0.2])).toEqual([]);
  });

  it("counts no questions that are among its exemplars", async () => {
    const exemplars = join(await temporaryFolder(), "shown.jsonl");
    await writeFile(exemplars, JSON.stringify({ question: "Say 2", answer: "2", answerType: "number" }));
    const engine = await engineOn(answering(), {}, { ...crowd, exemplars: "answers" });
    const plan = await engine.runs.planSweep({ data: await sums(3), grid: { agents: [1, 2] }, exemplars });
    expect(plan.questions).toBe(4);
  });

  it("is told without a time where roles have models of their own", async () => {
    const home = await temporaryFolder();
    await keepSpeed(home, {
      sha256: MODEL_INFO.sha256,
      model: "tiny",
      measured: "2026-11-22T10:00:00.000Z",
      ...thisPlace(),
      runtime: { scheduler: "step-loop", device: "cpu", gpuLayers: 0, threads: 2 },
      promptTokensPerSecond: 100,
      decode: [{ replies: 1, tokensPerSecond: 10 }],
    });
    const request = { data: await sums(2), methods: [{ strategy: "crowd" }], grid: { agents: [1, 2] } };
    const parts = {
      home,
      store: { costs: () => [] },
      datasets: { open: readDataset },
      findStrategy: findOnly(crowd),
      identify: () => Promise.resolve(MODEL_INFO),
    };
    expect((await estimateSweep(request, parts)).seconds).not.toBeNull();
    const mixed = await estimateSweep({ ...request, agents: { solver: "large" } }, parts);
    expect([mixed.seconds, ...mixed.cells.map(({ seconds }) => seconds)]).toEqual([null, null, null]);
  });

  it("counts in each cell the calls that the method makes on its model", async () => {
    const request = {
      data: await sums(1),
      methods: [{ strategy: "mcf" }],
      models: ["small", "large"],
      grid: { agents: [3] },
    };
    const { cells } = await estimateSweep(request, {
      home: await temporaryFolder(),
      store: { costs: () => [] },
      datasets: { open: readDataset },
      findStrategy: findOnly(mcf),
      identify: (reference) =>
        Promise.resolve({
          sha256: reference,
          parameters: reference === "small" ? 1.5e9 : 7e9,
          prompts: "standard" as const,
        }),
    });
    expect(cells.map(({ model, calls }) => [model, calls])).toEqual([
      ["small", { usual: 11, most: 50 }],
      ["large", { usual: 14, most: 66 }],
    ]);
  });

  it("counts the calls that the method makes on questions with these types of answers", async () => {
    const data = join(await temporaryFolder(), "facts.jsonl");
    const lines = ["q1", "q2"].map((id) => ({
      ...{ id, dataset: "facts", question: `Is ${id} true?`, answer: "yes", answerType: "yesno" },
    }));
    await writeFile(data, lines.map((line) => JSON.stringify(line)).join("\n"));
    const engine = await engineOn(answering(), {}, cfmad);
    const methods = [{ strategy: "cfmad" }];
    const { cells } = await engine.runs.planSweep({ data, methods, grid: { rounds: [1, 2] } });
    expect(cells.map(({ calls }) => calls)).toEqual([
      { usual: 14, most: 14 },
      { usual: 22, most: 22 },
    ]);
  });

  it("fails with what is wrong with the sweep", async () => {
    const engine = await engineOnPractice();
    const data = await sums(2);
    await expect(engine.runs.planSweep({ data, grid: { rounds: [1] } })).rejects.toThrow(
      'has an option "rounds"',
    );
    await expect(engine.runs.planSweep({ data: `${data}.gone`, grid: {} })).rejects.toThrow(
      "sums.jsonl.gone",
    );
  });

  it("reads what finished runs cost once for a method on a model, however many cells they have", async () => {
    const { cells, costs } = await planned({ questions: 2 });
    expect(cells).toHaveLength(6);
    expect(costs).toEqual([
      ["crowd", "SHA-256 of tiny"],
      ["crowd", "SHA-256 of large"],
    ]);
  });

  it("looks no more often at each finished run where there are more cells, and finds those of its settings", async () => {
    const manifest = { ...MANIFEST, options: { agents: 2, temperature: 0.5 } };
    const looked = vi.fn(() => manifest);
    const tokens = { prompt: 10, cached: 0, generated: 5 };
    const finished: RunCosts = {
      ...{ questions: 1, calls: 2, tokens },
      get manifest() {
        return looked();
      },
    };
    const few = await planned({ agents: [2], past: [finished] });
    const once = looked.mock.calls.length;
    const many = await planned({ agents: [1, 2, 3, 4, 5], past: [finished] });
    expect(looked.mock.calls.length - once).toBe(once);
    expect(few.cells.map(({ basis }) => basis)).toEqual([OTHERS, OTHERS]);
    expect(many.cells.filter(({ basis }) => basis === OTHERS)).toMatchObject([
      { model: "tiny", settings: { agents: 2 } },
      { model: "large", settings: { agents: 2 } },
    ]);
  });

  it("asks no more of the methods where there are more questions", async () => {
    const few = await planned({ questions: 2 });
    const many = await planned({ questions: 50 });
    expect(many.lookups).toBe(few.lookups);
  });
});
