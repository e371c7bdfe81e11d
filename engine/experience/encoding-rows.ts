import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { SimilaritySums } from "../../core/experience/outlier.ts";
import { ESTIMATE_VERSION } from "../../core/experience/task-similarity.ts";

/** The tasks of a repository as one embedder and one parser see them: only those are compared with each other. */
export interface Basis {
  readonly repository: string;
  readonly embedder: string;
  readonly parser: string;
}

/** The task of an experience. */
export interface NumberedTask {
  /** Of the experience. */
  readonly number: number;
  readonly task: string;
}

/** A TaskEncoding in the form in which it is stored and handed to the thread. */
export interface StoredEncoding {
  /** Length one. */
  readonly embedding: Float32Array;
  /** In PENMAN notation: whatever is computed anew from what is stored comes out the same. */
  readonly graph: string;
  readonly graphFailed: boolean;
}

export interface NumberedEncoding extends StoredEncoding, NumberedTask {
  /** Of the experience. */
  readonly id: string;
}

/** The sums of the experiences that are in a basis and not removed. */
export interface StoredSums {
  /** Of the experiences. */
  readonly numbers: readonly number[];
  /** In their order. */
  readonly sums: SimilaritySums;
}

/** Rises with each change of a repository; null if there is none. */
export function revisionOf(database: DatabaseSync, repository: string): number | null {
  const row = database.prepare("SELECT revision FROM repositories WHERE repository = ?").get(repository);
  return row === undefined ? null : Number(row.revision);
}

/** The evaluation that a repository belongs to; null for a lasting one, and if there is none. */
export function ownerOf(database: DatabaseSync, repository: string): string | null {
  const row = database.prepare("SELECT run FROM repositories WHERE repository = ?").get(repository);
  return typeof row?.run === "string" ? row.run : null;
}

/** @param run that a repository belongs to which comes into being with this */
export function raiseRevision(database: DatabaseSync, repository: string, run: string | null): void {
  database
    .prepare(
      `INSERT INTO repositories (repository, run, revision) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET revision = revision + 1`,
    )
    // One that was erased and comes into being again must not get a revision that it had before.
    .run(repository, run, Date.now());
}

/** The bases of a repository, those of earlier versions left out. */
export function listBases(database: DatabaseSync, repository: string): readonly Basis[] {
  return database
    .prepare("SELECT embedder, parser FROM bases WHERE repository = ? AND estimate = ?")
    .all(repository, ESTIMATE_VERSION)
    .map(({ embedder, parser }) => ({ repository, embedder: String(embedder), parser: String(parser) }));
}

const MISSING = `repository = ? AND removed IS NULL
  AND NOT EXISTS (SELECT 1 FROM encodings WHERE basis = ? AND experience = number)`;

/** The tasks that a basis lacks, oldest first. */
export function missingTasks(database: DatabaseSync, basis: Basis, limit: number): readonly NumberedTask[] {
  return database
    .prepare(`SELECT number, task FROM experiences WHERE ${MISSING} ORDER BY number LIMIT ?`)
    .all(basis.repository, numberOf(database, basis), limit)
    .map(({ number, task }) => ({ number: Number(number), task: String(task) }));
}

/** Whether `missingTasks` would name it. */
export function isMissing(database: DatabaseSync, basis: Basis, number: number): boolean {
  const missing = database.prepare(`SELECT 1 FROM experiences WHERE ${MISSING} AND number = ?`);
  return missing.get(basis.repository, numberOf(database, basis), number) !== undefined;
}

/** Oldest first; none, and a total of 0, of a basis in which nothing was encoded yet. */
export function readSums(database: DatabaseSync, basis: Basis): StoredSums {
  const key = numberOf(database, basis);
  const rows = database
    .prepare("SELECT experience, sum FROM similarity_sums WHERE basis = ? ORDER BY experience")
    .all(key);
  const total = database.prepare("SELECT total FROM bases WHERE basis = ?").get(key)?.total;
  return {
    numbers: rows.map(({ experience }) => Number(experience)),
    sums: { rows: rows.map(({ sum }) => Number(sum)), total: Number(total ?? 0) },
  };
}

/** Those that the basis holds, removed ones too. @param numbers of experiences */
export function readEncodings(
  database: DatabaseSync,
  basis: Basis,
  numbers: readonly number[],
): readonly NumberedEncoding[] {
  const key = numberOf(database, basis);
  const find = database.prepare(
    `SELECT id, task, embedding, graph, graph_failed FROM encodings JOIN experiences ON number = experience
     WHERE basis = ? AND experience = ?`,
  );
  return numbers.flatMap((number) => {
    const row = find.get(key, number);
    return row === undefined ? [] : readEncoding(number, row);
  });
}

function readEncoding(number: number, row: Record<string, SQLOutputValue>): NumberedEncoding {
  const { id, task, embedding, graph, graph_failed } = row;
  // A copy of its own: the bytes of a Float32Array begin at a multiple of four.
  const bytes = Uint8Array.from(embedding instanceof Uint8Array ? embedding : []);
  return {
    number,
    id: String(id),
    task: String(task),
    embedding: new Float32Array(bytes.buffer),
    graph: String(graph),
    graphFailed: graph_failed === 1,
  };
}

/** Stores an encoding for good: it stays the same, and stays when its experience is removed. */
export function insertEncoding(
  database: DatabaseSync,
  basis: Basis,
  number: number,
  { embedding, graph, graphFailed }: StoredEncoding,
): void {
  database
    .prepare(
      "INSERT OR IGNORE INTO bases (repository, embedder, parser, estimate, total) VALUES (?, ?, ?, ?, 0)",
    )
    .run(basis.repository, basis.embedder, basis.parser, ESTIMATE_VERSION);
  const bytes = new Uint8Array(embedding.buffer, embedding.byteOffset, embedding.byteLength);
  database
    .prepare(
      "INSERT INTO encodings (basis, experience, embedding, graph, graph_failed) VALUES (?, ?, ?, ?, ?)",
    )
    .run(numberOf(database, basis), number, bytes, graph, graphFailed ? 1 : 0);
}

/** Writes the sums of all experiences that are in a basis now. */
export function writeSums(database: DatabaseSync, basis: Basis, { numbers, sums }: StoredSums): void {
  const key = numberOf(database, basis);
  const write = database.prepare(
    `INSERT INTO similarity_sums (basis, experience, sum) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET sum = excluded.sum`,
  );
  numbers.forEach((number, index) => write.run(key, number, sums.rows[index] ?? 0));
  database.prepare("UPDATE bases SET total = ? WHERE basis = ?").run(sums.total, key);
}

export function deleteSum(database: DatabaseSync, basis: Basis, number: number): void {
  database
    .prepare("DELETE FROM similarity_sums WHERE basis = ? AND experience = ?")
    .run(numberOf(database, basis), number);
}

/** Leaves a basis without any sum. */
export function clearSums(database: DatabaseSync, basis: Basis): void {
  const key = numberOf(database, basis);
  database.prepare("DELETE FROM similarity_sums WHERE basis = ?").run(key);
  database.prepare("UPDATE bases SET total = 0 WHERE basis = ?").run(key);
}

/** @returns 0, which none has, if nothing was encoded yet */
function numberOf(database: DatabaseSync, { repository, embedder, parser }: Basis): number {
  const row = database
    .prepare("SELECT basis FROM bases WHERE repository = ? AND embedder = ? AND parser = ? AND estimate = ?")
    .get(repository, embedder, parser, ESTIMATE_VERSION);
  return Number(row?.basis ?? 0);
}
