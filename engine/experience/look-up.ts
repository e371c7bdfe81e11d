import type { DatabaseSync } from "node:sqlite";
import type { Experience } from "../../core/experience/experience.ts";
import { outlierScore } from "../../core/experience/outlier.ts";
import type { Retrieval, RetrievalSettings } from "../../core/experience/repository.ts";
import { mostSimilar, retrieve, similarityRow, type SimilarTask } from "../../core/experience/retrieve.ts";
import { cosine } from "../../core/similarity/similarity.ts";
import type { RetrievalProbe } from "../contract/experience.ts";
import type { EncodedTasks, RememberedTask } from "./encoded-tasks.ts";
import type { StoredEncoding } from "./encoding-rows.ts";
import { placeOf } from "./picture.ts";
import { experienceOfNumber } from "./rows.ts";

type Nearest = NonNullable<Retrieval["nearest"]>;

/** A task that is held against those of a repository. */
export interface AskedTask {
  readonly task: string;
  /** What is asked in it, without its passage and options; the whole task where that is not known. */
  readonly question: string;
  readonly encoding: StoredEncoding;
}

/** @returns null if another process erased what was found in this moment: the repository is another one then */
export function retrievalOf(
  database: DatabaseSync,
  encoded: EncodedTasks,
  { task, question, encoding }: AskedTask,
  settings: RetrievalSettings,
): Retrieval | null {
  const { tasks, sums } = encoded;
  const asked = { ...encoded.encode(task, encoding), question };
  const { nearest, ...rest } = retrieve(asked, tasks, sums, settings);
  if (nearest === null) return { ...rest, nearest };
  const found = withExperience(database, tasks, nearest);
  return found === null ? null : { ...rest, nearest: found };
}

/** @param count of the nearest experiences */
export function probeOf(
  database: DatabaseSync,
  encoded: EncodedTasks,
  { task, question, encoding }: AskedTask,
  count: number,
): RetrievalProbe {
  const { tasks, sums, projection } = encoded;
  const compared = { ...encoded.encode(task, encoding), question };
  const estimates = encoded.estimates(compared);
  return {
    stored: tasks.length,
    z: tasks.length === 0 ? null : outlierScore(sums, similarityRow(estimates)),
    ...placeOf(encoding.embedding, projection),
    nearest: mostSimilar(compared, tasks, estimates, count).flatMap(
      (found) => withExperience(database, tasks, found) ?? [],
    ),
  };
}

/** The experiences whose tasks are most like the words, the most alike first; so many at most. */
export function mostLike(
  database: DatabaseSync,
  { tasks }: EncodedTasks,
  words: Float32Array,
  most: number,
): readonly Experience[] {
  return tasks
    .map(({ number, embedding }) => ({ number, likeness: cosine(words, embedding) }))
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, most)
    .flatMap(({ number }) => experienceOfNumber(database, number) ?? []);
}

function withExperience(
  database: DatabaseSync,
  tasks: readonly RememberedTask[],
  { index, similarity }: SimilarTask,
): Nearest | null {
  const number = tasks[index]?.number;
  const experience = number === undefined ? null : experienceOfNumber(database, number);
  return experience && { experience, similarity };
}
