/** Bounds of one inference: it blocks the process, and its memory grows with the padded tokens. */
const MAX_TEXTS = 32;
const MAX_PADDED_TOKENS = 4096;

/**
 * Groups texts for inference, texts of like length together so that little is padded.
 *
 * @param lengths tokens of each text
 * @returns groups of indices into `lengths`; every index once
 */
export function planBatches(lengths: readonly number[]): readonly (readonly number[])[] {
  const length = (index: number): number => lengths[index] ?? 0;
  const shortestFirst = lengths.map((_, index) => index).sort((a, b) => length(a) - length(b) || a - b);
  const batches: number[][] = [];
  let current: number[] = [];
  for (const index of shortestFirst) {
    const full = current.length === MAX_TEXTS || (current.length + 1) * length(index) > MAX_PADDED_TOKENS;
    if (current.length > 0 && full) {
      batches.push(current);
      current = [];
    }
    current.push(index);
  }
  if (current.length > 0) batches.push(current);
  return batches;
}
