import type { OutlierTest } from "./repository.ts";

/**
 * What is kept of the similarities between all pairs of n stored tasks, so that a new task costs n similarities and not
 * n². Similarity is symmetric; that of a task to itself is not counted.
 */
export interface SimilaritySums {
  /** S: of each task, the sum of its similarities to the others. */
  readonly rows: readonly number[];
  /** T: the sum of all S. */
  readonly total: number;
}

export const NO_SUMS: SimilaritySums = { rows: [], total: 0 };

/**
 * The sums with a further task, which comes last: Sᵢ += s₀ᵢ, its own is Q = Σ s₀ᵢ, T += 2Q.
 * @param row s₀: its similarity to each task there is
 */
export function withTask({ rows, total }: SimilaritySums, row: readonly number[]): SimilaritySums {
  const own = sumOf(row);
  return { rows: [...rows.map((sum, index) => sum + (row[index] ?? 0)), own], total: total + 2 * own };
}

/**
 * The sums without one of the tasks.
 * @param row its similarity to each task there is; that to itself is not used
 */
export function withoutTask(
  { rows, total }: SimilaritySums,
  task: number,
  row: readonly number[],
): SimilaritySums {
  const others = row.toSpliced(task, 1);
  return {
    rows: rows.toSpliced(task, 1).map((sum, index) => sum - (others[index] ?? 0)),
    total: total - 2 * sumOf(others),
  };
}

/** d̄ (MCF, eq. 12): the mean similarity of each task to the others; 0 for a task that is alone. */
export function meanSimilarities({ rows }: SimilaritySums): readonly number[] {
  return rows.map((sum) => (rows.length > 1 ? sum / (rows.length - 1) : 0));
}

/** Mean and population standard deviation of d̄ (MCF, eq. 13). */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** Below it, a deviation is what rounding leaves of equal means. */
const SMALLEST_DEVIATION = 1e-12;

/** @returns null if there is no task */
export function spreadOf(sums: SimilaritySums): Spread | null {
  const means = meanSimilarities(sums);
  const count = means.length;
  if (count === 0) return null;
  const mean = count > 1 ? sums.total / (count * (count - 1)) : 0;
  const variance = sumOf(means.map((value) => (value - mean) ** 2)) / count;
  const deviation = Math.sqrt(variance);
  return { mean, deviation: deviation < SMALLEST_DEVIATION ? 0 : deviation };
}

/** z of each task (MCF, eq. 13); 0 for all where their means are equal. */
export function standardScores(sums: SimilaritySums): readonly number[] {
  const { mean, deviation } = spreadOf(sums) ?? { mean: 0, deviation: 0 };
  return meanSimilarities(sums).map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}

/**
 * z₀ of a new task among the stored ones and itself (MCF, eq. 12–13); |z₀| is at most √n. 0 if none is stored.
 * @param row s₀: its similarity to each stored task
 */
export function outlierScore(sums: SimilaritySums, row: readonly number[]): number {
  return standardScores(withTask(sums, row)).at(-1) ?? 0;
}

/**
 * Whether a task is too far from the stored ones for any of them to help. MCF prints z₀ > λ; but d̄ is a similarity, so
 * a task unlike all others has a low z₀: `below` is the default (docs/methods.md).
 * @param lambda λ, in standard deviations
 */
export function isOutlier(score: number, test: OutlierTest, lambda: number): boolean {
  switch (test) {
    case "below":
      return score < -lambda;
    case "above":
      return score > lambda;
    case "two-sided":
      return Math.abs(score) > lambda;
    case "off":
      return false;
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
