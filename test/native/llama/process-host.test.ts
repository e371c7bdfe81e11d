import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  CancelledError,
  ContextOverflowError,
  ContractError,
  ModelLoadError,
  ModelRunError,
} from "../../../core/errors.ts";
import type { CompletionRequest, JsonSchema, LanguageModel, Sampling } from "../../../core/model.ts";
import { loadInProcess } from "../../../native/llama/process/host.ts";
import type { ServedModel } from "../../../native/llama/process/serve.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";
import { roundsDouble, spawnerDouble } from "./process-double.ts";

const OPTIONS = { path: "model.gguf", name: "scripted", sha256: "0", prompts: "terse" } as const;

function request(
  content: string,
  sampling: Partial<Sampling> = {},
  extra: Omit<Partial<CompletionRequest>, "sampling"> = {},
): CompletionRequest {
  const all = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 2, stop: [], ...sampling };
  return { messages: [{ role: "user", content }], sampling: all, ...extra };
}

/** A model of the rounds double behind a process double. */
async function open(override: Partial<ServedModel> = {}) {
  const rounds = roundsDouble(override);
  const spawner = spawnerDouble(rounds.load);
  const model = await loadInProcess(OPTIONS, spawner.spawn);
  onTestFinished(() => model.dispose());
  return { model, batches: rounds.batches, processes: spawner.processes, spawner };
}

/** Each agent makes its calls one after another; all agents begin together. Lengths of the replies in tokens. */
async function talk(model: LanguageModel, agents: readonly (readonly number[])[]): Promise<void> {
  const speak = async (lengths: readonly number[], agent: number): Promise<void> => {
    for (const [turn, maxTokens] of lengths.entries()) {
      await model.complete(request(`${agent}.${turn}`, { maxTokens }));
    }
  };
  await Promise.all(agents.map(speak));
}

describe("calls to a model process", () => {
  it("that are issued in one turn of the event loop travel in one message and enter one batch", async () => {
    const { model, batches, processes } = await open();
    const ask = async (name: string, index: number): Promise<void> => {
      for (let step = 0; step < 5 * index; step++) await Promise.resolve();
      await model.complete(request(name));
    };
    await Promise.all(["a", "b", "c"].map(ask));
    expect(processes[0]?.received.find(({ type }) => type === "work")?.calls).toHaveLength(3);
    expect(batches[0]).toEqual(["a", "b", "c"]);
  });

  it("that follow from an ended call stand in the very next batch", async () => {
    const { model, batches } = await open();
    await talk(model, [[2, 1], [4]]);
    expect(batches).toEqual([["0.0", "1.0"], ["0.0", "1.0"], ["1.0", "0.1"], ["1.0"]]);
  });

  it("stand in the same batches as calls to a model in this process", async () => {
    const agents = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(agents, async (lengths) => {
        const here = roundsDouble();
        await talk(await here.load({ ...OPTIONS, beforeRound: () => nextTurn() }), lengths);
        const there = roundsDouble();
        const model = await loadInProcess(OPTIONS, spawnerDouble(there.load).spawn);
        await talk(model, lengths);
        await model.dispose();
        expect(there.batches).toEqual(here.batches);
      }),
      { numRuns: 50 },
    );
  });

  it("get their text piece by piece before they end", async () => {
    const { model } = await open();
    const pieces: string[] = [];
    const { text } = await model.complete(
      request("a", { maxTokens: 3 }, { onText: (piece) => pieces.push(piece) }),
    );
    expect(pieces).toEqual(["word ", "word ", "word "]);
    expect(pieces.join("")).toBe(text);
  });

  it("end at their signal at once, and the ones beside them go on", async () => {
    const { model, batches, processes } = await open();
    const controller = new AbortController();
    let pieces = 0;
    const onText = (): void => {
      pieces += 1;
      controller.abort();
    };
    const aborted = model.complete(request("a", { maxTokens: 9 }, { signal: controller.signal, onText }));
    const other = model.complete(request("b", { maxTokens: 9 }));
    await expect(aborted).rejects.toBeInstanceOf(CancelledError);
    expect((await other).tokens.generated).toBe(9);
    expect(pieces).toBe(1);
    expect(processes[0]?.received.map(({ type }) => type)).toContain("abort");
    expect(batches.at(-1)).toEqual(["b"]);
  });

  it("that are aborted in the turn in which they are issued are never sent", async () => {
    const { model, processes } = await open();
    const controller = new AbortController();
    const aborted = model.complete(request("a", {}, { signal: controller.signal }));
    controller.abort();
    await expect(aborted).rejects.toBeInstanceOf(CancelledError);
    await model.complete(request("b"));
    expect(JSON.stringify(processes[0]?.received)).not.toContain('"content":"a"');
  });

  it("fail with the class of error that the model threw", async () => {
    const complete = () => Promise.reject(new ContextOverflowError(3000, 512, 2048));
    const { model } = await open({ complete });
    const failing = model.complete(request("a"));
    await expect(failing).rejects.toBeInstanceOf(ContextOverflowError);
    await expect(failing).rejects.toMatchObject({ details: { promptTokens: 3000 } });
  });

  it("that cannot be sent are refused alone", async () => {
    let schema: JsonSchema = { type: "boolean" };
    for (let depth = 0; depth < 100; depth++) schema = { type: "array", items: schema };
    const { model } = await open();
    const refused = model.complete(request("a", { schema }));
    const other = model.complete(request("b"));
    await expect(refused).rejects.toBeInstanceOf(ContractError);
    expect((await other).tokens.generated).toBe(2);
  });

  it("carry a grammar, which is no longer than agreed and stands alone", async () => {
    const { model, processes } = await open();
    const grammar = 'root ::= "yes"';
    await model.complete(request("a", { grammar }));
    expect(JSON.stringify(processes[0]?.received)).toContain(JSON.stringify(grammar));
    for (const wrong of [{ grammar: "" }, { grammar: "a".repeat(64_001) }]) {
      await expect(model.complete(request("b", wrong))).rejects.toThrow("grammar");
    }
    const both = model.complete(request("c", { grammar, schema: { type: "boolean" } }));
    await expect(both).rejects.toThrow("a schema or a grammar, not both");
  });

  it("may tell of impossible tokens", async () => {
    const tokens = { prompt: 1, cached: 0, generated: 1 };
    const continuations = [{ logProbabilities: [-Infinity, -0.5] }];
    const { model } = await open({ score: () => Promise.resolve({ continuations, tokens, seconds: 0 }) });
    const { messages } = request("a");
    expect((await model.score({ messages, continuations: ["A"] })).continuations).toEqual(continuations);
  });
});

describe("a measurement in a model process", () => {
  it("is passed on figure by figure", async () => {
    const figure = { replies: 1, tokensPerSecond: 7 };
    const speed = { promptTokensPerSecond: 3, decode: [figure], leftOut: [2], seconds: 1 };
    const { model } = await open({
      measureSpeed: (_options, onFigure) => {
        onFigure?.(figure);
        return Promise.resolve(speed);
      },
    });
    const figures: unknown[] = [];
    expect(await model.measureSpeed({ seconds: 1 }, (given) => figures.push(given))).toEqual(speed);
    expect(figures).toEqual([figure]);
  });
});

describe("a model process that ends", () => {
  it("fails the calls in flight and is followed by a fresh one for the next call", async () => {
    const { model, processes } = await open();
    const calls = ["a", "b"].map((name) =>
      model.complete(request(name, { maxTokens: 100 }, { onText: () => processes[0]?.die() })),
    );
    for (const call of calls) {
      await expect(call).rejects.toBeInstanceOf(ModelRunError);
      await expect(call).rejects.toThrow("ended (SIGKILL) in the middle of its work");
      await expect(call).rejects.toMatchObject({ details: { exitCode: null, signal: "SIGKILL" } });
    }
    expect((await model.complete(request("a"))).tokens.generated).toBe(2);
    expect(processes).toHaveLength(2);
  });

  it("is followed by one that runs the model in the same way", async () => {
    const { model, processes } = await open();
    processes[0]?.die();
    await model.complete(request("a")).catch(() => undefined);
    await model.complete(request("a"));
    const { sequences, contextTokens, runtime } = model.info;
    const { threads, device, gpuLayers, flashAttention, kvCache } = runtime;
    expect(processes.at(-1)?.received[0]).toMatchObject({
      type: "load",
      options: {
        path: OPTIONS.path,
        runtime: { sequences, contextTokens, threads, device, gpuLayers, flashAttention, kvCache },
      },
    });
  });

  it("is not followed by one that would run the model otherwise, which is told", async () => {
    const rounds = roundsDouble();
    let gpuLayers = 28;
    const spawner = spawnerDouble(async (options) => {
      const runtime = { ...MODEL_INFO.runtime, layers: 28, gpuLayers };
      return { ...(await rounds.load(options)), info: { ...MODEL_INFO, runtime } };
    });
    const model = await loadInProcess(OPTIONS, spawner.spawn);
    onTestFinished(() => model.dispose());
    spawner.processes[0]?.die();
    await model.complete(request("a")).catch(() => undefined);
    gpuLayers = 12;
    const refused = model.complete(request("a"));
    await expect(refused).rejects.toBeInstanceOf(ModelLoadError);
    await expect(refused).rejects.toThrow("12 of 28 on the device, before 28 of 28");
    expect(spawner.processes[1]?.killed).toBe(true);
    expect(model.lost).toBe(true);
    await expect(model.complete(request("b"))).rejects.toBeInstanceOf(ModelLoadError);
    expect(spawner.processes).toHaveLength(2);
  });

  it("is not followed by one that would load another file, which is told", async () => {
    const spawner = spawnerDouble(roundsDouble().load);
    const isStill = () => Promise.resolve(false);
    const model = await loadInProcess({ ...OPTIONS, isStill }, spawner.spawn);
    onTestFinished(() => model.dispose());
    spawner.processes[0]?.die();
    await model.complete(request("a")).catch(() => undefined);
    const refused = model.complete(request("a"));
    await expect(refused).rejects.toBeInstanceOf(ModelLoadError);
    await expect(refused).rejects.toThrow("The file of the model scripted is another one by now.");
    expect(spawner.processes[1]).toMatchObject({ received: [], killed: true });
    expect(model.lost).toBe(true);
  });

  it("says with which code it ended and why, as far as it told", async () => {
    const { model, processes } = await open();
    const call = model.complete(request("a", { maxTokens: 100 }));
    processes[0]?.die({ code: 134, signal: null, lastWords: "start\nGGML_ASSERT(n > 0) failed\n" });
    await expect(call).rejects.toThrow(/exit code 134.*GGML_ASSERT\(n > 0\) failed/);
  });

  it("four times in a row without a finished call is given up, and no other is started", async () => {
    const { model, processes } = await open();
    const onText = () => processes.at(-1)?.die();
    const dying = () => model.complete(request("a", { maxTokens: 100 }, { onText }));
    for (let death = 1; death <= 3; death++) {
      await expect(dying()).rejects.toBeInstanceOf(ModelRunError);
      expect(model.lost).toBe(false);
    }
    await expect(dying()).rejects.toBeInstanceOf(ModelLoadError);
    expect(model.lost).toBe(true);
    const refused = model.complete(request("a"));
    await expect(refused).rejects.toBeInstanceOf(ModelLoadError);
    await expect(refused).rejects.toThrow("4 times in a row");
    expect(processes).toHaveLength(4);
  });

  it("while it loads the model again is followed by another one, for which the calls wait", async () => {
    const { model, processes } = await open();
    processes[0]?.die();
    await expect(model.complete(request("a"))).rejects.toBeInstanceOf(ModelRunError);
    const calls = ["b", "c"].map((name) => model.complete(request(name)));
    processes[1]?.die();
    for (const call of calls) expect((await call).tokens.generated).toBe(2);
    expect(processes).toHaveLength(3);
  });

  it("each time it loads the model again is given up, and the calls are told that it cannot be loaded", async () => {
    const spawner = spawnerDouble(roundsDouble().load);
    let isShort = false;
    const model = await loadInProcess(OPTIONS, () => {
      const process = spawner.spawn();
      if (isShort) spawner.processes.at(-1)?.die();
      return process;
    });
    onTestFinished(() => model.dispose());
    isShort = true;
    spawner.processes[0]?.die();
    await expect(model.complete(request("a"))).rejects.toBeInstanceOf(ModelRunError);
    const calls = ["a", "b"].map((name) => model.complete(request(name)));
    await Promise.all(calls.map((call) => expect(call).rejects.toBeInstanceOf(ModelLoadError)));
    await expect(calls[0]).rejects.toThrow("4 times in a row");
    expect(spawner.processes).toHaveLength(4);
    expect(model.lost).toBe(true);
  });

  it("now and then, with finished calls between, is followed by another each time", async () => {
    const { model, processes } = await open();
    for (let death = 1; death <= 5; death++) {
      expect((await model.complete(request("a"))).tokens.generated).toBe(2);
      const call = model.complete(request("b"));
      processes.at(-1)?.die();
      await expect(call).rejects.toBeInstanceOf(ModelRunError);
    }
    expect(processes).toHaveLength(5);
  });

  it("because it says what nobody understands is killed", async () => {
    const { model, processes } = await open();
    const call = model.complete(request("a", { maxTokens: 100 }));
    processes[0]?.say({ type: "round", texts: "none" });
    await expect(call).rejects.toBeInstanceOf(ModelRunError);
    expect(processes[0]?.killed).toBe(true);
  });
});

describe("loading into a model process", () => {
  it("fails with the model's own error, and leaves no process", async () => {
    const spawner = spawnerDouble(() => Promise.reject(new ModelLoadError("The file is broken.")));
    const loading = loadInProcess(OPTIONS, spawner.spawn);
    await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
    await expect(loading).rejects.toThrow("The file is broken.");
    expect(spawner.processes[0]?.killed).toBe(true);
  });

  it("fails if the process ends meanwhile", async () => {
    const spawner = spawnerDouble(() => new Promise(() => undefined));
    const loading = loadInProcess(OPTIONS, spawner.spawn);
    spawner.processes[0]?.die();
    await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
    await expect(loading).rejects.toThrow("ended (SIGKILL) while it was loading");
  });

  it("is cancelled at once", async () => {
    const controller = new AbortController();
    const spawner = spawnerDouble(() => new Promise(() => undefined));
    const loading = loadInProcess({ ...OPTIONS, signal: controller.signal }, spawner.spawn);
    controller.abort();
    await expect(loading).rejects.toBeInstanceOf(CancelledError);
    expect(spawner.processes[0]?.killed).toBe(true);
  });
});

describe("unloading", () => {
  it("cancels what is under way and refuses what comes later", async () => {
    const { model } = await open();
    const call = model.complete(request("a", { maxTokens: 1000 }));
    const cancelled = expect(call).rejects.toBeInstanceOf(CancelledError);
    await model.dispose();
    await cancelled;
    await expect(model.complete(request("b"))).rejects.toBeInstanceOf(CancelledError);
  });

  it("kills a process that does not free its model in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { model, processes } = await open({ dispose: () => new Promise(() => undefined) });
    const unloading = model.dispose();
    await vi.advanceTimersByTimeAsync(4999);
    expect(processes[0]?.killed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await unloading;
    expect(processes[0]?.killed).toBe(true);
  });
});
