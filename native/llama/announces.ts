import { splitReasoning } from "../../core/answer.ts";
import { withoutCode } from "../../core/answer/plain.ts";

/** A mark right behind the words: what the reply says with them is what it was asked to write, not its answer. */
const QUOTED = /^["'”’»`]/;

/**
 * Whether a reply says these words itself, in capitals or not, outside of its reasoning block and of program code. In quotation
 * marks that end with them they do not count: a small model likes to repeat the request.
 */
export function announces(reply: string, words: string): boolean {
  const said = withoutCode(splitReasoning(reply).text).toLowerCase();
  const [, ...behind] = said.split(words.trim().toLowerCase());
  return behind.some((rest) => !QUOTED.test(rest));
}
