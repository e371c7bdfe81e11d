import { describe, expect, it } from "vitest";
import { ModelLoadError } from "../../core/errors.ts";
import type { CompletionRequest } from "../../core/model.ts";
import { temporaryFolder } from "../support/folder.ts";
import { modelDouble } from "./doubles.ts";
import { engineOn, sums } from "./engine-double.ts";

const NO_MEMORY = "The process of the model ended 3 times in a row.";

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
