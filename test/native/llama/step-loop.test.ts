import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CancelledError, ModelRunError } from "../../../core/errors.ts";
import type { Sampling } from "../../../core/model.ts";
import { Reply } from "../../../native/llama/reply.ts";
import { StepLoop } from "../../../native/llama/step-loop.ts";
import { END, FakeContext, FakeSampler, type Row } from "./fake-context.ts";

const CHUNK = 4;

const SAMPLING: Sampling = { temperature: 1, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 6, stop: [] };

interface Ask {
  readonly prompt: readonly number[];
  readonly seed?: number;
  readonly maxTokens?: number;
  readonly group?: string;
  readonly logProbabilities?: boolean;
  readonly untilLength?: boolean;
  readonly signal?: AbortSignal;
  readonly onText?: (text: string) => void;
}

interface Setting {
  readonly replies?: number;
  readonly kept?: number;
  readonly grain?: number;
  readonly chunkTokens?: number;
  readonly now?: () => number;
}

function setUp({ replies = 4, kept = 2, grain = CHUNK, chunkTokens = CHUNK, now }: Setting = {}) {
  const context = new FakeContext(replies + kept);
  const samplers: FakeSampler[] = [];
  const rows: number[] = [];
  const loop = new StepLoop(context, {
    replies,
    kept,
    chunkTokens,
    grain,
    endsGeneration: (token) => token === END,
    createSampler: ({ seed }) => {
      if (seed === BROKEN_SEED) return Promise.reject(new Error("bad grammar"));
      const sampler = new FakeSampler(seed);
      samplers.push(sampler);
      return Promise.resolve(sampler);
    },
    logProbabilities: (index, tokens) => context.logProbabilities(index, tokens),
    now,
    onStep: (count) => rows.push(count),
  });
  const ask = async ({ seed = 1, maxTokens = 6, onText, ...job }: Ask) => {
    const reply = new Reply({
      detokenize: (tokens) => tokens.map((token) => `${token} `).join(""),
      stop: [],
      json: false,
      ...(onText && { onText }),
    });
    const generation = await loop.submit({ ...job, sampling: { ...SAMPLING, seed, maxTokens }, reply });
    return { text: reply.text, ...generation };
  };
  return { context, loop, ask, samplers, rows };
}

/** The sampler of this seed cannot be made. */
const BROKEN_SEED = 99;
const isPromptChunk = (batch: readonly Row[]) =>
  batch.length > 1 && new Set(batch.map((row) => row.sequence)).size === 1;
const prompts = (count: number) => Array.from({ length: count }, (_, index) => [40 + index, 1, 2, 3, 4, 5]);

/** The batches of a short and a long prompt on a machine that takes so long for each. */
async function batchesOn(milliseconds: number, grain: number): Promise<readonly (readonly Row[])[]> {
  let time = 0;
  const { ask, context } = setUp({ chunkTokens: 64, grain, now: () => time });
  context.beforeDecode = () => void (time += milliseconds);
  const long = Array.from({ length: 1000 }, (_, index) => index % 40);
  const writing = ask({ prompt: [1, 2], maxTokens: 30, untilLength: true });
  await Promise.all([writing, ask({ prompt: long, maxTokens: 1 })]);
  return context.batches;
}

describe("the step loop", () => {
  it("evaluates a prompt in chunks cut at fixed positions, each a batch of its own", async () => {
    const { context, ask } = setUp();
    await ask({ prompt: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], maxTokens: 1 });
    expect(context.batches.map((batch) => batch.map((row) => row.token))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10],
    ]);
  });

  it("gives every running reply one token in each batch, in ids from 0 without a gap", async () => {
    const { context, ask } = setUp();
    const lengths = [2, 9, 5, 7];
    await Promise.all(prompts(4).map((prompt, index) => ask({ prompt, maxTokens: lengths[index] ?? 1 })));
    const steps = context.batches.filter((batch) => !isPromptChunk(batch));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step.map((row) => row.sequence)).toEqual(step.map((_, index) => index));
  });

  it("evaluates a prompt that several calls have once", async () => {
    const { context, ask } = setUp();
    const [prompt = []] = prompts(1);
    const results = await Promise.all([1, 2, 3].map((seed) => ask({ prompt, seed })));
    expect(context.batches.filter(isPromptChunk)).toHaveLength(2);
    expect(results.map((result) => result.cached)).toEqual([0, 6, 6]);
  });

  it("reuses whole chunks of an earlier prompt, and evaluates its last token again", async () => {
    const { ask } = setUp();
    const prompt = [1, 2, 3, 4, 5, 6, 7, 8];
    await ask({ prompt });
    expect((await ask({ prompt })).cached).toBe(4);
    expect((await ask({ prompt: [...prompt, 9, 10] })).cached).toBe(8);
  });

  it("keeps the beginning of a prompt when its sequence is needed for another one", async () => {
    const { ask } = setUp();
    await ask({ prompt: [1, 2, 3, 4, 5, 6] });
    await ask({ prompt: [30, 31, 32, 33, 34, 35] });
    expect((await ask({ prompt: [1, 2, 3, 4, 5, 6, 7] })).cached).toBe(4);
  });

  it("evaluates all of a prompt on a memory that cannot be cut", async () => {
    const { context, ask } = setUp();
    context.cuts = false;
    const first = await ask({ prompt: [1, 2, 3, 4, 5] });
    expect(await ask({ prompt: [1, 2, 3, 4, 5] })).toEqual(first);
  });

  it("gives each call the same reply alone, in company, on a fresh context and on a warm one", async () => {
    const askFor = fc.record({
      prompt: fc
        .record({
          stem: fc.constantFrom([], [7, 7, 7, 7], [7, 7, 7, 7, 8, 8, 8, 8]),
          rest: fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }),
        })
        .map(({ stem, rest }) => [...stem, ...rest]),
      seed: fc.nat(3),
      maxTokens: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, CHUNK),
        fc.array(fc.array(askFor, { minLength: 1, maxLength: 9 }), { maxLength: 4 }),
        async (grain, rounds) => {
          const { ask } = setUp({ replies: 3, kept: 1, grain });
          for (const round of rounds) {
            const together = await Promise.all(round.map(ask));
            for (const [index, call] of round.entries()) {
              const alone = await setUp({ replies: 3, kept: 1, grain }).ask(call);
              expect(together[index]?.text).toBe(alone.text);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("fills the batches in the same way each time the same calls are issued", async () => {
    const conversation = async () => {
      const { context, ask } = setUp({ replies: 3, kept: 1 });
      const chain = async (prompt: readonly number[]) => {
        const first = await ask({ prompt });
        await ask({ prompt: [...prompt, first.generated, 9, 9] });
      };
      await Promise.all(prompts(5).map(chain));
      return context.batches;
    };
    expect(await conversation()).toEqual(await conversation());
  });

  it("fills the batches in the same way whether prompts are cached or not", async () => {
    const { ask, rows } = setUp({ chunkTokens: 64, grain: 64 });
    const long = Array.from({ length: 1000 }, (_, index) => index % 40);
    const conversation = async () => {
      const [, { cached }] = await Promise.all([
        ask({ prompt: [1, 2], maxTokens: 30, untilLength: true }),
        ask({ prompt: long, maxTokens: 5, untilLength: true }),
      ]);
      return { cached, steps: rows.splice(0) };
    };
    const [first, second] = [await conversation(), await conversation()];
    expect([first.cached, second.cached]).toEqual([0, 960]);
    expect(second.steps).toEqual(first.steps);
  });

  it("reuses a prompt up to any token but the last two where the shape of a batch changes nothing", async () => {
    const { ask, context } = setUp({ grain: 1 });
    await ask({ prompt: [1, 2, 3, 4, 5, 6, 7], maxTokens: 1 });
    expect((await ask({ prompt: [1, 2, 3, 4, 5, 6, 7], maxTokens: 1 })).cached).toBe(5);
    expect((await ask({ prompt: [1, 2, 3, 9, 9, 9], maxTokens: 1 })).cached).toBe(3);
    expect(context.batches.map((batch) => batch.length)).toEqual([4, 3, 2, 3]);
  });

  it("never evaluates one token of a prompt alone there", async () => {
    const { ask, context } = setUp({ grain: 1 });
    await ask({ prompt: [1, 2, 3, 4, 5], maxTokens: 1 });
    expect(context.batches.map((batch) => batch.length)).toEqual([3, 2]);
  });

  it("reads a long prompt in parts between the steps of running replies", async () => {
    const { ask, context, rows } = setUp({ chunkTokens: 64, grain: 64 });
    const first = ask({ prompt: [1, 2], maxTokens: 30, untilLength: true });
    await new Promise<void>((resolve) => (context.beforeDecode = () => resolve()));
    const long = Array.from({ length: 1000 }, (_, index) => index % 40);
    const second = ask({ prompt: long, maxTokens: 1 });
    await Promise.all([first, second]);
    const chunks = context.batches.flatMap((batch, index) => (batch.length === 64 ? [index] : []));
    const between = chunks.slice(1).map((index, gap) => index - (chunks[gap] ?? 0));
    expect(Math.max(...between)).toBe(2);
    expect(between.filter((distance) => distance === 2)).toHaveLength(3);
    expect(rows).toHaveLength(29);
  });

  it("reads as much of it between the steps on a slow machine as on a quick one", async () => {
    expect(await batchesOn(600, 64)).toEqual(await batchesOn(0, 64));
  });

  it("reads less of it there where that takes long and the shape of a batch changes nothing", async () => {
    const readFirst = async (milliseconds: number) =>
      (await batchesOn(milliseconds, 1)).findIndex((batch) => !isPromptChunk(batch));
    expect([await readFirst(0), await readFirst(600)]).toEqual([5, 1]);
  });

  it("gives groups equal shares when there are more calls than sequences", async () => {
    const { ask } = setUp({ replies: 2 });
    const ended: string[] = [];
    const call = async (group: string, token: number) => {
      await ask({ prompt: [token, 1], maxTokens: 2, untilLength: true, group });
      ended.push(group);
    };
    await Promise.all([...[1, 2, 3, 4].map((token) => call("many", token)), call("few", 5)]);
    expect(ended.indexOf("few")).toBeLessThan(2);
  });

  it("goes on past the model's end where only speed is wanted", async () => {
    const { ask } = setUp();
    const generation = await ask({ prompt: [1, 2, 3], maxTokens: 400, untilLength: true });
    expect(generation).toMatchObject({ ended: "length", generated: 400, text: "" });
  });

  it("tells how probable each token of a reply was, if asked", async () => {
    const { ask } = setUp();
    const told = await ask({ prompt: [1, 2, 3], logProbabilities: true });
    expect(told.logProbabilities).toHaveLength(told.generated);
    const plain = await setUp().ask({ prompt: [1, 2, 3] });
    expect(told).toEqual({ ...plain, logProbabilities: told.logProbabilities });
  });

  it("scores no token of a long continuation in a batch of its own", async () => {
    const { loop, context } = setUp({ grain: 1 });
    const continuation = [7, 8, 9, 10, 11, 12];
    const { logProbabilities } = await loop.score({ prompt: [1, 2, 3], continuations: [continuation] });
    expect(context.batches.map((batch) => batch.length)).toEqual([3, 3, 2]);
    expect(logProbabilities[0]).toHaveLength(6);
  });

  it("scores continuations of one prompt, which it reads once, and leaves no trace", async () => {
    const { loop, ask, context } = setUp();
    const prompt = [1, 2, 3, 4, 5, 6];
    const continuations = [[7], [8, 9, 10], [8, 11]];
    const [scores, reply] = await Promise.all([loop.score({ prompt, continuations }), ask({ prompt })]);
    expect(scores.logProbabilities.map((score) => score.length)).toEqual([1, 3, 2]);
    expect(scores.logProbabilities[1]?.[0]).toBe(scores.logProbabilities[2]?.[0]);
    expect(context.batches.flat().filter((row) => row.position < 6)).toHaveLength(6);
    expect(reply.text).toBe((await setUp().ask({ prompt })).text);
    const alone = setUp().loop.score({ prompt, continuations: [[8, 9, 10]] });
    expect((await alone).logProbabilities[0]).toEqual(scores.logProbabilities[1]);
  });

  it("lets calls beyond the sequences wait, first come first served", async () => {
    const { ask } = setUp({ replies: 2, kept: 1 });
    const ended: number[] = [];
    await Promise.all(
      prompts(5).map(async (prompt, index) => {
        await ask({ prompt, maxTokens: 1 });
        ended.push(index);
      }),
    );
    expect(ended).toEqual([0, 1, 2, 3, 4]);
  });

  it("rejects an aborted call at once, and the others go on as if nothing had happened", async () => {
    const [first = [], second = []] = prompts(2);
    const undisturbed = await setUp().ask({ prompt: second, maxTokens: 12 });
    const { ask, context, loop, samplers } = setUp();
    const controller = new AbortController();
    const onText = () => controller.abort();
    const cancelled = ask({ prompt: first, maxTokens: 40, signal: controller.signal, onText });
    const other = ask({ prompt: second, maxTokens: 12 });
    await expect(cancelled).rejects.toBeInstanceOf(CancelledError);
    expect((await other).text).toBe(undisturbed.text);
    expect(context.batches.filter((batch) => !isPromptChunk(batch)).every((step) => step.length === 1)).toBe(
      true,
    );
    await loop.stop();
    expect(samplers.map((sampler) => sampler.disposed)).toEqual([true, true]);
  });

  it("computes nothing for a call that was aborted before its turn", async () => {
    const { ask, context } = setUp();
    const [prompt = []] = prompts(1);
    await expect(ask({ prompt, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(CancelledError);
    expect(context.batches).toEqual([]);
  });

  it("does not evaluate the rest of a long prompt after an abort", async () => {
    const { ask, context } = setUp();
    const controller = new AbortController();
    context.beforeDecode = () => controller.abort();
    const prompt = Array.from({ length: 40 }, (_, index) => index);
    await expect(ask({ prompt, signal: controller.signal })).rejects.toBeInstanceOf(CancelledError);
    await ask({ prompt: [1, 2] });
    expect(context.batches.flat().filter((row) => row.position >= 2 * CHUNK)).toEqual([]);
  });

  it("rejects what is running when an evaluation fails, and stays usable", async () => {
    const { ask, context } = setUp();
    const [first = [], second = []] = prompts(2);
    const before = await ask({ prompt: first });
    context.beforeDecode = (batch) => {
      if (!isPromptChunk(batch)) throw new Error("no space");
    };
    const results = await Promise.allSettled([ask({ prompt: first }), ask({ prompt: second })]);
    for (const result of results) {
      expect(result).toMatchObject({
        status: "rejected",
        reason: { code: "model-run", details: { reason: "no space" } },
      });
    }
    context.beforeDecode = () => undefined;
    expect(await ask({ prompt: first })).toEqual(before);
  });

  it("fails one call alone if its sampler cannot be made", async () => {
    const { ask } = setUp();
    const broken = ask({ prompt: [1, 2], seed: BROKEN_SEED });
    const sound = ask({ prompt: [1, 2] });
    await expect(broken).rejects.toBeInstanceOf(ModelRunError);
    expect((await sound).generated).toBeGreaterThan(0);
  });

  it("loses no call when a reply cannot be moved to make room for a long prompt", async () => {
    const { ask, context } = setUp({ chunkTokens: 64, grain: 64 });
    const longPrompt = Array.from({ length: 300 }, (_, index) => index % 40);
    const copy = context.copySequenceStateFromOtherSequence.bind(context);
    const short = ask({ prompt: [1, 2], maxTokens: 2, untilLength: true }).then(() => {
      context.copySequenceStateFromOtherSequence = () => Promise.reject(new Error("no space"));
      return ask({ prompt: longPrompt, maxTokens: 1 });
    });
    const running = ask({ prompt: [3, 4], maxTokens: 50, untilLength: true });
    await expect(running).rejects.toBeInstanceOf(ModelRunError);
    context.copySequenceStateFromOtherSequence = copy;
    expect((await short).generated).toBe(1);
  });

  it("rejects running, waiting and later calls once it is stopped", async () => {
    const { loop, ask, context } = setUp({ replies: 1, kept: 1 });
    context.beforeDecode = () => new Promise((resolve) => setTimeout(resolve, 1));
    const calls = prompts(3).map((prompt) => ask({ prompt, maxTokens: 1000 }));
    const settled = Promise.allSettled(calls);
    await loop.stop();
    for (const result of await settled) expect(result).toMatchObject({ reason: { code: "cancelled" } });
    await expect(ask({ prompt: [1] })).rejects.toBeInstanceOf(CancelledError);
  });
});
