import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { ContextOverflowError, ContractError, ModelRunError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { Completion, CompletionRequest, ModelInfo, PromptSetName } from "../../core/model.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { foldEvents } from "../../core/transcript.ts";
import { practiceCard } from "../../engine/models/built-in.ts";
import { defaultConcurrency } from "../../engine/runs/evaluate.ts";
import { crowd, modelDouble } from "./doubles.ts";
import { engineOn, sums } from "./engine-double.ts";

/** The last word of the question, which is its right answer. */
function asked(messages: readonly { readonly content: string }[]): string {
  return messages.at(-1)?.content.split(" ").at(-1) ?? "";
}
const knowing = () => modelDouble(({ messages }) => asked(messages));

describe("an evaluation", () => {
  it("of free prose keeps the answers and says nothing of their being right", async () => {
    const data = await sums(2);
    await writeFile(data, (await readFile(data, "utf8")).replaceAll('"number"', '"text"'));
    const engine = await engineOn(knowing());
    const report = await engine.evaluate({ data });
    expect(report).toMatchObject({ questions: 2, compared: 0, correct: 0, accuracy: null, interval: null });
    expect(engine.runs.question(report.run, "q2").result).toMatchObject({ answer: "2", correct: null });
  });

  it("counts right, wrong, unanswered and failed questions, and goes on after a failure", async () => {
    const replies: Record<string, string | Error> = {
      "2": "7",
      "3": "",
      "4": new ContextOverflowError(3000, 512, 2048),
      "5": new ModelRunError("lost"),
    };
    const engine = await engineOn(modelDouble(({ messages }) => replies[asked(messages)] ?? asked(messages)));
    const report = await engine.evaluate({ data: await sums(8) });
    expect(report).toMatchObject({
      questions: 8,
      correct: 4,
      unanswered: 1,
      failed: 2,
      accuracy: 0.5,
      calls: 6,
    });
    expect(report.tokens).toEqual({ prompt: 60, cached: 24, generated: 6 });
    expect(report.perQuestion).toMatchObject({
      calls: 0.75,
      tokens: { prompt: 7.5, cached: 3, generated: 0.75 },
    });
    expect(report.interval?.[0]).toBeCloseTo(0.2152, 4);
    expect(report.interval?.[1]).toBeCloseTo(0.7848, 4);
  });

  it("counts the questions of which a reply was cut off, also where it was then closed", async () => {
    const ends: Readonly<Record<string, Partial<Completion>>> = {
      "1": { ended: "length" },
      "2": { closed: true, cutOff: true },
      "3": { ended: "length", closed: true },
    };
    const model = knowing();
    const complete = async (request: CompletionRequest) => ({
      ...(await model.complete(request)),
      ...ends[asked(request.messages)],
    });
    const engine = await engineOn({ ...model, complete });
    const report = await engine.evaluate({ data: await sums(4), options: { agents: 2 }, maxTokens: 64 });
    expect(report.cutOff).toEqual({ questions: 2, maxTokens: 64 });
    const shown = engine.runs.show(report.run);
    expect(shown.report).toEqual(report);
    expect(shown.transcripts.map(({ result }) => result?.cutOff)).toEqual([2, 2, 0, 0]);
  });

  it("warns if most of the questions are none that the practice model knows, and of no other model", async () => {
    const { sha256 } = await practiceCard();
    const warningsOn = async (info: ModelInfo) => {
      const engine = await engineOn({ ...knowing(), info });
      const { run } = await engine.evaluate({ data: await sums(3) });
      return engine.runs.show(run).warnings;
    };
    const { info } = knowing();
    expect(await warningsOn({ ...info, sha256 })).toEqual([
      "3 of 3 questions are clearly of kinds that the practice model was not trained on. " +
        "Choose another model (--model; --agent for a single role).",
    ]);
    expect(await warningsOn(info)).toEqual([]);
  });

  it("shows later, from what is stored, exactly what it reported", async () => {
    const script = (messages: Parameters<typeof asked>[0]) =>
      asked(messages) === "2" ? new ContextOverflowError(1, 1, 1) : asked(messages);
    const engine = await engineOn(modelDouble(({ messages }) => script(messages)));
    const report = await engine.evaluate({ data: await sums(4), options: { agents: 2 } });
    expect(engine.runs.show(report.run).report).toEqual(report);
  });

  it("tells its listener what folds into the stored transcript", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(knowing());
    const { run } = await engine.evaluate({ data: await sums(3) }, (event) => events.push(event));
    expect(foldEvents(events).questions).toEqual(engine.runs.show(run).transcripts);
  });

  it("starts questions in file order and keeps no more in flight than asked for", async () => {
    for (const concurrency of [1, 3]) {
      const model = knowing();
      const engine = await engineOn(model);
      await engine.evaluate({ data: await sums(7), concurrency });
      expect(model.mostTogether).toBe(concurrency);
      expect(model.requests.map(({ messages }) => asked(messages))).toEqual([
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
      ]);
    }
  });

  it("keeps the model's batch full unless told otherwise", async () => {
    expect([1, 3, 8, 30].map((together) => defaultConcurrency(8, together))).toEqual([8, 6, 2, 1]);
    const engine = await engineOn(knowing());
    const { run } = await engine.evaluate({ data: await sums(1), options: { agents: 3 } });
    expect(engine.runs.show(run).manifest.concurrency).toBe(6);
  });

  it("keeps it full with the calls that the method makes on this model, with these prompts", async () => {
    const expectedCalls: Strategy["expectedCalls"] = (_options, model) => ({
      calls: 8,
      together: model?.prompts === "standard" ? 3 : 8,
    });
    const engine = await engineOn(knowing(), {}, { ...crowd, expectedCalls });
    const concurrencyOf = async (promptSet: PromptSetName) => {
      const { run } = await engine.evaluate({ data: await sums(1), promptSet });
      return engine.runs.show(run).manifest.concurrency;
    };
    expect(await concurrencyOf("standard")).toBe(6);
    expect(await concurrencyOf("terse")).toBe(2);
  });

  it("gives every turn the same seed whatever goes on beside it", async () => {
    const seeds = async (concurrency: number) => {
      const model = knowing();
      await (
        await engineOn(model)
      ).evaluate({ data: await sums(6), concurrency, options: { agents: 2 }, seed: 4 });
      return new Map(
        model.requests.map(({ messages, sampling }) => [`${asked(messages)} ${sampling.seed}`, true]),
      );
    };
    expect(await seeds(4)).toEqual(await seeds(1));
  });

  it("never shows the right answer to the strategy", async () => {
    const events: RunEvent[] = [];
    const engine = await engineOn(knowing());
    await engine.evaluate({ data: await sums(1) }, (event) => events.push(event));
    const started = events.find((event) => event.type === "question-started");
    expect(started).toMatchObject({ asked: { id: "q1", text: "Say 1", answerType: "number", choices: [] } });
    expect(Object.keys(started?.asked ?? {})).toEqual(["id", "text", "answerType", "choices"]);
  });

  it("is described by a manifest that names no folder of the person", async () => {
    const data = await sums(3);
    const engine = await engineOn(knowing());
    const columns = { question: "question" };
    const settings = { seed: 5, maxTokens: 64, promptSet: "standard" } as const;
    const { run } = await engine.evaluate({ data, limit: 2, columns, ...settings });
    const { manifest } = engine.runs.show(run);
    expect(manifest).toMatchObject({
      kind: "eval",
      strategy: "crowd",
      options: { agents: 1, temperature: 0.5 },
      promptSet: "standard",
      seed: 5,
      maxTokens: 64,
      model: { name: "scripted" },
      data: { file: "sums.jsonl", questions: 2, lines: 2, skippedLines: [], columns },
      versions: {
        counterpoint: expect.stringMatching(/^\d/) as string,
        node: process.versions.node,
        "node-llama-cpp": expect.stringMatching(/^\d/) as string,
        "onnxruntime-node": expect.stringMatching(/^\d/) as string,
      },
    });
    expect(manifest.data?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(manifest)).not.toContain(data.replace("sums.jsonl", ""));
  });
});

describe("an evaluation is refused before it starts", () => {
  it("for bad lines, unless they are skipped", async () => {
    const data = await sums(2);
    await writeFile(data, `${await readFile(data, "utf8")}\nbad\n`);
    const engine = await engineOn(knowing());
    await expect(engine.evaluate({ data })).rejects.toThrow("line 3: not valid JSON");
    expect(engine.runs.list()).toEqual([]);
    const { run, questions } = await engine.evaluate({ data, skipBadLines: true });
    expect(questions).toBe(2);
    const { manifest, warnings } = engine.runs.show(run);
    expect(manifest.data?.skippedLines).toEqual([3]);
    expect(warnings).toEqual(["1 line that cannot be used was left out."]);
  });

  it("for answer types that the strategy does not take", async () => {
    const data = await sums(1);
    await writeFile(data, (await readFile(data, "utf8")).replace('"number"', '"string"'));
    const engine = await engineOn(knowing());
    await expect(engine.evaluate({ data })).rejects.toBeInstanceOf(ContractError);
  });

  it("for replies that may be as long as the context, which has no room for a prompt then", async () => {
    const data = await sums(2);
    const model = knowing();
    const engine = await engineOn({ ...model, info: { ...model.info, contextTokens: 512 } });
    const evaluation = engine.evaluate({ data, maxTokens: 512 });
    await expect(evaluation).rejects.toBeInstanceOf(ContractError);
    await expect(evaluation).rejects.toThrow(
      "A reply may take 512 tokens, and the context of scripted holds 512 for prompt and reply together",
    );
    expect(engine.runs.list()).toEqual([]);
    expect(model.requests).toEqual([]);
    expect(await engine.evaluate({ data, maxTokens: 511 })).toMatchObject({ questions: 2, failed: 0 });
  });
});

describe("a run that is not to be stored", () => {
  it("leaves nothing in the home folder and can be shown until the engine is closed", async () => {
    const home = "/nowhere/that/could/be/made";
    const engine = await engineOn(knowing(), { home, store: false });
    const { run } = await engine.evaluate({ data: await sums(2) });
    expect(engine.runs.show(run).transcripts).toHaveLength(2);
  });
});
