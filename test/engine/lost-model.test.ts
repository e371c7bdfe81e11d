import { describe, expect, it } from "vitest";
import { ModelLoadError } from "../../core/errors.ts";
import type { CompletionRequest } from "../../core/model.ts";
import type { Engine } from "../../engine/index.ts";
import { loadInProcess } from "../../native/llama/process/host.ts";
import { roundsDouble, spawnerDouble, type SpawnerDouble } from "../native/llama/process-double.ts";
import { temporaryFolder } from "../support/folder.ts";
import { modelDouble } from "./doubles.ts";
import { engineOn, sums } from "./engine-double.ts";

const NO_MEMORY = "The process of the model ended 4 times in a row.";

function asked({ messages }: CompletionRequest): string {
  return messages.at(-1)?.content.split(" ").at(-1) ?? "";
}

/** Right on every question, but lost from that one on until it comes back. */
function losing(from: number) {
  const memory = { isShort: true };
  const model = modelDouble((request) =>
    memory.isShort && Number(asked(request)) >= from ? new ModelLoadError(NO_MEMORY) : asked(request),
  );
  return { memory, model };
}

/** An engine on a model whose process ends as soon as it is asked one of these questions. */
async function engineOnMortal(isDeadly: (question: string) => boolean) {
  const rounds = roundsDouble();
  const spawner: SpawnerDouble = spawnerDouble(async (options) => {
    const model = await rounds.load(options);
    const complete = (request: CompletionRequest) => {
      if (isDeadly(asked(request))) spawner.processes.at(-1)?.die();
      return model.complete(request);
    };
    return { ...model, complete };
  });
  const options = { path: "model.gguf", name: "scripted", sha256: "0", prompts: "terse" } as const;
  return engineOn(
    modelDouble(() => ""),
    { loadModel: () => loadInProcess(options, spawner.spawn) },
  );
}

/** How the questions of a run ended. */
function endsOf(engine: Engine, run: string): readonly string[] {
  return engine.runs.show(run).transcripts.map(({ id, state }) => `${id} ${state}`);
}

describe("a model whose process ends again and again", () => {
  it("over one question fails that question, and none of those beside it", async () => {
    const engine = await engineOnMortal((question) => question === "2");
    const { run } = await engine.evaluate({ data: await sums(4), concurrency: 4, maxTokens: 8 });
    expect(endsOf(engine, run)).toEqual(["q1 done", "q2 failed", "q3 done", "q4 done"]);
  });

  it("over one question that stands alone fails it too, and the run goes on", async () => {
    const engine = await engineOnMortal((question) => question === "2");
    const request = { data: await sums(3), concurrency: 1, maxTokens: 8 };
    expect(await engine.evaluate(request)).toMatchObject({ questions: 3, failed: 1 });
  });

  it("over two questions side by side fails these two, and the run goes on", async () => {
    const engine = await engineOnMortal((question) => ["3", "4"].includes(question));
    const { run } = await engine.evaluate({ data: await sums(6), concurrency: 2, maxTokens: 8 });
    const ends = ["q1 done", "q2 done", "q3 failed", "q4 failed", "q5 done", "q6 done"];
    expect(endsOf(engine, run)).toEqual(ends);
  });

  it("over two questions spares the one between them, though the second comes while it is made by itself", async () => {
    const engine = await engineOnMortal((question) => ["3", "5"].includes(question));
    const { run } = await engine.evaluate({ data: await sums(6), concurrency: 2, maxTokens: 8 });
    const ends = ["q1 done", "q2 done", "q3 failed", "q4 done", "q5 failed", "q6 done"];
    expect(endsOf(engine, run)).toEqual(ends);
  });

  it("over one question after another fails each of them, and the run goes on", async () => {
    const engine = await engineOnMortal((question) => ["2", "3"].includes(question));
    const request = { data: await sums(4), concurrency: 1, maxTokens: 8 };
    expect(await engine.evaluate(request)).toMatchObject({ questions: 4, failed: 2 });
  });

  it("over every question from one on pauses the run, and none has failed", async () => {
    const memory = { shortFrom: "3", isShort: false };
    const engine = await engineOnMortal((question) => (memory.isShort ||= question === memory.shortFrom));
    const request = { data: await sums(6), concurrency: 2, maxTokens: 8 };
    await expect(engine.evaluate(request)).rejects.toThrow("4 times in a row");
    const [listed] = engine.runs.list();
    expect(listed).toMatchObject({ state: "paused", resumable: true });

    Object.assign(memory, { shortFrom: "", isShort: false });

    expect(await engine.resume(listed?.run ?? "")).toMatchObject({ questions: 6, failed: 0 });
  });

  it("over every question from the first on pauses the run after one has failed, and the others are there to be gone on with", async () => {
    const memory = { isShort: true };
    const engine = await engineOnMortal(() => memory.isShort);
    const request = { data: await sums(6), concurrency: 3, maxTokens: 8 };
    await expect(engine.evaluate(request)).rejects.toThrow("4 times in a row");
    const [listed] = engine.runs.list();
    expect(listed).toMatchObject({ state: "paused", resumable: true });

    memory.isShort = false;

    expect(await engine.resume(listed?.run ?? "")).toMatchObject({ questions: 6, failed: 1 });
  });
});

describe("a model that is lost and cannot be loaded again", () => {
  it("leaves an evaluation paused, with what was answered and the reason", async () => {
    const { model } = losing(3);
    const engine = await engineOn(model);
    const request = { data: await sums(6), concurrency: 1 };

    await expect(engine.evaluate(request)).rejects.toThrow(NO_MEMORY);

    const [listed] = engine.runs.list();
    expect(listed).toMatchObject({ state: "paused", resumable: true, done: 2, correct: 2 });
    await expect(engine.runs.result(listed?.run ?? "")).rejects.toThrow(NO_MEMORY);
    // It is not tried question by question.
    expect(model.requests.map(asked)).toEqual(["1", "2", "3"]);
  });

  it("lets it go on when it is there again, and no question has failed", async () => {
    const { model, memory } = losing(3);
    const engine = await engineOn(model);
    await expect(engine.evaluate({ data: await sums(6), concurrency: 2 })).rejects.toThrow(NO_MEMORY);
    const [{ run } = { run: "" }] = engine.runs.list();

    memory.isShort = false;

    expect(await engine.resume(run)).toMatchObject({ questions: 6, correct: 6, failed: 0 });
  });

  it("leaves a question paused too", async () => {
    const { model, memory } = losing(1);
    const engine = await engineOn(model);
    const request = { question: "Say 1", strategy: "crowd", options: { agents: 2 } };
    await expect(engine.ask(request)).rejects.toThrow(NO_MEMORY);
    const [listed] = engine.runs.list();
    expect(listed).toMatchObject({ state: "paused", resumable: true });

    memory.isShort = false;

    expect(await engine.resume(listed?.run ?? "")).toMatchObject({ answer: "1" });
  });

  it("stops a sweep as a whole, which then loses no cell", async () => {
    const { model, memory } = losing(3);
    const engine = await engineOn(model, { home: await temporaryFolder() });
    const request = { data: await sums(4), grid: { agents: [1, 2] }, concurrency: 1 };
    await expect(engine.sweep(request)).rejects.toThrow(NO_MEMORY);
    const [listed] = engine.runs.list();
    const { run = "" } = listed ?? {};
    expect(listed).toMatchObject({ kind: "sweep", state: "paused", resumable: true });
    await expect(engine.runs.result(run)).rejects.toThrow(NO_MEMORY);

    memory.isShort = false;

    const report = await engine.resume(run);
    expect("cells" in report && report.cells.map(({ state, correct }) => [state, correct])).toEqual([
      ["done", 4],
      ["done", 4],
    ]);
  });
});
