import type { TrainingSample } from "./samples.ts";

/** What the tokenizer makes one token or two of: a digit, a sign, a short word or the parts of a long one. */
const PIECES = /\d|\p{L}{1,6}|[^\s\p{L}\d]|\n/gu;

/** Tokens around a message: its role, and where it begins and ends. */
const FRAME = 6;

/**
 * About how many tokens a sample has, prompt and reply. The tokenizer is made of the samples, so that nobody knows the exact number
 * before.
 */
export function approximateTokens({ messages, reply }: Pick<TrainingSample, "messages" | "reply">): number {
  return [...messages.map(({ content }) => content), reply]
    .map((text) => FRAME + (text.match(PIECES)?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);
}
