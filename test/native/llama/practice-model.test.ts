import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CancelledError, ContextOverflowError, ModelLoadError, ModelRunError } from "../../../core/errors.ts";
import { bytesInWords } from "../../../core/figure-words.ts";
import type { JsonSchema, Sampling } from "../../../core/model.ts";
import { PENMAN_GRAMMAR } from "../../../core/similarity/penman-grammar.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel, type LoadOptions } from "../../../native/llama/load.ts";

const PATH = fileURLToPath(new URL("../../../models/practice/practice.gguf", import.meta.url));
const OPTIONS: LoadOptions = {
  path: PATH,
  name: "practice",
  sha256: "0".repeat(64),
  quantization: "Q8_0",
  prompts: "terse",
  contextTokens: 1024,
  runtime: { device: "cpu", sequences: 4 },
};
const GREEDY: Sampling = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 80, stop: [] };
const WARM: Partial<Sampling> = { temperature: 1 };
const QUESTIONS = [
  "Anna has 3 boxes with 6 pens each. How many pens does she have?",
  "There are 12 birds. 4 fly away. How many birds are left?",
  "Tom has 21 marbles and buys 17 more. How many marbles does Tom have now?",
  "A farmer has 48 eggs and puts them into boxes of 6. How many boxes does he need?",
];
const [BOXES = "", BIRDS = ""] = QUESTIONS;

let model: LlamaLanguageModel;
beforeAll(async () => {
  model = await loadLlamaModel(OPTIONS);
});
afterAll(() => model.dispose());

interface Extra {
  readonly signal?: AbortSignal;
  readonly onText?: (text: string) => void;
}

function ask(question: string, sampling: Partial<Sampling> = {}, extra: Extra = {}, from = model) {
  const messages = [
    { role: "system" as const, content: "You are a solver." },
    { role: "user" as const, content: `${question}\nThink step by step.` },
  ];
  return from.complete({ messages, sampling: { ...GREEDY, ...sampling }, ...extra });
}

/** A prompt of several chunks, so that parts of it are reused. */
const long = (end: string) => `${BOXES} `.repeat(12) + end;

describe("a reply with closing words", () => {
  const CUT = { maxTokens: 6, closing: "\nThe answer is" };

  it("is closed with them where it was cut off, and goes on to the end of that line", async () => {
    const cut = await ask(BIRDS, { maxTokens: 6 });
    const closed = await ask(BIRDS, CUT);
    expect(cut).toMatchObject({ ended: "length" });
    expect(cut.closed).toBeUndefined();
    expect(closed).toMatchObject({ ended: "stop", closed: true });
    expect(closed.text.startsWith(`${cut.text}\nThe answer is`)).toBe(true);
    expect(closed.text.slice(cut.text.length)).toMatch(/^\nThe answer is \S[^\n]*$/);
    expect(closed.tokens.generated).toBeGreaterThan(cut.tokens.generated);
  });

  it("is closed with them where it ends without them", async () => {
    const stop = ["The answer"];
    const plain = await ask(BIRDS, { stop });
    const closed = await ask(BIRDS, { stop, closing: "The answer is" });
    expect(plain.ended).toBe("stop");
    expect(closed).toMatchObject({ ended: "stop", closed: true });
    expect(closed.text).toMatch(/\nThe answer is \d+\.$/);
    expect(closed.text.startsWith(plain.text)).toBe(true);
  });

  it("says what it would have said where it was cut off within its announcement", async () => {
    const whole = await ask(BOXES);
    const maxTokens = whole.tokens.generated - 3;
    const closed = await ask(BOXES, { maxTokens, closing: "\nThe answer is" });
    expect(closed).toMatchObject({ text: whole.text, ended: "stop", closed: true });
  });

  it("gives its closing words out as it gives the rest", async () => {
    const pieces: string[] = [];
    const closed = await ask(BIRDS, CUT, { onText: (text) => pieces.push(text) });
    expect(pieces.join("")).toBe(closed.text);
  });

  it("stays cut off where the context has no room for more", async () => {
    const room = await ask(BIRDS, { maxTokens: 1 });
    const most = 1024 - room.tokens.prompt;
    const endless: JsonSchema = { type: "array", items: { enum: [1] }, minItems: 600 };
    const full = await ask(BIRDS, { maxTokens: most, closing: "\nThe answer is", schema: endless });
    expect(full).toMatchObject({ ended: "length" });
    expect(full.closed).toBeUndefined();
  });

  it("is left alone where it holds them, in capitals or not", async () => {
    expect(await ask(BIRDS, { closing: "\nThe ANSWER is" })).toEqual({
      ...(await ask(BIRDS)),
      seconds: expect.any(Number) as number,
      tokens: expect.any(Object) as object,
    });
  });
});

describe("the practice model", () => {
  it("says what it is", () => {
    expect(model.info).toEqual({
      name: "practice",
      architecture: "llama",
      parameters: 8_688_896,
      contextTokens: 1024,
      sha256: OPTIONS.sha256,
      quantization: "Q8_0",
      chatTemplate: "file",
      prompts: "terse",
      sequences: 4,
      runtime: expect.objectContaining({
        scheduler: "step-loop",
        device: "cpu",
        gpuLayers: 0,
        layers: 11,
        flashAttention: true,
        kvCache: "f16",
        keptPrompts: 8,
        sameInAnyBatch: true,
        notes: [],
      }) as unknown,
    });
  });

  it("answers word problems", async () => {
    expect((await ask(BOXES)).text).toBe("3*6=18\nThe answer is 18.");
    const birds = await ask(BIRDS);
    expect(birds.text).toBe("12-4=8\nThe answer is 8.");
    expect(birds.ended).toBe("stop");
    expect(birds.tokens.prompt).toBeGreaterThan(birds.tokens.cached);
  });

  it("gives each seed its own reply, and the same one again", async () => {
    const texts = async () => {
      const replies = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((seed) => ask(long(""), { temperature: 1.5, seed })),
      );
      return replies.map((reply) => reply.text);
    };
    const first = await texts();
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await texts()).toEqual(first);
  });

  it("streams exactly the text of the reply", async () => {
    let streamed = "";
    const reply = await ask(BOXES, { ...WARM, seed: 5 }, { onText: (text) => (streamed += text) });
    expect(streamed).toBe(reply.text);
  });

  it("ends before a stop string and says so", async () => {
    const reply = await ask(BOXES, { stop: ["answer is"] });
    expect(reply.text).toBe("3*6=18\nThe ");
    expect(reply.ended).toBe("stop");
  });

  it("cuts a reply at its largest length and says so", async () => {
    const reply = await ask(BOXES, { maxTokens: 5 });
    expect(reply.ended).toBe("length");
    expect(reply.tokens.generated).toBe(5);
    expect("3*6=18\nThe answer is 18.").toContain(reply.text);
  });

  it("takes control words in a message as words", async () => {
    const space = await ask(`${BOXES} `, { maxTokens: 1 });
    const words = await ask(`${BOXES} <|im_end|>`, { maxTokens: 1 });
    // As a control word it would be one token.
    expect(words.tokens.prompt).toBeGreaterThan(space.tokens.prompt + 1);
  });
});

describe("a reply", () => {
  it("is the same on a fresh model and on one that has worked, bit for bit", async () => {
    const series = async (from: LlamaLanguageModel) => {
      const texts: string[] = [];
      for (const end of ["", BIRDS, ""]) {
        const calls = [1, 2, 3, 4, 5].map((seed) => ask(long(end), { temperature: 1.5, seed }, {}, from));
        texts.push(...(await Promise.all(calls)).map((reply) => reply.text));
      }
      return texts;
    };
    await ask(long("Something else."));
    await Promise.all(QUESTIONS.map((question) => ask(question, WARM)));
    const onWarm = await series(model);
    const fresh = await loadLlamaModel(OPTIONS);
    try {
      expect(await series(fresh)).toEqual(onWarm);
    } finally {
      await fresh.dispose();
    }
  });

  it("counts what it took over from earlier prompts, and does not change by it", async () => {
    const first = await ask(long("Now."), { ...WARM, seed: 3 });
    const again = await ask(long("Now."), { ...WARM, seed: 3 });
    expect(again.tokens.cached).toBeGreaterThanOrEqual(128);
    expect(again.text).toBe(first.text);
  });

  it("is the same alone and in any company, bit for bit", async () => {
    const calls = QUESTIONS.flatMap((question) =>
      [1, 2].map((seed) => [question, { temperature: 1.2, seed, maxTokens: 10 + 20 * seed }] as const),
    );
    const alone: string[] = [];
    for (const [question, sampling] of calls) alone.push((await ask(question, sampling)).text);
    const together = await Promise.all(calls.map(([question, sampling]) => ask(question, sampling)));
    expect(together.map((reply) => reply.text)).toEqual(alone);
  });

  it("goes on in the next turn from the prompt before", async () => {
    const messages = [{ role: "user" as const, content: long("") }];
    const first = await model.complete({ messages, sampling: GREEDY });
    const next = [
      ...messages,
      { role: "assistant" as const, content: first.text },
      { role: "user" as const, content: "?" },
    ];
    const second = await model.complete({ messages: next, sampling: GREEDY });
    expect(second.tokens.cached).toBeGreaterThanOrEqual(first.tokens.prompt - 128);
  });
});

describe("probabilities", () => {
  const messages = [
    { role: "system" as const, content: "You are a solver." },
    { role: "user" as const, content: `${BOXES}\nThink step by step.` },
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  it("are told of each token of a reply, and are those that scoring the same text gives", async () => {
    const reply = await model.complete({ messages, sampling: GREEDY, logProbabilities: true });
    expect(reply.logProbabilities).toHaveLength(reply.tokens.generated);
    for (const value of reply.logProbabilities ?? []) expect(value).toBeLessThanOrEqual(0);
    const scoring = await model.score({ messages, continuations: [reply.text] });
    const [scored] = scoring.continuations;
    const told = reply.logProbabilities?.slice(0, scored?.logProbabilities.length) ?? [];
    expect(sum(scored?.logProbabilities ?? [])).toBeCloseTo(sum(told), 2);
  });

  it("do not depend on how the reply is sampled", async () => {
    const sampling = { ...GREEDY, temperature: 0.01, topK: 1, maxTokens: 8 };
    const filtered = await model.complete({ messages, sampling, logProbabilities: true });
    const greedy = await model.complete({
      messages,
      sampling: { ...GREEDY, maxTokens: 8 },
      logProbabilities: true,
    });
    expect(filtered.logProbabilities).toEqual(greedy.logProbabilities);
  });

  it("rank the right continuation before wrong ones", async () => {
    const continuations = ["3*6=18", "3*6=81", "Hello there"];
    const scoring = await model.score({ messages, continuations });
    const [right = -Infinity, wrong = 0, odd = 0] = scoring.continuations.map((each) =>
      sum(each.logProbabilities),
    );
    expect(right).toBeGreaterThan(wrong);
    expect(wrong).toBeGreaterThan(odd);
  });

  it("sum to at most one over what may come first, and are greatest for what does", async () => {
    const scoring = await model.score({ messages, continuations: Array.from("0123456789") });
    const digits = scoring.continuations.map(({ logProbabilities }) => logProbabilities);
    for (const digit of digits) expect(digit).toHaveLength(1);
    const probabilities = digits.map((digit) => Math.exp(sum(digit)));
    // They are computed in single precision.
    expect(sum(probabilities)).toBeLessThanOrEqual(1 + 1e-4);
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(3);
  });

  it("of nothing are refused", async () => {
    await expect(model.score({ messages, continuations: ["a", ""] })).rejects.toThrow("empty continuation");
  });
});

describe("a reply with a schema", () => {
  const verdict: JsonSchema = {
    type: "object",
    properties: {
      reason: { type: "string", maxLength: 20 },
      side: { enum: ["affirmative", "negative"] },
      sure: { type: "boolean" },
      scores: { type: "array", items: { type: "integer" }, minItems: 1, maxItems: 2 },
    },
  };

  it("is always a JSON document of this schema", async () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const replies = await Promise.all(
      seeds.map((seed) => ask(BOXES, { temperature: 1.5, seed, maxTokens: 200, schema: verdict })),
    );
    for (const { text, ended } of replies) {
      const value = JSON.parse(text) as { reason: string; side: string; sure: boolean; scores: number[] };
      expect(Object.keys(value)).toEqual(["reason", "side", "sure", "scores"]);
      // The grammar counts a character that is never completed once, however many signs its bytes are shown as.
      expect(value.reason.replace(/\ufffd+/g, "\ufffd").length).toBeLessThanOrEqual(20);
      expect(["affirmative", "negative"]).toContain(value.side);
      expect(value.sure).toBeTypeOf("boolean");
      expect(value.scores.length).toBeLessThanOrEqual(2);
      expect(ended).toBe("stop");
    }
  });

  it("may be a bare value", async () => {
    expect(["yes", "no"]).toContain(JSON.parse((await ask(BOXES, { schema: { enum: ["yes", "no"] } })).text));
    expect(JSON.parse((await ask(BOXES, { schema: { type: "integer" } })).text)).toBeTypeOf("number");
  });
});

describe("a reply with a grammar", () => {
  it("is always a text of it, and ends with it", async () => {
    const grammar = 'root ::= ("yes" | "no") " " [0-9]{2}';
    const replies = await Promise.all(
      [1, 2, 3, 4].map((seed) => ask(BOXES, { temperature: 1.5, seed, grammar })),
    );
    for (const { text, ended } of replies) {
      expect(text).toMatch(/^(?:yes|no) \d\d$/);
      expect(ended).toBe("stop");
    }
  });

  it("is a meaning graph in PENMAN under the grammar of that, unless it is cut off", async () => {
    const seeds = Array.from({ length: 8 }, (_, seed) => seed);
    const replies = await Promise.all(
      seeds.map((seed) => ask(BOXES, { temperature: 1.5, seed, maxTokens: 500, grammar: PENMAN_GRAMMAR })),
    );
    const whole = replies.filter(({ ended }) => ended === "stop");
    expect(whole.length).toBeGreaterThan(0);
    for (const { text } of whole) {
      // A model without practice takes a variable twice; the grammar cannot count.
      let node = 0;
      const graph = text.replace(/\([a-z]\d{0,2} \//g, () => `(v${100 + node++} /`);
      expect(parsePenman(graph).nodes).toHaveLength(node);
    }
  });

  it("fails alone, with the reason, where the grammar cannot be read", async () => {
    const broken = ask(BOXES, { grammar: "root ::= (" });
    const other = ask(BIRDS);
    await expect(broken).rejects.toBeInstanceOf(ModelRunError);
    await expect(broken).rejects.toThrow("The grammar of a reply cannot be read (Failed to parse grammar)");
    expect((await other).text).toBe("12-4=8\nThe answer is 8.");
  });
});

describe("a call", () => {
  it("that does not fit into the context is refused with its numbers before anything is computed", async () => {
    const call = ask(long("").repeat(5), { maxTokens: 100 });
    await expect(call).rejects.toBeInstanceOf(ContextOverflowError);
    await expect(call).rejects.toMatchObject({ details: { maxTokens: 100, contextTokens: 1024 } });
  });

  it("ends at its signal, and the ones beside it go on", async () => {
    const controller = new AbortController();
    let pieces = 0;
    const onText = () => {
      pieces++;
      controller.abort();
    };
    const cancelled = ask(BOXES, {}, { signal: controller.signal, onText });
    const other = ask(BIRDS);
    await expect(cancelled).rejects.toBeInstanceOf(CancelledError);
    expect((await other).text).toBe("12-4=8\nThe answer is 8.");
    expect(pieces).toBe(1);
  });

  it("is cancelled when its model is unloaded", async () => {
    const other = await loadLlamaModel({ ...OPTIONS, runtime: { device: "cpu", sequences: 1 } });
    const calls = Promise.allSettled([ask(BOXES, {}, {}, other), ask(BIRDS, {}, {}, other)]);
    await other.dispose();
    for (const result of await calls) expect(result).toMatchObject({ reason: { code: "cancelled" } });
    await expect(ask(BOXES, {}, {}, other)).rejects.toBeInstanceOf(Error);
  });
});

describe("loading", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "counterpoint-load-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("fails with the path and a way on if the file is cut off", async () => {
    const path = join(folder, "half.gguf");
    const whole = await readFile(PATH);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    const loading = loadLlamaModel({ ...OPTIONS, path });
    await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
    await expect(loading).rejects.toThrow(path);
  });

  it("fails if there is no such file", async () => {
    await expect(loadLlamaModel({ ...OPTIONS, path: join(folder, "none.gguf") })).rejects.toBeInstanceOf(
      ModelLoadError,
    );
  });

  it("is refused with both numbers if the model does not fit into the memory that it may take", async () => {
    for (const memoryLimit of [5e6, 12e6]) {
      const loading = loadLlamaModel({ ...OPTIONS, runtime: { device: "cpu", memoryLimit } });
      await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
      await expect(loading).rejects.toThrow(
        new RegExp(`needs \\d\\d MB of memory; ${bytesInWords(memoryLimit)} are free. Close other programs`),
      );
    }
  });

  it("takes the settings before the length of context that the card recommends", async () => {
    const loaded = await loadLlamaModel({
      ...OPTIONS,
      runtime: { device: "cpu", sequences: 2, contextTokens: 512, kvCache: "q8_0", flashAttention: "auto" },
    });
    await loaded.dispose();
    expect(loaded.info).toMatchObject({
      contextTokens: 512,
      sequences: 2,
      runtime: { kvCache: "q8_0", flashAttention: true },
    });
  });

  it.each([16, 64, 256])("works with a context of %i tokens", async (contextTokens) => {
    const loaded = await loadLlamaModel({
      ...OPTIONS,
      runtime: { device: "cpu", sequences: 2, contextTokens },
    });
    try {
      expect(loaded.info).toMatchObject({ contextTokens, runtime: { sameInAnyBatch: true } });
      const messages = [{ role: "user" as const, content: "1+1?" }];
      const maxTokens = contextTokens - loaded.promptTokens(messages).length;
      expect(
        (await loaded.complete({ messages, sampling: { ...GREEDY, maxTokens } })).tokens.generated,
      ).toBeGreaterThan(0);
    } finally {
      await loaded.dispose();
    }
  });

  it("stops at its signal", async () => {
    const loading = loadLlamaModel({ ...OPTIONS, signal: AbortSignal.abort() });
    await expect(loading).rejects.toBeInstanceOf(CancelledError);
  });
});
