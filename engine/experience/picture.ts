import type { DatabaseSync } from "node:sqlite";
import { meanSimilarities, spreadOf, standardScores } from "../../core/experience/outlier.ts";
import { project, type Projection } from "../../core/experience/projection.ts";
import type { RepositoryMap, RepositoryStats } from "../contract/experience.ts";
import type { EncodedTasks } from "./encoded-tasks.ts";
import type { Basis } from "./encoding-rows.ts";

/** The picture of the tasks as they are in memory. @param encoded of this basis, refreshed */
export function mapOf({ repository, embedder, parser }: Basis, encoded: EncodedTasks): RepositoryMap {
  const { tasks, sums, projection } = encoded;
  const means = meanSimilarities(sums);
  const scores = standardScores(sums);
  return {
    ...{ repository, embedder, parser },
    tasks: tasks.map(({ id, task, embedding, graphFailed }, index) => ({
      ...{ id, task, graphFailed },
      ...placeOf(embedding, projection),
      meanSimilarity: means[index] ?? 0,
      z: scores[index] ?? 0,
    })),
    greatestZ: Math.sqrt(tasks.length),
    variance: projection?.variance ?? [0, 0],
  };
}

/** The middle while there is no map. */
export function placeOf(
  embedding: Float32Array,
  projection: Projection | null,
): { readonly x: number; readonly y: number } {
  return projection === null ? { x: 0, y: 0 } : project(embedding, projection);
}

/** Removed experiences count in `bytes` alone, until they are erased. @param encoded of this repository, refreshed */
export function statsOf(database: DatabaseSync, repository: string, encoded: EncodedTasks): RepositoryStats {
  const { tasks, sums } = encoded;
  const counts = (column: "feedback" | "strategy" | "model"): Record<string, number> =>
    countsOf(database, repository, column);
  return {
    repository,
    experiences: tasks.length,
    byFeedback: { person: 0, judge: 0, ...counts("feedback") },
    byStrategy: counts("strategy"),
    byModel: counts("model"),
    meanSimilarity: tasks.length < 2 ? null : spreadOf(sums),
    graphsFailed: tasks.filter(({ graphFailed }) => graphFailed).length,
    bytes: bytesOf(database, repository),
  };
}

function countsOf(database: DatabaseSync, repository: string, column: string): Record<string, number> {
  const rows = database
    .prepare(
      `SELECT ${column} AS name, count(*) AS count FROM experiences
       WHERE repository = ? AND removed IS NULL GROUP BY ${column} ORDER BY count DESC, name`,
    )
    .all(repository);
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** Of its texts, and of what is kept for all embedders and parsers. */
function bytesOf(database: DatabaseSync, repository: string): number {
  const bytes = database.prepare(
    `SELECT
       (SELECT total(octet_length(task) + octet_length(process) + octet_length(answer))
        FROM experiences WHERE repository = :repository) +
       (SELECT total(length(embedding) + octet_length(graph))
        FROM encodings JOIN bases USING (basis) WHERE repository = :repository) AS bytes`,
  );
  return Number(bytes.get({ repository })?.bytes);
}
