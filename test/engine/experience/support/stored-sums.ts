import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { expect } from "vitest";
import { NO_SUMS, withTask } from "../../../../core/experience/outlier.ts";
import { similarityRow } from "../../../../core/experience/retrieve.ts";
import { estimate, type EncodedTask } from "../../../../core/experience/task-similarity.ts";
import { parsePenman } from "../../../../core/similarity/penman.ts";
import { compileTriples, createLabels } from "../../../../core/similarity/triples.ts";
import { databasePath } from "../../../../engine/storage/database.ts";

/**
 * Checks that every basis of a home has exactly one sum for each experience that is not removed, that its total is theirs,
 * and that they are the sums of the stored encodings, computed anew.
 * @param anew false leaves the last out, whose time grows with the square of the number of experiences
 * @returns the number of experiences
 */
export function checkStoredSums(home: string, { anew = true } = {}): number {
  const database = new DatabaseSync(databasePath(home), { readOnly: true });
  try {
    for (const basis of database.prepare("SELECT basis, repository, total FROM bases").all()) {
      const encoded = database.prepare(ENCODED).all(basis.basis ?? null, basis.repository ?? null);
      const sums = database.prepare(SUMS).all(basis.basis ?? null);
      expect(sums.map(({ experience }) => experience)).toEqual(encoded.map(({ number }) => number));
      const rows = sums.map(({ sum }) => Number(sum));
      expect(sumOf(rows)).toBeCloseTo(Number(basis.total), 6);
      if (!anew) continue;
      const direct = directSums(encoded.map(taskOfRow));
      rows.forEach((sum, index) => expect(sum).toBeCloseTo(direct.rows[index] ?? NaN, 9));
    }
    const count = "SELECT count(*) AS count FROM experiences WHERE removed IS NULL";
    return Number(database.prepare(count).get()?.count);
  } finally {
    database.close();
  }
}

const ENCODED = `SELECT number, task, embedding, graph FROM experiences
  JOIN encodings ON experience = number AND basis = ? WHERE repository = ? AND removed IS NULL ORDER BY number`;

const SUMS = "SELECT experience, sum FROM similarity_sums WHERE basis = ? ORDER BY experience";

const labels = createLabels();

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function taskOfRow({ task, embedding, graph }: Record<string, SQLOutputValue>): EncodedTask {
  const bytes = embedding instanceof Uint8Array ? Uint8Array.from(embedding) : new Uint8Array();
  return {
    task: String(task),
    embedding: new Float32Array(bytes.buffer),
    triples: compileTriples(parsePenman(String(graph)), labels),
  };
}

function directSums(tasks: readonly EncodedTask[]) {
  return tasks.reduce(
    (sums, task, index) =>
      withTask(sums, similarityRow(tasks.slice(0, index).map((other) => estimate(task, other)))),
    NO_SUMS,
  );
}
