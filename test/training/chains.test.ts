import { describe, expect, it } from "vitest";
import {
  sampleChains,
  type Asked,
  type Chain,
  type ChainSettings,
} from "../../models/training/trainer/chains.ts";
import { replyingModel } from "./support/replying-model.ts";

const SETTINGS: ChainSettings = { temperature: 0.8, together: 4, seed: 1 };

function* problems(...seeds: readonly number[]): Generator<Asked> {
  for (const problem of seeds)
    yield { problem, messages: [{ role: "user", content: `Problem ${problem}?` }] };
}

async function chainsOf(
  { model }: ReturnType<typeof replyingModel>,
  asked: Iterable<Asked>,
  settings = SETTINGS,
): Promise<readonly Chain[]> {
  async function* asynchronously(): AsyncGenerator<Asked> {
    yield* await Promise.resolve(asked);
  }
  const chains: Chain[] = [];
  for await (const chain of sampleChains(model, asynchronously(), settings)) chains.push(chain);
  return chains;
}

describe("a model's own chains", () => {
  it("are its replies, with the seeds of the problems and in their order", async () => {
    const echo = replyingModel(({ messages }) => `About ${messages[0]?.content ?? ""}`);
    expect(await chainsOf(echo, problems(7, 9, 8, 3, 2))).toEqual(
      [7, 9, 8, 3, 2].map((problem) => ({ problem, text: `About Problem ${problem}?` })),
    );
  });

  it("are sampled at the temperature that was asked for, each with a seed of its own", async () => {
    const model = replyingModel(() => "1");
    await chainsOf(model, problems(5, 5, 5, 5, 5, 5));
    expect(model.asked.every(({ sampling }) => sampling.temperature === 0.8)).toBe(true);
    expect(new Set(model.asked.map(({ sampling }) => sampling.seed)).size).toBe(6);
  });

  it("are sampled alike, however many are asked for together", async () => {
    const seeds = async (together: number) => {
      const model = replyingModel(() => "1");
      await chainsOf(model, problems(1, 2, 3, 4, 5), { ...SETTINGS, together });
      return model.asked.map(({ sampling }) => sampling.seed);
    };
    expect(await seeds(2)).toEqual(await seeds(100));
  });

  it("do not hold a reply that was cut off", async () => {
    const model = replyingModel(({ messages }) =>
      messages[0]?.content === "Problem 2?" ? { text: "2+2+2+", ended: "length" } : "1",
    );
    const chains = await chainsOf(model, problems(1, 2, 3));
    expect(chains.map(({ problem }) => problem)).toEqual([1, 3]);
  });
});
