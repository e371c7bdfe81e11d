import { fileURLToPath } from "node:url";
import type { Llama, LlamaContext, LlamaModel, Token } from "node-llama-cpp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CancelledError, ModelRunError } from "../../../core/errors.ts";
import type { Sampling } from "../../../core/model.ts";
import type { Generator, ReplyJob } from "../../../native/llama/generator.ts";
import { LibraryGenerator } from "../../../native/llama/library-generator.ts";
import { cpuLibrary } from "../../../native/llama/library.ts";
import { openGenerator } from "../../../native/llama/open-generator.ts";
import { Reply } from "../../../native/llama/reply.ts";
import { grammars } from "../../../native/llama/tools.ts";

const PATH = fileURLToPath(new URL("../../../models/practice/practice.gguf", import.meta.url));
const REPLIES = 3;
const BATCH_TOKENS = 32;
const GREEDY: Sampling = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 60, stop: [] };
const WARM: Sampling = { ...GREEDY, temperature: 1.5 };
const QUESTIONS = [
  "Anna has 3 boxes with 6 pens each. How many pens does she have?",
  "There are 12 birds. 4 fly away. How many birds are left?",
  "Tom has 21 marbles and buys 17 more. How many marbles does Tom have now?",
  "A farmer has 48 eggs and puts them into boxes of 6. How many boxes does he need?",
  "Anna has 3 boxes with 6 pens each. How many pens does she have now?",
];
const [BOXES = "", BIRDS = ""] = QUESTIONS;

let llama: Llama;
let model: LlamaModel;
let stepLoop: Generator;
let library: Generator;

beforeAll(async () => {
  ({ llama } = await cpuLibrary());
  model = await llama.loadModel({ modelPath: PATH, gpuLayers: 0 });
  const opened = await openGenerator({
    ...{ llama, model, context: await newContext(), replies: REPLIES, kept: 0 },
    ...{ chunkTokens: BATCH_TOKENS, threads: 1, gpuLayers: 0, flashAttention: false },
  });
  expect(opened.scheduler).toBe("step-loop");
  stepLoop = opened.generator;
  library = overLibrary(await newContext());
});
afterAll(() => model.dispose());

function newContext(): Promise<LlamaContext> {
  return model.createContext({
    contextSize: 512,
    sequences: REPLIES,
    batchSize: BATCH_TOKENS,
    threads: 1,
    flashAttention: false,
  });
}

function overLibrary(context: LlamaContext): LibraryGenerator {
  return new LibraryGenerator(model, context, {
    replies: REPLIES,
    endsGeneration: (token) => model.isEogToken(token as Token),
    grammarFor: grammars(llama),
  });
}

function promptOf(question: string): number[] {
  const chat =
    "<|im_start|>system\nYou are a solver.<|im_end|>\n" +
    `<|im_start|>user\n${question}\nThink step by step.<|im_end|>\n<|im_start|>assistant\n`;
  return [...(model.tokens.bos === null ? [] : [model.tokens.bos]), ...model.tokenize(chat, true)];
}

function jobOf(prompt: readonly number[], sampling: Sampling, onText?: (text: string) => void): ReplyJob {
  const reply = new Reply({
    detokenize: (tokens, before) => model.detokenize(tokens as Token[], false, before as Token[]),
    stop: sampling.stop,
    json: sampling.schema !== undefined,
    ...(onText && { onText }),
  });
  return { prompt, sampling, reply };
}

async function ask(generator: Generator, question: string, sampling = GREEDY, extra: Partial<ReplyJob> = {}) {
  const job = { ...jobOf(promptOf(question), sampling), ...extra };
  const generation = await generator.submit(job);
  return { ...generation, text: job.reply.text };
}

/** Replies of the same jobs, submitted together to each generator. */
async function both(ask: (generator: Generator) => readonly Promise<unknown>[]) {
  return { ours: await Promise.all(ask(stepLoop)), theirs: await Promise.all(ask(library)) };
}

/** Whatever was asked before, this makes the library evaluate the whole prompt. */
const unseen = (question: string, turn: number): string => `${turn}. ${question}`;

describe("a reply generated through the library's public interface", () => {
  it("is the step loop's, word for word, when it is greedy", async () => {
    const { ours, theirs } = await both((generator) =>
      QUESTIONS.map((question) =>
        ask(generator, question).then(({ text, ended, generated }) => ({ text, ended, generated })),
      ),
    );
    expect(theirs).toEqual(ours);
    expect(theirs[0]).toMatchObject({ text: "3*6=18\nThe answer is 18.", ended: "stop" });
  });

  it.each<[string, Partial<Sampling>]>([
    ["no filter", {}],
    ["top-k", { topK: 20 }],
    ["top-p", { topP: 0.995 }],
    ["min-p", { minP: 0.01 }],
    ["all filters", { topK: 40, topP: 0.995, minP: 0.001, temperature: 1.4 }],
  ])("is the step loop's for each seed, with %s", async (_name, filters) => {
    const { ours, theirs } = await both((generator) =>
      QUESTIONS.flatMap((question) =>
        [1, 2, 3, 4].map((seed) =>
          ask(generator, question, { ...WARM, ...filters, seed }).then(({ text }) => text),
        ),
      ),
    );
    expect(theirs).toEqual(ours);
    expect(new Set(theirs).size).toBeGreaterThan(QUESTIONS.length);
  });

  it("is the step loop's for prompts of every length around that of a batch", async () => {
    const prompt = promptOf(QUESTIONS.join(" "));
    const lengths = [1, 2, 3, 28, 29, 30, 31, 32, 33, 34, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66];
    const { ours, theirs } = await both((generator) =>
      lengths.map(async (length, seed) => {
        const job = jobOf(prompt.slice(0, length), { ...WARM, seed, maxTokens: 12 });
        return [(await generator.submit(job)).generated, job.reply.text];
      }),
    );
    expect(theirs).toEqual(ours);
  });

  it("does not depend on what was asked before, although beginnings of prompts are used again", async () => {
    const first = await ask(library, unseen(BOXES, 1), { ...WARM, seed: 7 });
    const again = await ask(library, unseen(BOXES, 1), { ...WARM, seed: 7 });
    expect(first.cached).toBeLessThan(20);
    expect(again.cached).toBe(promptOf(unseen(BOXES, 1)).length - 2);
    expect(again.text).toBe(first.text);
  });

  it("is a JSON document of the schema", async () => {
    const schema = { type: "object", properties: { answer: { type: "integer" } } } as const;
    const { ours, theirs } = await both((generator) =>
      [0, 1.5].map((temperature) =>
        ask(generator, BOXES, { ...GREEDY, temperature, schema }).then(({ text }) => text),
      ),
    );
    expect(theirs).toEqual(ours);
    expect(JSON.parse(String(theirs[0]))).toEqual({ answer: expect.any(Number) as number });
  });

  it("is a text of the grammar", async () => {
    const grammar = 'root ::= ("yes" | "no") " " [0-9]{2}';
    const { ours, theirs } = await both((generator) =>
      [0, 1.5].map((temperature) =>
        ask(generator, BOXES, { ...GREEDY, temperature, grammar }).then(({ text, ended }) => [text, ended]),
      ),
    );
    expect(theirs).toEqual(ours);
    expect(theirs[0]).toEqual([expect.stringMatching(/^(?:yes|no) \d\d$/), "stop"]);
  });

  it("fails alone where the grammar cannot be read", async () => {
    const failing = ask(library, BOXES, { ...GREEDY, grammar: "root ::= (" });
    const other = ask(library, BIRDS);
    await expect(failing).rejects.toThrow("The grammar of a reply cannot be read");
    expect((await other).text).toBe("12-4=8\nThe answer is 8.");
  });

  it("ends before a stop string, and streams exactly its text", async () => {
    let streamed = "";
    const job = jobOf(promptOf(BOXES), { ...GREEDY, stop: ["answer is"] }, (text) => (streamed += text));
    expect((await library.submit(job)).ended).toBe("stop");
    expect(job.reply.text).toBe("3*6=18\nThe ");
    expect(streamed).toBe(job.reply.text);
  });

  it("is cut at its largest length, which it can be made to reach", async () => {
    const short = await ask(library, BOXES, { ...GREEDY, maxTokens: 5 });
    expect(short).toMatchObject({ ended: "length", generated: 5 });
    const long = await ask(library, BOXES, { ...GREEDY, maxTokens: 40 }, { untilLength: true });
    expect(long).toMatchObject({ ended: "length", generated: 40 });
  });

  it("comes with the step loop's log-probabilities, whatever it was sampled with", async () => {
    const samplings = [GREEDY, { ...WARM, seed: 3 }, { ...WARM, topK: 5, topP: 0.8, seed: 4 }];
    const { ours, theirs } = await both((generator) =>
      samplings.map((sampling) => ask(generator, BIRDS, sampling, { logProbabilities: true })),
    );
    for (const [index, sampling] of samplings.entries()) {
      const [expected, actual] = [ours[index], theirs[index]] as Awaited<ReturnType<typeof ask>>[];
      expect(actual?.logProbabilities).toHaveLength(actual?.generated ?? -1);
      expect(expected?.text, JSON.stringify(sampling)).toBe(actual?.text);
      for (const [token, value] of (actual?.logProbabilities ?? []).entries()) {
        expect(value).toBeCloseTo(expected?.logProbabilities?.[token] ?? NaN, 4);
        expect(value).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe("scores through the library's public interface", () => {
  const continuations = (...texts: string[]) => texts.map((text) => model.tokenize(text, false) as number[]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  it("are the step loop's, and put the right answer before a wrong one", async () => {
    const job = { prompt: promptOf(BOXES), continuations: continuations("3*6=18", "3*6=19", "3", "12-4=8") };
    const { ours, theirs } = await both((generator) => [generator.score(job)]);
    const [expected] = ours as Awaited<ReturnType<Generator["score"]>>[];
    const [actual] = theirs as Awaited<ReturnType<Generator["score"]>>[];
    expect(actual?.logProbabilities.map(({ length }) => length)).toEqual(
      job.continuations.map(({ length }) => length),
    );
    for (const [index, values] of (actual?.logProbabilities ?? []).entries()) {
      expect(sum(values)).toBeCloseTo(sum(expected?.logProbabilities[index] ?? []), 4);
    }
    const [right = 0, wrong = 0] = (actual?.logProbabilities ?? []).map(sum);
    expect(right).toBeGreaterThan(wrong);
  });

  it("are probabilities: those of different first tokens sum to less than one", async () => {
    const digits = continuations(...Array.from({ length: 10 }, (_, digit) => String(digit)));
    const { logProbabilities } = await library.score({ prompt: promptOf(BIRDS), continuations: digits });
    const total = sum(logProbabilities.map(([first = NaN]) => Math.exp(first)));
    expect(total).toBeGreaterThan(0.5);
    expect(total).toBeLessThan(1.0001);
  });

  it("count the beginning that was read for an earlier one", async () => {
    const job = { prompt: promptOf(unseen(BIRDS, 9)), continuations: continuations("12", "4") };
    expect((await library.score(job)).cached).toBeLessThan(20);
    expect((await library.score(job)).cached).toBe(job.prompt.length - 2);
  });
});

describe("the library's sequences", () => {
  it("are shared by more jobs than there are", async () => {
    const jobs = Array.from({ length: 4 * REPLIES }, (_, index) =>
      ask(library, unseen(BOXES, index), GREEDY),
    );
    for (const { generated } of await Promise.all(jobs)) expect(generated).toBeGreaterThan(0);
  });

  it("are free again after an abort within a reply, which gets no further token", async () => {
    const aborted = Array.from({ length: REPLIES }, async () => {
      const controller = new AbortController();
      let tokens = 0;
      const job = jobOf(promptOf(BOXES), { ...WARM, maxTokens: 400 }, () => {
        if (++tokens === 3) controller.abort();
      });
      await expect(library.submit({ ...job, signal: controller.signal })).rejects.toThrow(CancelledError);
      return () => tokens;
    });
    const counts = await Promise.all(aborted);
    expect((await ask(library, BOXES)).text).toBe("3*6=18\nThe answer is 18.");
    expect(counts.map((count) => count())).toEqual(Array.from({ length: REPLIES }, () => 3));
  });

  it("do not begin with a job that was aborted before its turn", async () => {
    const aborted = jobOf(promptOf(BOXES), GREEDY);
    await expect(library.submit({ ...aborted, signal: AbortSignal.abort() })).rejects.toThrow(CancelledError);
    expect(aborted.reply.text).toBe("");
  });

  it("serve the next job after one whose reader failed", async () => {
    const job = jobOf(promptOf(BOXES), GREEDY, () => {
      throw new Error("the disk is full");
    });
    const failure = library.submit(job);
    await expect(failure).rejects.toThrow(ModelRunError);
    await expect(failure).rejects.toThrow("The model failed while it was generating: the disk is full.");
    expect((await ask(library, BOXES)).text).toBe("3*6=18\nThe answer is 18.");
  });

  it("refuse what does not fit instead of forgetting its beginning", async () => {
    const long = ask(library, BOXES.repeat(20), { ...WARM, maxTokens: 400 }, { untilLength: true });
    await expect(long).rejects.toThrow("the context is full");
    expect((await ask(library, BOXES)).text).toBe("3*6=18\nThe answer is 18.");
  });

  it("are out of use once the generator has stopped", async () => {
    const context = await newContext();
    const generator = overLibrary(context);
    const jobs = Array.from({ length: REPLIES + 2 }, () =>
      ask(generator, BOXES, { ...WARM, maxTokens: 400 }),
    );
    const settled = Promise.allSettled(jobs);
    await generator.stop();
    await context.dispose();
    for (const job of await settled)
      expect(job).toMatchObject({ reason: expect.any(CancelledError) as Error });
    await expect(ask(generator, BOXES)).rejects.toThrow(CancelledError);
  });
});
