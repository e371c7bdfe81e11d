import type { Addon } from "./addon.ts";

/** What the probe needs of a loaded model. */
export interface Probe {
  readonly addon: Pick<Addon, "context" | "logProbabilities">;
  /** How many sequences may be used; their contents are forgotten. */
  readonly sequences: number;
  /** A few ordinary tokens. */
  readonly tokens: readonly number[];
}

const PROMPT_TOKENS = 6;
const MOST_ROWS = 3;
/** Every vocabulary has these; what the model thinks of them is compared. */
const LOOKED_AT = Array.from({ length: 64 }, (_, token) => token);

/**
 * Whether a token's numbers are the same, bit for bit, in batches of different shapes: a prompt read at once or in
 * parts, a token alone or beside others. On a CPU without flash attention they were with every model and processor
 * that we have measured; this looks again, since it depends on the arithmetic of each number format and processor.
 */
export async function isSameInAnyBatch({ addon, sequences, tokens }: Probe): Promise<boolean> {
  const prompt = tokens.slice(0, PROMPT_TOKENS);
  const [next = 0] = prompt;
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
  if (sequences < MOST_ROWS || prompt.length < PROMPT_TOKENS) return false;
  try {
    const whole = await decode({ sequence: 0, position: 0, tokens: prompt });
    await decode({ sequence: 1, position: 0, tokens: prompt.slice(0, 2) });
    const inParts = await decode({ sequence: 1, position: 2, tokens: prompt.slice(2) });
    await decode({ sequence: 2, position: 0, tokens: prompt.slice(0, 3) });
    const alone = await decode({ sequence: 0, position: PROMPT_TOKENS, tokens: [next] });
    const beside = await decode(
      { sequence: 1, position: PROMPT_TOKENS, tokens: [next] },
      { sequence: 2, position: 3, tokens: [next] },
    );
    return whole === inParts && alone === beside;
  } finally {
    for (let sequence = 0; sequence < MOST_ROWS; sequence++) context.disposeSequence(sequence);
  }
}

/** Tokens of one sequence in a batch; the last one's logits are wanted. */
interface Row {
  readonly sequence: number;
  readonly position: number;
  readonly tokens: readonly number[];
}
