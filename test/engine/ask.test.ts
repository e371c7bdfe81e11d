import { describe, expect, it } from "vitest";
import { ContextOverflowError, ContractError, ModelLoadError, ModelRunError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { deriveSeed } from "../../core/seed.ts";
import { defineStrategy } from "../../core/strategies/strategy.ts";
import { crowd, modelDouble } from "./doubles.ts";
import type { WantedModel } from "../../engine/runs/loaders.ts";
import { engineOn, outline } from "./engine-double.ts";

const QUESTION = { question: "How many legs has a cat?", strategy: "crowd" };

describe("a question", () => {
  it("gets a report of its answer and what it cost", async () => {
    const engine = await engineOn(modelDouble(() => "four legs"));
    const report = await engine.ask({ ...QUESTION, options: { agents: 2 } });
    expect(report).toEqual({
      answer: "four legs",
      answerType: "number",
      strategy: "crowd",
      calls: 2,
      tokens: { prompt: 20, cached: 8, generated: 4 },
      seconds: expect.any(Number) as number,
      agreement: 0.5,
      run: expect.stringMatching(/^[0-9a-z]{13}$/) as string,
    });
  });

  it("may stay unanswered without an error", async () => {
    const engine = await engineOn(modelDouble(() => ""));
    expect((await engine.ask(QUESTION)).answer).toBeNull();
  });

  it("is told event by event, the run around the question around its turns", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(modelDouble(() => "4"));
    await engine.ask({ ...QUESTION, options: { agents: 2 } }, (event) => events.push(event));
    expect(outline(events.filter(({ type }) => type !== "turn-text"))).toEqual([
      "run-started",
      "question-started ask",
      "turn-started ask agent-1",
      "turn-started ask agent-2",
      "turn-finished ask agent-1",
      "turn-finished ask agent-2",
      "observed ask end",
      "question-finished ask",
      "run-finished",
    ]);
  });

  it("passes the text of a turn on before the turn ends", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(modelDouble(() => "one two three"));
    await engine.ask(QUESTION, (event) => events.push(event));
    const text = events.flatMap((event) => (event.type === "turn-text" ? [event.text] : [])).join("");
    expect(text).toBe("one two three");
    expect(events.findIndex(({ type }) => type === "turn-finished")).toBeGreaterThan(
      events.findLastIndex(({ type }) => type === "turn-text"),
    );
  });

  it("is sampled as the strategy's options and the run say, with a seed for each turn", async () => {
    const model = modelDouble(() => "4");
    const engine = await engineOn(model);
    await engine.ask({ ...QUESTION, options: { agents: 2, temperature: 0.7 }, seed: 9, maxTokens: 33 });
    const rest = { temperature: 0.7, topP: 1, topK: 0, minP: 0, maxTokens: 33, stop: [] };
    expect(model.requests.map(({ sampling }) => sampling)).toEqual([
      { ...rest, seed: deriveSeed(9, "crowd", "ask", "agent-1") },
      { ...rest, seed: deriveSeed(9, "crowd", "ask", "agent-2") },
    ]);
  });

  it("tells the model which run its calls belong to", async () => {
    const model = modelDouble(() => "4");
    const engine = await engineOn(model);
    const { run } = await engine.ask({ ...QUESTION, options: { agents: 2 } });
    expect(model.requests.map(({ group }) => group)).toEqual([run, run]);
  });

  it("gives the same transcript when it is asked again", async () => {
    const engine = await engineOn(modelDouble(({ sampling }) => `reply to seed ${sampling.seed}`));
    const ask = () => engine.ask({ ...QUESTION, options: { agents: 3 }, seed: 1 });
    const [first, second] = [engine.runs.show((await ask()).run), engine.runs.show((await ask()).run)];
    const said = ({ transcripts }: typeof first) =>
      transcripts.map(({ turns, observations }) => ({ turns, observations }));
    expect(said(second)).toEqual(said(first));
    expect(said(first)[0]?.turns).toHaveLength(3);
  });

  it("has the reasoning block of a reply kept apart from its text", async () => {
    const engine = await engineOn(modelDouble(() => "<think>Cats walk.</think>\n\n4"));
    const { answer, run } = await engine.ask(QUESTION);
    expect(answer).toBe("4");
    expect(engine.runs.show(run).transcripts[0]?.turns[0]?.finished).toMatchObject({
      text: "4",
      reasoning: "Cats walk.",
    });
  });

  it("shows a strategy's warnings before it starts", async () => {
    const engine = await engineOn(modelDouble(() => "4"));
    const { run } = await engine.ask({ ...QUESTION, options: { agents: 16 } });
    expect(engine.runs.show(run).warnings).toEqual(["That is a large crowd."]);
  });
});

describe("a model that fails", () => {
  it("is asked once more, and the text of the first attempt is gone", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(
      modelDouble((_request, call) => (call === 1 ? new ModelRunError("lost") : "4")),
    );
    const report = await engine.ask(QUESTION, (event) => events.push(event));
    expect(report).toMatchObject({ answer: "4", calls: 1 });
    expect(outline(events.filter(({ type }) => type !== "turn-text")).slice(2, 6)).toEqual([
      "turn-started ask agent-1",
      "observed ask agent-1",
      "turn-started ask agent-1",
      "turn-finished ask agent-1",
    ]);
    const [transcript] = engine.runs.show(report.run).transcripts;
    expect(transcript?.observations[0]?.observation).toMatchObject({ kind: "warning" });
    expect(transcript?.turns).toHaveLength(1);
  });

  it("twice fails the question and the run with its error", async () => {
    const model = modelDouble(() => new ModelRunError("lost"));
    const engine = await engineOn(model);
    await expect(engine.ask(QUESTION)).rejects.toThrow("lost");
    expect(model.requests).toHaveLength(2);
    const [run] = engine.runs.list();
    expect(run).toMatchObject({ kind: "ask", state: "failed", done: 1, questions: 1 });
    expect(engine.runs.show(run?.run ?? "")).toMatchObject({ error: { code: "model-run" }, report: null });
  });

  it("because the prompt is too long is not asked again", async () => {
    const model = modelDouble(() => new ContextOverflowError(3000, 512, 2048));
    const engine = await engineOn(model);
    await expect(engine.ask(QUESTION)).rejects.toThrow("3000 tokens");
    expect(model.requests).toHaveLength(1);
  });

  it("stops the question's other calls, and nothing is recorded after the failure", async () => {
    const events: RunEvent[] = [];
    const script = (_request: unknown, call: number) =>
      call === 1 ? new ContextOverflowError(1, 1, 1) : "a reply of many words ".repeat(50);
    const model = modelDouble(script);
    const engine = await engineOn(model);
    await expect(
      engine.ask({ ...QUESTION, options: { agents: 3 } }, (event) => events.push(event)),
    ).rejects.toBeInstanceOf(ContextOverflowError);
    const [, ...others] = model.requests;
    expect(others.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
    const kinds = events.map(({ type }) => type);
    expect(kinds).not.toContain("turn-finished");
    expect(kinds.slice(-2)).toEqual(["question-failed", "run-finished"]);
  });
});

describe("a run is refused before it starts", () => {
  it.each([
    ["an empty question", { question: "" }, "The question is empty"],
    ["too many agents", { ...QUESTION, options: { agents: 100_000 } }, 'Option "agents" cannot be 100000'],
    [
      "a negative temperature",
      { ...QUESTION, options: { temperature: -1 } },
      'Option "temperature" cannot be -1',
    ],
    ["an option that the strategy has not", { ...QUESTION, options: { turns: 1 } }, 'no option "turns"'],
    [
      "an answer type that the strategy does not take",
      { ...QUESTION, answerType: "yesno" as const },
      "takes no questions",
    ],
  ])("for %s", async (_case, request, message) => {
    const engine = await engineOn(modelDouble(() => "4"));
    const asking = engine.ask(request);
    await expect(asking).rejects.toBeInstanceOf(ContractError);
    await expect(asking).rejects.toThrow(message);
    expect(engine.runs.list()).toEqual([]);
  });

  it("if the model does not load, and the next attempt loads it again", async () => {
    let attempts = 0;
    const loadModel = () =>
      ++attempts === 1
        ? Promise.reject(new ModelLoadError("truncated"))
        : Promise.resolve(modelDouble(() => "4"));
    const engine = await engineOn(
      modelDouble(() => "4"),
      { loadModel },
    );
    await expect(engine.ask(QUESTION)).rejects.toThrow("truncated");
    expect(engine.runs.list()).toEqual([]);
    expect((await engine.ask(QUESTION)).answer).toBe("4");
  });
});

describe("a strategy", () => {
  it("that uses a path twice for one question fails it", async () => {
    const careless = defineStrategy({
      ...crowd,
      async run(question, _options, context) {
        await context.say("solver", "same", []);
        await context.say("solver", "same", []);
        return { answer: question.id, agreement: null };
      },
    });
    const engine = await engineOn(
      modelDouble(() => "4"),
      {},
      careless,
    );
    await expect(engine.ask(QUESTION)).rejects.toThrow('used the path "same" twice');
  });

  it("that needs no embedder runs without one being loaded", async () => {
    const engine = await engineOn(modelDouble(() => "4"));
    const { run } = await engine.ask(QUESTION);
    expect(engine.runs.show(run).manifest.embedder).toBeNull();
  });

  it("that needs an embedder gets it, and the manifest names it", async () => {
    const vectors = { name: "vectors-1", embed: () => Promise.resolve([new Float32Array([1])]) };
    const embedding = defineStrategy({
      ...crowd,
      usesEmbedder: () => true,
      async run(question, _options, { embedder }) {
        const [vector] = await embedder.embed([question.text], "end");
        return { answer: String(vector?.[0]), agreement: null };
      },
    });
    const loadEmbedder = () => Promise.resolve({ ...vectors, dispose: () => Promise.resolve() });
    const engine = await engineOn(
      modelDouble(() => "4"),
      { loadEmbedder },
      embedding,
    );
    const { run, answer } = await engine.ask(QUESTION);
    expect(answer).toBe("1");
    expect(engine.runs.show(run).manifest.embedder).toBe("vectors-1");
  });
});

describe("models", () => {
  it("stay loaded for the next question, and make room for another one", async () => {
    const loaded: string[] = [];
    const first = modelDouble(() => "4");
    const loadModel = ({ reference }: WantedModel) => {
      loaded.push(reference);
      return Promise.resolve(reference === "first" ? first : modelDouble(() => "4"));
    };
    const engine = await engineOn(first, { loadModel });
    await engine.ask({ ...QUESTION, model: "first" });
    await engine.ask({ ...QUESTION, model: "first" });
    expect(first.disposed).toBe(false);
    await engine.ask({ ...QUESTION, model: "second" });
    expect(first.disposed).toBe(true);
    expect(loaded).toEqual(["first", "second"]);
  });

  it("are loaded as the request wants them run, and anew when it wants them run otherwise", async () => {
    const wanted: WantedModel[] = [];
    const loadModel = (model: WantedModel) => {
      wanted.push(model);
      return Promise.resolve(modelDouble(() => "4"));
    };
    const engine = await engineOn(
      modelDouble(() => "4"),
      { loadModel },
    );
    await engine.ask(QUESTION);
    await engine.ask({ ...QUESTION, runtime: { threads: 2, sequences: 4 } });
    await engine.ask({ ...QUESTION, runtime: { sequences: 4, threads: 2 } });
    expect(wanted.map(({ runtime }) => runtime)).toEqual([{}, { threads: 2, sequences: 4 }]);
  });

  it("are freed when the engine is closed", async () => {
    const model = modelDouble(() => "4");
    const engine = await engineOn(model);
    await engine.ask(QUESTION);
    await engine.close();
    expect(model.disposed).toBe(true);
    await expect(engine.ask(QUESTION)).rejects.toThrow("This engine is closed.");
  });
});
