import { splitReasoning } from "../../core/answer.ts";

/** A mark right behind the words: what the reply says with them is what it was asked to write, not its answer. */
const QUOTED = /^["'”’»`]/;

/**
 * Whether a reply says these words itself, in capitals or not, outside of its reasoning block. In quotation marks that end with them
 * they do not count: a small model likes to repeat the request.
 */
export function announces(reply: string, words: string): boolean {
  const [, ...behind] = splitReasoning(reply).text.toLowerCase().split(words.trim().toLowerCase());
  return behind.some((rest) => !QUOTED.test(rest));
}
