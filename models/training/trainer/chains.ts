import type { ChatMessage, LanguageModel } from "../../../core/model.ts";
import { deriveSeed } from "../../../core/seed.ts";

/** What a model is asked. */
export interface Asked {
  readonly messages: readonly ChatMessage[];
  /** Seed of the problem, by which the generator makes it again. */
  readonly problem: number;
}

/** What a model replied to a problem. */
export interface Chain {
  readonly problem: number;
  readonly text: string;
}

export interface ChainSettings {
  readonly temperature: number;
  /** Replies that are asked for together. */
  readonly together: number;
  readonly seed: number;
}

/** Longest reply, in tokens. */
const MAX_TOKENS = 256;

/**
 * One reply to each problem, in their order; those that were cut off are left out.
 * @throws ContextOverflowError for a prompt without room for a reply
 */
export async function* sampleChains(
  model: LanguageModel,
  problems: AsyncIterable<Asked>,
  settings: ChainSettings,
): AsyncGenerator<Chain> {
  let number = 0;
  for await (const wave of inWaves(problems, settings.together)) {
    const first = number;
    number += wave.length;
    const replies = await Promise.all(
      wave.map(({ messages }, index) =>
        model.complete({ messages, sampling: samplingOf(settings, first + index) }),
      ),
    );
    for (const [index, { problem }] of wave.entries()) {
      const reply = replies[index];
      if (reply?.ended === "stop") yield { problem, text: reply.text };
    }
  }
}

function samplingOf({ temperature, seed }: ChainSettings, number: number) {
  const own = deriveSeed(seed, "chain", String(number));
  return { temperature, topP: 1, topK: 0, minP: 0, seed: own, maxTokens: MAX_TOKENS, stop: [] };
}

async function* inWaves<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let wave: Item[] = [];
  for await (const item of items) {
    wave.push(item);
    if (wave.length < size) continue;
    yield wave;
    wave = [];
  }
  if (wave.length > 0) yield wave;
}
