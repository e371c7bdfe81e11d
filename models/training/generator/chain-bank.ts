import { readFileSync } from "node:fs";

/** What the practice model itself replied to problems, by the problems' seeds. */
export interface ChainBank {
  /** Seeds of the problems that have entries, each once. */
  readonly problems: readonly number[];
  /** The replies to a problem; none if nobody asked it. */
  chainsOf(problem: number): readonly string[];
}

export const EMPTY_BANK: ChainBank = { problems: [], chainsOf: () => [] };

/**
 * Reads a file of JSON lines, each `{"problem": SEED, "text": "…"}`: a reply that the practice model sampled, and the problem that it
 * was asked, by the seed that the generator gave it.
 * @throws Error that names the file, the line and what is wrong with it
 */
export function readChainBank(path: string): ChainBank {
  const chains = new Map<number, string[]>();
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (line.trim() === "") continue;
    const entry = entryOf(line);
    if (entry === null) {
      throw new Error(
        `${path}, line ${index + 1}: ${line.slice(0, 60)} is no chain. Each line needs {"problem": SEED, "text": "…"}.`,
      );
    }
    const known = chains.get(entry.problem);
    if (known === undefined) chains.set(entry.problem, [entry.text]);
    else known.push(entry.text);
  }
  return { problems: [...chains.keys()], chainsOf: (problem) => chains.get(problem) ?? [] };
}

function entryOf(line: string): { readonly problem: number; readonly text: string } | null {
  try {
    const { problem, text } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return typeof problem === "number" && typeof text === "string" ? { problem, text } : null;
  } catch {
    return null;
  }
}
