import { isOutlier, outlierScore, type SimilaritySums } from "./outlier.ts";
import type { Retrieval, RetrievalSettings, TaskSimilarity } from "./repository.ts";
import {
  estimate,
  exactSimilarity,
  roughEstimate,
  similarityWith,
  type EncodedTask,
  type Estimate,
} from "./task-similarity.ts";
import { asking } from "./task-text.ts";

/** A new task that is held against stored ones. */
export interface NewTask extends EncodedTask {
  /** What is asked in it, without its passage and options; left out where that is not known: then the whole task is asked. */
  readonly question?: string;
}

/** A stored task that is similar to a new one. */
export interface SimilarTask {
  /** Its place among the stored tasks. */
  readonly index: number;
  readonly similarity: TaskSimilarity;
}

/** A retrieval that names stored tasks by their places. */
export type TaskRetrieval = Omit<Retrieval, "nearest"> & { readonly nearest: SimilarTask | null };

/**
 * Whether an experience helps with a new task, and which (MCF, §3.3 and Algorithm 1). The outlier test comes before the
 * arg-max: it uses the similarities to all stored tasks as hill climbing finds them; the arg-max is exact.
 * @param stored oldest first
 * @param sums of the same tasks in the same order
 */
export function retrieve(
  task: NewTask,
  stored: readonly EncodedTask[],
  sums: SimilaritySums,
  { minimum, outlierTest, lambda }: RetrievalSettings,
): TaskRetrieval {
  const count = stored.length;
  if (count < minimum) return { stored: count, outcome: "too-few", z: null, nearest: null };
  const isTested = outlierTest !== "off";
  const estimates = stored.map((other) => (isTested ? estimate(task, other) : roughEstimate(task, other)));
  const z = isTested ? outlierScore(sums, similarityRow(estimates)) : null;
  const [nearest = null] = mostSimilar(task, stored, estimates, 1);
  const isRefused = z !== null && isOutlier(z, outlierTest, lambda);
  const outcome = isRefused ? "outlier" : nearest === null ? "nothing-similar" : "found";
  return { stored: count, outcome, z, nearest };
}

/** s₀ of eq. 12: the similarities that hill climbing found. */
export function similarityRow(estimates: readonly Estimate[]): readonly number[] {
  return estimates.map((known) => similarityWith(known, known.found).total);
}

/**
 * The stored tasks most like a task, the best first, of equal ones the older. Tasks that ask the same question and those whose
 * similarity is not above 0 are left out. Exact scores are computed only where the bounds let a task be among the best;
 * the answer is the same as if all were.
 * @param stored oldest first
 * @param estimates of the task with each of them
 */
export function mostSimilar(
  task: NewTask,
  stored: readonly EncodedTask[],
  estimates: readonly Estimate[],
  count: number,
): readonly SimilarTask[] {
  const best: SimilarTask[] = [];
  for (const { other, known, index } of mostPromisingFirst(task, stored, estimates)) {
    const worst = best.length < count ? undefined : best.at(-1);
    const similarity = exactSimilarity(task, other, known, worst?.similarity.total ?? 0);
    if (similarity === null || similarity.total <= 0) continue;
    insertByRank(best, { index, similarity });
    if (best.length > count) best.pop();
  }
  return best;
}

interface Candidate {
  readonly other: EncodedTask;
  readonly known: Estimate;
  readonly index: number;
}

/** A high score found early spares the search of those that cannot reach it. */
function mostPromisingFirst(
  { task, question = task }: NewTask,
  stored: readonly EncodedTask[],
  estimates: readonly Estimate[],
): readonly Candidate[] {
  // The result of the same question about another passage, or with its options in another order, would mislead.
  const asksTheSame = asking(question);
  const candidates = stored.flatMap((other, index) => {
    const known = estimates[index];
    return known === undefined || asksTheSame(other.task) ? [] : [{ other, known, index }];
  });
  const promise = ({ known }: Candidate): number => similarityWith(known, known.found || known.bound).total;
  return candidates.toSorted((left, right) => promise(right) - promise(left));
}

function insertByRank(best: SimilarTask[], found: SimilarTask): void {
  const { index, similarity } = found;
  const place = best.findIndex(
    (other) =>
      other.similarity.total < similarity.total ||
      (other.similarity.total === similarity.total && other.index > index),
  );
  best.splice(place === -1 ? best.length : place, 0, found);
}
