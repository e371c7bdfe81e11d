import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { CancelledError } from "../../core/errors.ts";
import { autoCot } from "../../core/strategies/auto-cot.ts";
import { fewShot } from "../../core/strategies/few-shot.ts";
import { manualCot } from "../../core/strategies/manual-cot.ts";
import { databasePath } from "../../engine/storage/database.ts";
import { temporaryFolder } from "../support/folder.ts";
import { modelDouble } from "./doubles.ts";
import { engineOn, sums } from "./engine-double.ts";

/** Places "Say 3" at the angle 3. */
const loadEmbedder = () =>
  Promise.resolve({
    name: "angles",
    embed: (texts: readonly string[]) =>
      Promise.resolve(
        texts.map((text) => {
          const angle = Number(text.split(" ").at(-1));
          return Float32Array.of(Math.cos(angle), Math.sin(angle));
        }),
      ),
    dispose: () => Promise.resolve(),
  });

describe("an evaluation whose exemplars are made of its own questions", () => {
  it("has the model reason about them once, shows them to all others, and leaves them out of the score", async () => {
    const model = modelDouble(() => "One more. The answer is 1.");
    const engine = await engineOn(model, { loadEmbedder }, autoCot);
    const report = await engine.evaluate({
      data: await sums(7),
      options: { shots: 2 },
      promptSet: "standard",
    });
    expect(report).toMatchObject({ questions: 5, calls: 7, perQuestion: { calls: 1 } });
    const shown = model.requests.filter(({ messages }) => messages.length > 2);
    expect(shown).toHaveLength(5);
    expect(engine.runs.list()).toMatchObject([{ done: 7, compared: 5 }]);
  });

  it("has them chosen by the run's seed", async () => {
    const seeds: number[] = [];
    const choosing: typeof autoCot = {
      ...autoCot,
      chooseExemplars(_questions, _options, _embedder, seed) {
        seeds.push(seed);
        return Promise.resolve([]);
      },
    };
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      { loadEmbedder },
      choosing,
    );
    await engine.evaluate({ data: await sums(2), seed: 7 });
    expect(seeds).toEqual([7]);
  });

  it("reports the same whether it is read from the store or told at its end", async () => {
    const model = modelDouble(() => "The answer is 1.");
    const engine = await engineOn(model, { loadEmbedder }, autoCot);
    const report = await engine.evaluate({ data: await sums(6), options: { shots: 2 } });
    expect(engine.runs.show(report.run).report).toEqual(report);
  });
});

describe("such an evaluation that is paused", () => {
  it("goes on with the exemplars that were written before, and has none written a second time", async () => {
    const model = modelDouble(() => "One more. The answer is 1.");
    const engine = await engineOn(model, { loadEmbedder }, autoCot);
    const data = await sums(7);
    const request = { data, options: { shots: 2 }, promptSet: "standard", concurrency: 1 } as const;
    let ended = 0;
    const evaluating = engine.evaluate(request, ({ type, run }) => {
      if (type === "question-finished" && ++ended === 3) void engine.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [{ run } = { run: "" }] = engine.runs.list();
    const before = model.requests.length;
    expect(await engine.resume(run)).toMatchObject({ questions: 5, calls: 7 });
    const later = model.requests.slice(before).map(({ messages }) => messages.length);
    expect(later).toHaveLength(4);
    for (const shown of later) expect(shown).toBeGreaterThan(2);
  });

  it("keeps its exemplars, though others would be chosen by now", async () => {
    let choices = 0;
    const fickle: typeof autoCot = {
      ...autoCot,
      chooseExemplars: (questions) => Promise.resolve(questions.slice(2 * choices++).slice(0, 2)),
    };
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      { loadEmbedder },
      fickle,
    );
    let ended = 0;
    const evaluating = engine.evaluate({ data: await sums(7), concurrency: 1 }, ({ type, run }) => {
      if (type === "question-finished" && ++ended === 3) void engine.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [{ run } = { run: "" }] = engine.runs.list();
    expect(await engine.resume(run)).toMatchObject({ questions: 5, calls: 7 });
    const exemplars = engine.runs.show(run).transcripts.filter(({ asked }) => asked.exemplar === true);
    expect(exemplars.map(({ id }) => id)).toEqual(["q1", "q2"]);
  });
});

describe("such an evaluation that is stopped while it compares its questions", () => {
  it("ends before it has compared all of them", async () => {
    const stopping = new AbortController();
    const asked: number[] = [];
    const embedder = await loadEmbedder();
    const stopped = {
      ...embedder,
      embed(texts: readonly string[]) {
        asked.push(texts.length);
        stopping.abort();
        return embedder.embed(texts);
      },
    };
    const model = modelDouble(() => "The answer is 1.");
    const engine = await engineOn(model, { loadEmbedder: () => Promise.resolve(stopped) }, autoCot);
    const evaluating = engine.evaluate({ data: await sums(40) }, undefined, stopping.signal);
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    expect(asked).toEqual([32]);
    expect(engine.runs.list()).toMatchObject([{ state: "cancelled", done: 0 }]);
  });
});

describe("such an evaluation that ends because one of its exemplars cannot be stored", () => {
  it("has none of the others go on behind it", async () => {
    const home = await temporaryFolder();
    const model = modelDouble((_, call) => "The answer is 1. ".repeat(call === 1 ? 1 : 100));
    const engine = await engineOn(model, { loadEmbedder, home }, autoCot);
    const database = new DatabaseSync(databasePath(home));
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON events WHEN NEW.type = 'turn-finished' " +
        "BEGIN SELECT RAISE(FAIL, 'no room'); END",
    );
    database.close();
    const evaluating = engine.evaluate({ data: await sums(7), options: { shots: 2 } });
    await expect(evaluating).rejects.toThrow("no room");
    expect(model.requests.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });
});

describe("exemplars from a file", () => {
  it("are never scored, and stand in the manifest", async () => {
    const file = join(await temporaryFolder(), "exemplars.jsonl");
    await writeFile(file, JSON.stringify({ question: "Say 2", answer: "2", answerType: "number" }));
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      {},
      fewShot,
    );
    const report = await engine.evaluate({ data: await sums(3), exemplars: file });
    expect(report.questions).toBe(2);
    expect(engine.runs.show(report.run).manifest).toMatchObject({
      exemplars: { file: "exemplars.jsonl" },
      data: { questions: 2 },
    });
  });

  it("say how many questions they take out", async () => {
    const file = join(await temporaryFolder(), "exemplars.jsonl");
    const lines = ["1", "3"].map((answer) =>
      JSON.stringify({ question: `Say ${answer}`, answer, answerType: "number" }),
    );
    await writeFile(file, lines.join("\n"));
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      {},
      fewShot,
    );
    const { run, questions } = await engine.evaluate({ data: await sums(3), exemplars: file });
    expect(questions).toBe(1);
    expect(engine.runs.show(run).warnings).toEqual(["2 questions are among the exemplars and are not put."]);
  });

  it("take out their questions of a published file too, which is read without its double spaces", async () => {
    const folder = await temporaryFolder();
    const [data, file] = [join(folder, "gsm8k.jsonl"), join(folder, "exemplars.jsonl")];
    const [shown, other] = ["Ann has 2 pens.  How many?", "Bob has 3 pens.  How many?"];
    const lines = [
      { question: shown, answer: "Two.\n#### 2" },
      { question: other, answer: "Three.\n#### 3" },
    ];
    await writeFile(data, lines.map((line) => JSON.stringify(line)).join("\n"));
    await writeFile(file, JSON.stringify({ question: shown, answer: "2", answerType: "number" }));
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      {},
      fewShot,
    );
    const { run, questions } = await engine.evaluate({ data, exemplars: file });
    expect(questions).toBe(1);
    expect(engine.runs.show(run).warnings).toContain("1 question is among the exemplars and is not put.");
  });

  it("leave in what asks for one of other choices in the same words", async () => {
    const folder = await temporaryFolder();
    const [data, file] = [join(folder, "facts.jsonl"), join(folder, "exemplars.jsonl")];
    const line = (id: string, ...texts: readonly string[]) =>
      JSON.stringify({
        ...{ id, dataset: "facts", question: "Which is true?", answer: "A", answerType: "choice" },
        choices: texts.map((text, at) => ({ label: "AB".charAt(at), text })),
      });
    const ice = ["Ice is cold.", "Ice is warm."];
    await writeFile(data, [line("q1", ...ice), line("q2", "Ten is even.", "Ten is odd.")].join("\n"));
    await writeFile(file, line("e1", ...ice));
    const engine = await engineOn(
      modelDouble(() => "The answer is A."),
      {},
      fewShot,
    );
    const report = await engine.evaluate({ data, exemplars: file });
    expect(report.questions).toBe(1);
  });

  it("are refused before anything is asked if they leave no question", async () => {
    const model = modelDouble(() => "The answer is 1.");
    const engine = await engineOn(model, {}, fewShot);
    const data = await sums(2);
    await expect(engine.evaluate({ data, exemplars: data })).rejects.toThrow(
      "All questions of sums.jsonl are among the exemplars of sums.jsonl",
    );
    expect(model.requests).toEqual([]);
    expect(engine.runs.list()).toEqual([]);
  });

  it("are refused before anything is asked if one that is to be shown with its reasoning has none", async () => {
    const file = join(await temporaryFolder(), "exemplars.jsonl");
    const reasoned = { question: "Say nine", answer: "9", answerType: "number", reasoning: "It is nine." };
    const bare = { question: "Say ten", answer: "10", answerType: "number" };
    await writeFile(file, [reasoned, bare].map((line) => JSON.stringify(line)).join("\n"));
    const model = modelDouble(() => "The answer is 1.");
    const engine = await engineOn(model, {}, manualCot);
    const evaluation = { data: await sums(3), exemplars: file, strategy: "manual-cot" };
    await expect(engine.evaluate(evaluation)).rejects.toThrow('The exemplar "exemplar-2" has no "reasoning"');
    // The first cell shows the whole one alone.
    const sweep = {
      data: evaluation.data,
      exemplars: file,
      methods: [{ strategy: "manual-cot" }],
      grid: { shots: [1, 2] },
    };
    await expect(engine.sweep(sweep)).rejects.toThrow('The exemplar "exemplar-2" has no "reasoning"');
    const question = { question: "How many pens?", exemplars: file, strategy: "manual-cot" };
    await expect(engine.ask(question)).rejects.toThrow('The exemplar "exemplar-2" has no "reasoning"');
    expect(model.requests).toEqual([]);
    expect(engine.runs.list()).toEqual([]);
  });

  it("need no reasoning where they are not shown: behind the first few, or of another type", async () => {
    const file = join(await temporaryFolder(), "exemplars.jsonl");
    const reasoned = { question: "Say nine", answer: "9", answerType: "number", reasoning: "It is nine." };
    const behind = { question: "Say ten", answer: "10", answerType: "number" };
    const other = { question: "Is it ten?", answer: "yes", answerType: "yesno" };
    await writeFile(file, [other, reasoned, behind].map((line) => JSON.stringify(line)).join("\n"));
    const engine = await engineOn(
      modelDouble(() => "The answer is 1."),
      {},
      manualCot,
    );
    const method = { strategy: "manual-cot", options: { shots: 1 } };
    const report = await engine.evaluate({ data: await sums(3), exemplars: file, ...method });
    expect(report).toMatchObject({ questions: 3, failed: 0 });
  });
});
