import type { Addon } from "./addon.ts";

/** What the probe needs of a loaded model. */
export interface Probe {
  readonly addon: Pick<Addon, "context" | "logProbabilities">;
  /** How many sequences may be used; their contents are forgotten. */
  readonly sequences: number;
  /** A few ordinary tokens. */
  readonly tokens: readonly number[];
  /** Length of the prompt that is tried. */
  readonly length: number;
  /** Largest number of tokens in one batch. */
  readonly chunkTokens: number;
}

/** Tokens of one sequence in a batch; the last one's logits are wanted. */
interface Row {
  readonly sequence: number;
  readonly position: number;
  readonly tokens: readonly number[];
}

/** Every vocabulary has these; what the model thinks of them is compared. */
const LOOKED_AT = Array.from({ length: 64 }, (_, token) => token);
const SEQUENCES = [0, 1, 2] as const;

/**
 * Whether a token's numbers are the same, bit for bit, in batches of different shapes: a prompt read in large parts or
 * in small ones, a token alone or beside another sequence's. On a CPU, without flash attention or on one thread, they are
 * with some models and processors and are not with others, by the arithmetic of each number format and processor (ADR 10).
 */
export async function isSameInAnyBatch(probe: Probe): Promise<boolean> {
  const { addon, sequences, tokens, length, chunkTokens } = probe;
  const prompt = Array.from({ length }, (_, index) => tokens[index % tokens.length] ?? 0);
  const [next = 0] = tokens;
  const { context } = addon;

  const decode = async (...rows: readonly Row[]): Promise<string> => {
    context.initBatch(rows.reduce((sum, row) => sum + row.tokens.length, 0));
    const logits = rows.map((row) =>
      context.addToBatch(
        row.sequence,
        row.position,
        Uint32Array.from(row.tokens),
        Uint32Array.of(row.tokens.length - 1),
      ),
    );
    await context.decodeBatch();
    return (await addon.logProbabilities(logits[0]?.[0] ?? -1, LOOKED_AT)).join(" ");
  };
  const read = async (sequence: number, chunk: number, first: number): Promise<string> => {
    let seen = "";
    for (let position = 0, end = first; position < length; position = end, end += chunk) {
      seen = await decode({ sequence, position, tokens: prompt.slice(position, end) });
    }
    return seen;
  };
  if (sequences < SEQUENCES.length || tokens.length === 0) return false;
  try {
    const [whole, inParts] = [await read(0, chunkTokens, chunkTokens), await read(1, chunkTokens / 2, 2)];
    await decode({ sequence: 2, position: 0, tokens: prompt.slice(0, 3) });
    const alone = await decode({ sequence: 0, position: length, tokens: [next] });
    const beside = await decode(
      { sequence: 1, position: length, tokens: [next] },
      { sequence: 2, position: 3, tokens: [next] },
    );
    return whole === inParts && alone === beside;
  } finally {
    for (const sequence of SEQUENCES) context.disposeSequence(sequence);
  }
}
