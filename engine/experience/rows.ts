import { randomUUID } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import type { AnswerType } from "../../core/question.ts";
import type { RepositoryListing } from "../contract/experience.ts";
import { ERASING } from "../storage/erase.ts";

type Row = Record<string, SQLOutputValue>;

/** A stored experience. */
export interface StoredExperience {
  readonly repository: string;
  /** The older one has the lower. */
  readonly number: number;
  readonly experience: Experience;
}

const VISIBLE = "SELECT * FROM experiences WHERE removed IS NULL";

export function listExperiences(database: DatabaseSync, repository: string): readonly Experience[] {
  return database
    .prepare(`${VISIBLE} AND repository = ? ORDER BY number DESC`)
    .all(repository)
    .map(readExperience);
}

/** @returns null if there is none, or it is removed */
export function findExperience(database: DatabaseSync, id: string): StoredExperience | null {
  const row = database.prepare(`${VISIBLE} AND id = ?`).get(id);
  return row === undefined ? null : readStored(row);
}

/** @returns null if the question of that run became none */
export function experienceOfQuestion(
  database: DatabaseSync,
  repository: string,
  source: Experience["source"],
): Experience | null {
  if (source === null) return null;
  const row = database
    .prepare(`${VISIBLE} AND repository = ? AND run = ? AND question = ?`)
    .get(repository, source.run, source.question);
  return row === undefined ? null : readExperience(row);
}

/** A removed one, too; null if it was erased. */
export function experienceOfNumber(database: DatabaseSync, number: number): Experience | null {
  const row = database.prepare("SELECT * FROM experiences WHERE number = ?").get(number);
  return row === undefined ? null : readExperience(row);
}

/** One that was removed and can still be restored; null if there is none. */
export function findRemoved(database: DatabaseSync, id: string): StoredExperience | null {
  const row = database.prepare(`SELECT * FROM experiences WHERE removed > ${ERASING} AND id = ?`).get(id);
  return row === undefined ? null : readStored(row);
}

/** @param since milliseconds since 1970; null for one that is there */
export function setRemoved(database: DatabaseSync, number: number, since: number | null): void {
  database.prepare("UPDATE experiences SET removed = ? WHERE number = ?").run(since, number);
}

/** Removes all that are there. @param since milliseconds since 1970 @returns how many */
export function removeAllOf(database: DatabaseSync, repository: string, since: number): number {
  const remove = database.prepare(
    "UPDATE experiences SET removed = ? WHERE repository = ? AND removed IS NULL",
  );
  return Number(remove.run(since, repository).changes);
}

/** Restores all that were removed at that time. */
export function restoreAllOf(database: DatabaseSync, repository: string, since: number): void {
  database
    .prepare("UPDATE experiences SET removed = NULL WHERE repository = ? AND removed = ?")
    .run(repository, since);
}

/** Ids of those that were removed at that time and can still be restored, oldest first. */
export function removedAt(database: DatabaseSync, repository: string, since: number): readonly string[] {
  return database
    .prepare(
      `SELECT id FROM experiences WHERE removed > ${ERASING} AND removed = ? AND repository = ? ORDER BY number`,
    )
    .all(since, repository)
    .map(({ id }) => String(id));
}

/**
 * Stores it as made now, under a new id, even if its question became one before; see `experienceOfQuestion`.
 * @returns it as it is read back (storedText)
 */
export function insertExperience(
  database: DatabaseSync,
  repository: string,
  added: NewExperience,
): StoredExperience {
  const texts = {
    task: storedText(added.task),
    process: storedText(added.process),
    answer: storedText(added.answer),
  };
  const experience = { ...added, ...texts, id: randomUUID(), created: Date.now() };
  const { id, task, answerType, process, answer, feedback, model, strategy, source, created } = experience;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO experiences
         (id, repository, task, answer_type, process, answer, feedback, model, strategy, run, question, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[id, repository, task, answerType, process, answer, feedback, model, strategy],
      ...[source?.run ?? null, source?.question ?? null, created],
    );
  return { repository, number: Number(lastInsertRowid), experience };
}

/**
 * A text as the store keeps it: SQLite gives back only what stands before a NUL character, and half a surrogate pair has no
 * bytes in UTF-8, so another sign takes the place of either.
 */
export function storedText(text: string): string {
  return text.replaceAll("\0", "\ufffd").toWellFormed();
}

/** Those with experiences that are not being erased, by name; what is removed does not count. */
export function listRepositories(database: DatabaseSync): readonly RepositoryListing[] {
  return database
    .prepare(
      `SELECT repository, repositories.run AS run, sum(removed IS NULL) AS experiences
       FROM repositories JOIN experiences USING (repository)
       WHERE removed IS NULL OR removed > ${ERASING} GROUP BY repository ORDER BY repository`,
    )
    .all()
    .map(({ repository, run, experiences }) => ({
      name: String(repository),
      run: typeof run === "string" ? run : null,
      experiences: Number(experiences),
    }));
}

function readStored(row: Row): StoredExperience {
  return { number: Number(row.number), repository: String(row.repository), experience: readExperience(row) };
}

function readExperience(row: Row): Experience {
  const { run, question } = row;
  return {
    id: String(row.id),
    task: String(row.task),
    // Only this store writes these rows, always with values of these types.
    answerType: String(row.answer_type) as AnswerType,
    process: String(row.process),
    answer: String(row.answer),
    feedback: row.feedback === "person" ? "person" : "judge",
    model: String(row.model),
    strategy: String(row.strategy),
    source: typeof run === "string" && typeof question === "string" ? { run, question } : null,
    created: Number(row.created),
  };
}
