import type { DatabaseSync } from "node:sqlite";
import type { RunManifest } from "../../core/events.ts";
import type { TokenCounts } from "../../core/model.ts";
import { inBody } from "./run-rows.ts";

/** What the questions of one finished run that have a result cost together. */
export interface RunCosts {
  readonly manifest: RunManifest;
  /** At least 1. */
  readonly questions: number;
  readonly calls: number;
  readonly tokens: TokenCounts;
}

/** Older runs of the same settings on the same data tell nothing that newer ones do not. */
export const MOST_ALIKE = 5;
/** Of all settings together. */
const MOST_RUNS = 5000;

/** Asks for the costs of the runs of a method and of the SHA-256 of a model. */
export const COSTS = `
  WITH started AS (
    SELECT runs.run, runs.started, json_extract(body, '$.manifest') AS manifest
    FROM runs JOIN events ON events.run = runs.run AND events.seq = 0
    WHERE strategy = ? AND state = 'done' AND ${inBody("$.manifest.model.sha256")} = ?
    ORDER BY runs.started DESC LIMIT ${MOST_RUNS}
  ), numbered AS (
    SELECT *, row_number() OVER (
      PARTITION BY json_extract(manifest, '$.options'), json_extract(manifest, '$.maxTokens'),
        json_extract(manifest, '$.promptSet'), json_extract(manifest, '$.agents'),
        json_extract(manifest, '$.data.sha256')
      ORDER BY started DESC
    ) AS nth FROM started
  )
  SELECT manifest, count(*) AS questions,
    sum(json_extract(body, '$.calls')) AS calls,
    sum(json_extract(body, '$.tokens.prompt')) AS prompt,
    sum(json_extract(body, '$.tokens.cached')) AS cached,
    sum(json_extract(body, '$.tokens.generated')) AS generated
  FROM numbered JOIN questions ON questions.run = numbered.run AND outcome <> 'failed' AND json_valid(body)
  WHERE nth <= ${MOST_ALIKE}
  GROUP BY numbered.run ORDER BY numbered.started DESC`;

/** The newest finished runs of a method on a model, a few of each settings on each data and in Ask, newest first. */
export function readCosts(
  database: DatabaseSync,
  strategy: string,
  modelSha256: string,
): readonly RunCosts[] {
  return database
    .prepare(COSTS)
    .all(strategy, modelSha256)
    .map(({ manifest, questions, calls, prompt, cached, generated }) => ({
      // Only this program writes manifests, always whole ones.
      manifest: JSON.parse(String(manifest)) as RunManifest,
      questions: Number(questions),
      calls: Number(calls),
      tokens: { prompt: Number(prompt), cached: Number(cached), generated: Number(generated) },
    }));
}
