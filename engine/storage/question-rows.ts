import type { DatabaseSync } from "node:sqlite";
import { StorageError } from "../../core/errors.ts";
import { rowOf, type QuestionRow } from "../../core/evaluation/question-row.ts";
import { isCounted } from "../../core/scoring/score.ts";
import { foldEvents } from "../../core/transcript.ts";
import { placeOf, readEndedQuestion, type QuestionEnd } from "./event-rows.ts";
import { sqliteCode } from "./next-step.ts";
import type { Row } from "./run-rows.ts";

// The table `questions` is derived: a row is what rowOf makes of the events, written in the transaction of the last of them.

/**
 * Writes the row of a question whose end is among the stored events, and nothing if its start is not.
 * @returns the row
 * @throws StorageError if an event of it is damaged
 */
export function keepQuestion(
  database: DatabaseSync,
  run: string,
  question: string,
  end: QuestionEnd,
): QuestionRow | undefined {
  const events = readEndedQuestion(database, run, question, end);
  const start = events.find(({ type, question: id }) => type === "question-started" && id === question);
  const transcript = foldEvents(events).questions.find(({ id }) => id === question);
  const row = transcript && rowOf(transcript);
  if (start === undefined || row === undefined) return undefined;
  database
    .prepare(
      "INSERT OR REPLACE INTO questions (run, question, number, outcome, correct, body) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(run, question, start.seq, row.outcome, row.correct ? 1 : 0, JSON.stringify(row));
  return row;
}

/** Fills what version 5 of the store derives: how many questions of a run count as right or wrong. Damaged rows count as neither. */
export function fillCounts(database: DatabaseSync): void {
  const set = database.prepare("UPDATE runs SET compared = ?, correct = ? WHERE run = ?");
  const bodies = database.prepare("SELECT body FROM questions WHERE run = ? AND json_valid(body)");
  for (const { run } of database.prepare("SELECT DISTINCT run FROM questions").all()) {
    const rows = bodies.all(String(run)).map(({ body }) => JSON.parse(String(body)) as QuestionRow);
    const counted = rows.filter(isCounted);
    set.run(counted.length, counted.filter(({ correct }) => correct).length, String(run));
  }
}

/** The rows of the questions of a run that came to their end, in the order in which they were started. @throws StorageError */
export function readRows(database: DatabaseSync, run: string): QuestionRow[] {
  return database
    .prepare("SELECT run, question, body FROM questions WHERE run = ? ORDER BY number")
    .all(run)
    .map((row) => readRow(row, placeOf(database)));
}

/** Undefined if the question has not come to its end. @throws StorageError */
export function readRowOf(database: DatabaseSync, run: string, question: string): QuestionRow | undefined {
  const row = database
    .prepare("SELECT run, question, body FROM questions WHERE run = ? AND question = ?")
    .get(run, question);
  return row && readRow(row, placeOf(database));
}

/** Fills what version 4 of the store derives, for the runs of before. A question whose events are damaged gets no row. */
export function fillQuestions(database: DatabaseSync): void {
  database.exec(
    `UPDATE runs SET
       done = (SELECT count(*) FROM ${ENDS} AND events.run = runs.run),
       correct = (SELECT count(*) FROM ${ENDS} AND events.run = runs.run AND type = 'question-finished'
         AND CASE WHEN json_valid(body) THEN json_extract(body, '$.result.correct') END = 1),
       finished = CASE WHEN state NOT IN ('running', 'paused') THEN
         (SELECT time FROM events WHERE events.run = runs.run ORDER BY seq DESC LIMIT 1) END`,
  );
  for (const { run, question, type } of database.prepare(`SELECT run, question, type FROM ${ENDS}`).all()) {
    try {
      keepQuestion(database, String(run), String(question), type as QuestionEnd);
    } catch (error) {
      const code = sqliteCode(error);
      if (code !== 0 && code !== CORRUPT) throw error;
    }
  }
}

/** SQLITE_CORRUPT. */
const CORRUPT = 11;

// The index is named: SQLite would otherwise read all events of every run, replies and all.
const ENDS = "events INDEXED BY ended_questions WHERE type IN ('question-finished', 'question-failed')";

function readRow({ run, question, body }: Row, path: string): QuestionRow {
  try {
    // Only this store writes these rows, always whole ones.
    return JSON.parse(String(body)) as QuestionRow;
  } catch (error) {
    throw new StorageError(
      `The store ${path} holds damaged figures (run ${String(run)}, question ${String(question)}). Its other runs can still be read.`,
      { path, run: String(run), question: String(question) },
      { cause: error },
    );
  }
}
