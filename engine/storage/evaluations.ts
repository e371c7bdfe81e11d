import type { DatabaseSync } from "node:sqlite";
import type { RunManifest } from "../../core/events.ts";
import { inBody } from "./run-rows.ts";

/** An evaluation that came to its end. */
export interface FinishedEvaluation {
  readonly run: string;
  readonly manifest: RunManifest;
}

/** Of a method, whatever its models: older ones are not looked at. */
const MOST_EVALUATIONS = 500;
/** Larger ones would take too long to read for a line that nobody waits for, while the engine does nothing else. */
const MOST_QUESTIONS = 5000;

/** Asks for the evaluations of a method and of the SHA-256 of a model with so many answers that are right or wrong. */
export const EVALUATIONS = `
  WITH newest AS (
    SELECT run, started FROM runs
    WHERE strategy = ?1 AND state = 'done' AND kind = 'eval' AND deleted IS NULL
      AND compared >= ?3 AND done <= ${MOST_QUESTIONS}
    ORDER BY started DESC LIMIT ${MOST_EVALUATIONS}
  )
  SELECT newest.run AS run, json_extract(body, '$.manifest') AS manifest
  FROM newest JOIN events ON events.run = newest.run AND events.seq = 0
  WHERE ${inBody("$.manifest.model.sha256")} = ?2
  ORDER BY newest.started DESC, newest.run DESC`;

/**
 * Finished evaluations of a method on a model, the newest first, those of sweeps' cells too.
 * @param least answers that are right or wrong, of all types together
 */
export function readEvaluations(
  database: DatabaseSync,
  strategy: string,
  modelSha256: string,
  least: number,
): readonly FinishedEvaluation[] {
  return database
    .prepare(EVALUATIONS)
    .all(strategy, modelSha256, least)
    .map(({ run, manifest }) => ({
      run: String(run),
      // Only this program writes manifests, always whole ones.
      manifest: JSON.parse(String(manifest)) as RunManifest,
    }));
}
