import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CancelledError, ModelRunError } from "../../../core/errors.ts";
import type { Generation } from "../../../native/llama/call.ts";
import { Reply } from "../../../native/llama/reply.ts";
import { StepLoop } from "../../../native/llama/step-loop.ts";
import { END, FakeContext, FakeSampler, type Row } from "./fake-context.ts";

const CHUNK = 4;

interface Ask {
  readonly prompt: readonly number[];
  readonly seed?: number;
  readonly maxTokens?: number;
  readonly signal?: AbortSignal;
  readonly onText?: (text: string) => void;
}

function setUp(replies = 4, kept = 2) {
  const context = new FakeContext(replies + kept);
  const loop = new StepLoop(context, {
    replies,
    kept,
    chunkTokens: CHUNK,
    endsGeneration: (token) => token === END,
  });
  const samplers: FakeSampler[] = [];
  const ask = async ({ prompt, seed = 1, maxTokens = 6, signal, onText }: Ask) => {
    const reply = new Reply({
      detokenize: (tokens) => tokens.map((token) => `${token} `).join(""),
      stop: [],
      json: false,
      ...(onText && { onText }),
    });
    const createSampler = () => {
      const sampler = new FakeSampler(seed);
      samplers.push(sampler);
      return Promise.resolve(sampler);
    };
    const generation: Generation = await loop.submit({
      prompt,
      maxTokens,
      reply,
      createSampler,
      ...(signal && { signal }),
    });
    return { text: reply.text, ...generation };
  };
  return { context, loop, ask, samplers };
}

const isPromptChunk = (batch: readonly Row[]) =>
  batch.length > 1 && new Set(batch.map((row) => row.sequence)).size === 1;
const prompts = (count: number) => Array.from({ length: count }, (_, index) => [40 + index, 1, 2, 3, 4, 5]);

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
        fc.array(fc.array(askFor, { minLength: 1, maxLength: 9 }), { maxLength: 4 }),
        async (rounds) => {
          const { ask } = setUp(3, 1);
          for (const round of rounds) {
            const together = await Promise.all(round.map(ask));
            for (const [index, call] of round.entries()) {
              const alone = await setUp(3, 1).ask(call);
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
      const { context, ask } = setUp(3, 1);
      const chain = async (prompt: readonly number[]) => {
        const first = await ask({ prompt });
        await ask({ prompt: [...prompt, first.generated, 9, 9] });
      };
      await Promise.all(prompts(5).map(chain));
      return context.batches;
    };
    expect(await conversation()).toEqual(await conversation());
  });

  it("lets calls beyond the sequences wait, first come first served", async () => {
    const { ask } = setUp(2, 1);
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
    const { loop, ask } = setUp();
    const reply = new Reply({ detokenize: () => "", stop: [], json: false });
    const broken = loop.submit({
      prompt: [1, 2],
      maxTokens: 3,
      reply,
      createSampler: () => Promise.reject(new Error("bad grammar")),
    });
    const sound = ask({ prompt: [1, 2] });
    await expect(broken).rejects.toBeInstanceOf(ModelRunError);
    expect((await sound).generated).toBeGreaterThan(0);
  });

  it("rejects running, waiting and later calls once it is stopped", async () => {
    const { loop, ask, context } = setUp(1, 1);
    context.beforeDecode = () => new Promise((resolve) => setTimeout(resolve, 1));
    const calls = prompts(3).map((prompt) => ask({ prompt, maxTokens: 1000 }));
    const settled = Promise.allSettled(calls);
    await loop.stop();
    for (const result of await settled) expect(result).toMatchObject({ reason: { code: "cancelled" } });
    await expect(ask({ prompt: [1] })).rejects.toBeInstanceOf(CancelledError);
  });
});
