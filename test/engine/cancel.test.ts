import { describe, expect, it } from "vitest";
import { CancelledError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { modelDouble } from "./doubles.ts";
import type { WantedModel } from "../../engine/runs/loaders.ts";
import { engineOn, sums } from "./engine-double.ts";

const endless = () => modelDouble(() => "word ".repeat(100_000).trim());

/** Aborts at the first event of this type. */
function abortAt(type: RunEvent["type"], events: RunEvent[] = []) {
  const controller = new AbortController();
  const listen = (event: RunEvent) => {
    events.push(event);
    if (event.type === type) controller.abort();
  };
  return { signal: controller.signal, listen };
}

describe("a cancelled run", () => {
  it("ends in the middle of a call with CancelledError, and is stored as cancelled", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(endless());
    const { signal, listen } = abortAt("turn-text", events);
    await expect(engine.ask({ question: "How many?" }, listen, signal)).rejects.toBeInstanceOf(
      CancelledError,
    );
    expect(engine.runs.list()).toMatchObject([{ state: "cancelled", done: 0 }]);
    expect(events.map(({ type }) => type)).not.toContain("turn-finished");
    expect(events.at(-1)).toMatchObject({
      type: "run-finished",
      state: "cancelled",
      error: { code: "cancelled" },
    });
  });

  it("keeps the questions and turns that were finished", async () => {
    const engine = await engineOn(modelDouble(({ messages }) => messages.at(-1)?.content.slice(4) ?? ""));
    const { signal, listen } = abortAt("question-finished");
    const evaluating = engine.evaluate({ data: await sums(5), concurrency: 1 }, listen, signal);
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [summary] = engine.runs.list();
    expect(summary).toMatchObject({ state: "cancelled", done: 1, questions: 5 });
    expect(engine.runs.show(summary?.run ?? "")).toMatchObject({
      report: { questions: 1, correct: 1 },
      transcripts: [
        { id: "q1", state: "done" },
        { id: "q2", state: "stopped", turns: [] },
      ],
    });
  });

  it("does not begin if it was cancelled before", async () => {
    const model = endless();
    const engine = await engineOn(model);
    const asking = engine.ask({ question: "How many?" }, undefined, AbortSignal.abort());
    await expect(asking).rejects.toBeInstanceOf(CancelledError);
    expect(engine.runs.list()).toEqual([]);
    expect(model.requests).toEqual([]);
  });

  it("ends while its model is being loaded, and so does the loading", async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const loadModel = (_wanted: WantedModel, _home: string, signal: AbortSignal) => {
      begun.resolve(signal);
      return new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new CancelledError()));
      });
    };
    const engine = await engineOn(endless(), { loadModel });
    const controller = new AbortController();
    const asking = engine.ask({ question: "How many?" }, undefined, controller.signal);
    const refused = expect(asking).rejects.toBeInstanceOf(CancelledError);
    const loading = await begun.promise;
    expect(loading.aborted).toBe(false);
    controller.abort();
    await refused;
    expect(loading.aborted).toBe(true);
    expect(engine.runs.list()).toEqual([]);
  });

  it("may be cancelled by closing the engine, which waits for it", async () => {
    const model = endless();
    const engine = await engineOn(model);
    const begun = Promise.withResolvers<undefined>();
    const asking = engine.ask({ question: "How many?" }, (event) => {
      if (event.type === "turn-text") begun.resolve(undefined);
    });
    const refused = expect(asking).rejects.toBeInstanceOf(CancelledError);
    await begun.promise;
    await engine.close();
    await refused;
    expect(model.disposed).toBe(true);
  });
});
