import type { Tokens } from "./prefixes.ts";
import type { Sequences } from "./sequences.ts";

/** Natural logarithms of the probabilities of tokens, by the logits at an index of the last batch. */
export type LogProbabilities = (batchLogitIndex: number, tokens: Tokens) => Promise<readonly number[]>;

/** A prompt that is wholly in a sequence, whose logits have been read. */
export interface ReadPrompt {
  readonly prompt: Tokens;
  readonly sequence: number;
  readonly chunkTokens: number;
}

/**
 * Log-probabilities of each continuation's tokens after its first, one continuation after another in one sequence.
 * @param abandoned asked between batches; if true, the rest is left out
 */
export async function scoreRest(
  sequences: Sequences,
  logProbabilities: LogProbabilities,
  read: ReadPrompt,
  continuations: readonly Tokens[],
  abandoned: () => boolean,
): Promise<readonly (readonly number[])[]> {
  const scores: number[][] = [];
  for (const tokens of continuations) {
    const score: number[] = [];
    for (let start = 0; start < tokens.length - 1 && !abandoned(); start += read.chunkTokens) {
      const chunk = tokens.slice(start, Math.min(start + read.chunkTokens, tokens.length - 1));
      const position = read.prompt.length + start;
      const logits = await sequences.decode(read.sequence, position, chunk, chunk.length);
      for (const [index] of chunk.entries()) {
        score.push(
          ...(await logProbabilities(
            logits[index] ?? -1,
            tokens.slice(start + index + 1, start + index + 2),
          )),
        );
      }
    }
    scores.push(score);
    if (tokens.length > 1) await backToPrompt(sequences, read);
  }
  return scores;
}

async function backToPrompt(sequences: Sequences, { prompt, sequence }: ReadPrompt): Promise<void> {
  if (sequences.cut(sequence, prompt.length)) return;
  sequences.clear(sequence);
  const reading = await sequences.begin(prompt, sequence);
  while ((await sequences.advance(reading)) === undefined);
}
