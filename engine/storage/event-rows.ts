import type { DatabaseSync } from "node:sqlite";
import { StorageError } from "../../core/errors.ts";
import type { RunEvent, RunManifest } from "../../core/events.ts";
import type { Question } from "../../core/question.ts";
import type { SweepEvent } from "../../core/sweep/events.ts";
import type { Row } from "./run-rows.ts";

/** An event of a question or an evaluation that is kept: everything but `turn-text`. */
export type StoredEvent = RunEvent & { readonly seq: number };

/** How a question comes to its end. */
export type QuestionEnd = "question-finished" | "question-failed";

/** Where a database is, for messages. */
export function placeOf(database: DatabaseSync): string {
  return database.location() ?? "in memory";
}

/** All stored events of a run, or those of one question and of the run itself, in order. @throws StorageError */
export function readEvents(database: DatabaseSync, run: string, question?: string): StoredEvent[] {
  return question === undefined
    ? read(database, ALL_EVENTS, run)
    : read(database, `${QUESTION_EVENTS} ORDER BY seq`, run, question);
}

/**
 * What tells of a run and how its questions stand: its events but the turns of answered questions, whose results say what
 * they cost. Those of exemplars are among them, since other questions are shown what was said there. An event may come twice;
 * folding it again changes nothing.
 * @throws StorageError
 */
export function readOutlineEvents(database: DatabaseSync, run: string): StoredEvent[] {
  return read(
    database,
    `SELECT * FROM ${OUTLINED} UNION ALL ${OUTLINED_TURNS} UNION ALL ${CLOCK_EVENTS} ORDER BY seq`,
    run,
  );
}

/** How the questions that came to their end were asked, in the order in which they were started. @throws StorageError */
export function readAsked(database: DatabaseSync, run: string): Question[] {
  const starts = read<StoredEvent>(database, ASKED_EVENTS, run);
  return starts.flatMap((event) => (event.type === "question-started" ? [event.asked] : []));
}

/**
 * What the row of an ended question is made from: its events and those that tell until when the run ran. Its turns are left
 * out if it has a result, which says what they cost. An event may come twice; folding it again changes nothing.
 * @throws StorageError
 */
export function readEndedQuestion(
  database: DatabaseSync,
  run: string,
  question: string,
  end: QuestionEnd,
): StoredEvent[] {
  const events = end === "question-finished" ? UNTURNED_EVENTS : QUESTION_EVENTS;
  return read(database, `${events} UNION ALL ${CLOCK_EVENTS} ORDER BY seq`, run, question);
}

/** The events of the run itself, in the same way. @throws StorageError */
export function readRunEvents(database: DatabaseSync, run: string): StoredEvent[] {
  return read(database, `${OF_THE_RUN} UNION ALL ${CLOCK_EVENTS} ORDER BY seq`, run);
}

/** What fixes what a question or an evaluation computes. @throws StorageError if its start is missing */
export function readManifest(database: DatabaseSync, run: string): RunManifest {
  const [start] = read<StoredEvent>(database, "SELECT * FROM events WHERE run = ? AND seq = 0", run);
  if (start?.type === "run-started") return start.manifest;
  throw new StorageError(`The start of the run ${run} is missing from the store.`, { run });
}

/** All stored events of a sweep, in order. @throws StorageError */
export function readSweepEvents(database: DatabaseSync, run: string): SweepEvent[] {
  return read(database, ALL_EVENTS, run);
}

const ALL_EVENTS = "SELECT * FROM events WHERE run = ? ORDER BY seq";

// The index is named: SQLite would otherwise read all events of the run, replies and all.
const INDEXED = "events INDEXED BY events_of_questions";

const OF_THE_RUN = `SELECT * FROM ${INDEXED} WHERE run = ?1 AND question IS NULL`;
const OF_A_QUESTION = `SELECT * FROM ${INDEXED} WHERE run = ?1 AND question = ?2`;
const QUESTION_EVENTS = `${OF_A_QUESTION} UNION ALL ${OF_THE_RUN}`;
const UNTURNED = "type NOT IN ('turn-started', 'turn-finished')";
const UNTURNED_EVENTS = `${OF_A_QUESTION} AND ${UNTURNED} UNION ALL ${OF_THE_RUN}`;

const OUTLINED = `events INDEXED BY outlines WHERE run = ?1 AND ${UNTURNED}`;

/** Questions that have no result to tell what their turns cost, and exemplars. */
const QUESTIONS_WITH_TURNS = `
  SELECT question FROM ${OUTLINED} AND question IS NOT NULL EXCEPT
  SELECT question FROM questions WHERE run = ?1 AND outcome <> 'failed' AND
    CASE WHEN json_valid(body) THEN json_extract(body, '$.exemplar') IS NULL END`;

// A cross join keeps its order: SQLite would otherwise look for the questions among all events of the run.
const OUTLINED_TURNS = `
  SELECT events.* FROM (${QUESTIONS_WITH_TURNS}) AS kept CROSS JOIN ${INDEXED}
  WHERE run = ?1 AND events.question = kept.question AND type IN ('turn-started', 'turn-finished')`;

/** The number of a question is that of the event that it was started with. */
const ASKED_EVENTS = `
  SELECT events.* FROM questions CROSS JOIN events ON events.run = questions.run AND events.seq = number
  WHERE questions.run = ?1 ORDER BY number`;

/** The last event, and the last one before each time that the run was gone on with: until then it ran. */
const CLOCK_EVENTS = `
  SELECT * FROM events WHERE run = ?1 AND seq IN (
    SELECT max(seq) FROM events WHERE run = ?1 UNION ALL
    SELECT seq - 1 FROM ${INDEXED} WHERE run = ?1 AND question IS NULL AND type = 'run-resumed')`;

/** One text after the other: all texts of a long run and what they are read into need not be in memory at once. */
function read<Event extends StoredEvent | SweepEvent>(
  database: DatabaseSync,
  sql: string,
  ...values: string[]
): Event[] {
  const path = placeOf(database);
  // Only this store writes these rows, always a whole body of a known event: the cast holds unless the file is damaged.
  return Array.from(database.prepare(sql).iterate(...values), (row) => readEvent(row, path) as Event);
}

function readEvent(row: Row, path: string): object {
  const { run, seq, question, type, time } = row;
  try {
    const body = JSON.parse(String(row.body)) as object;
    return { ...body, run, seq, question, type, time };
  } catch (error) {
    throw new StorageError(
      `The store ${path} holds a damaged event (run ${String(run)}, number ${String(seq)}). Its other runs can still be read.`,
      { path, run: String(run), seq: Number(seq) },
      { cause: error },
    );
  }
}
