import type { ScoreCall } from "./call.ts";
import type { Tokens } from "./prefixes.ts";
import { chunkLength, type SequencePlan, type Sequences } from "./sequences.ts";

/** Natural logarithms of the probabilities of tokens, by the logits at an index of the last batch. */
export type LogProbabilities = (batchLogitIndex: number, tokens: Tokens) => Promise<readonly number[]>;

/** A call whose prompt is wholly in its sequence. */
export interface ReadyScore {
  readonly call: ScoreCall;
  readonly sequence: number;
  /** Prompt tokens that needed no evaluation. */
  readonly cached: number;
}

export interface ScoringTools extends Pick<SequencePlan, "chunkTokens" | "grain"> {
  readonly sequences: Sequences;
  readonly logProbabilities: LogProbabilities;
}

/**
 * Settles calls that share one prompt: the probability of each token of each continuation, given all before it.
 * @param logits where the logits of the prompt's last token are in the last batch; they are read first, since the next
 *   batch overwrites them
 */
export async function scoreAll(
  tools: ScoringTools,
  scores: readonly ReadyScore[],
  logits: number,
): Promise<void> {
  const firsts: (readonly number[])[] = [];
  for (const { call } of scores) {
    const tokens = call.job.continuations.map((continuation) => continuation[0] ?? -1);
    firsts.push(await tools.logProbabilities(logits, tokens));
  }
  for (const [index, score] of scores.entries()) {
    const logProbabilities: (readonly number[])[] = [];
    for (const [number, tokens] of score.call.job.continuations.entries()) {
      const first = firsts[index]?.[number] ?? NaN;
      logProbabilities.push([first, ...(await scoreRest(tools, score, tokens))]);
    }
    score.call.resolve({ cached: score.cached, logProbabilities });
  }
}

/** Log-probabilities of a continuation's tokens after its first. */
async function scoreRest(
  { sequences, logProbabilities, chunkTokens, grain }: ScoringTools,
  { call, sequence }: ReadyScore,
  tokens: Tokens,
): Promise<number[]> {
  const score: number[] = [];
  let start = 0;
  while (start < tokens.length - 1 && !call.settled) {
    const end = start + chunkLength(tokens.length - 1 - start, chunkTokens, grain);
    const chunk = tokens.slice(start, end);
    const logits = await sequences.decode(sequence, call.prompt.length + start, chunk, chunk.length);
    for (const [index, next] of tokens.slice(start + 1, end + 1).entries()) {
      score.push(...(await logProbabilities(logits[index] ?? -1, [next])));
    }
    start = end;
  }
  if (tokens.length > 1) await backToPrompt(sequences, call.prompt, sequence);
  return score;
}

async function backToPrompt(sequences: Sequences, prompt: Tokens, sequence: number): Promise<void> {
  if (sequences.cut(sequence, prompt.length)) return;
  sequences.clear(sequence);
  const reading = await sequences.begin(prompt, sequence);
  while ((await sequences.advance(reading)) === undefined);
}
