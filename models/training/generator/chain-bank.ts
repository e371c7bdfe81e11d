import { z } from "zod";
import { readLines } from "../trainer/json-lines.ts";

/** What the practice model itself replied to problems, by the problems' seeds. */
export interface ChainBank {
  /** Seeds of the problems that have entries, each once. */
  readonly problems: readonly number[];
  /** The replies to a problem; none if nobody asked it. */
  chainsOf(problem: number): readonly string[];
}

export const EMPTY_BANK: ChainBank = { problems: [], chainsOf: () => [] };

const Entry = z.object({ problem: z.int(), text: z.string() });

/**
 * Reads a file of JSON lines, each `{"problem": SEED, "text": "…"}`: a reply that the practice model sampled, and the problem that it
 * was asked, by the seed that the generator gave it.
 * @throws Error that names the file, the line and what is wrong with it
 */
export async function readChainBank(path: string): Promise<ChainBank> {
  const chains = new Map<number, string[]>();
  for await (const { problem, text } of readLines(path, Entry)) {
    const known = chains.get(problem);
    if (known === undefined) chains.set(problem, [text]);
    else known.push(text);
  }
  return { problems: [...chains.keys()], chainsOf: (problem) => chains.get(problem) ?? [] };
}
