import type { SQLOutputValue } from "node:sqlite";
import type { ListedRunState, RunListing, RunSummary } from "../contract/reports.ts";
import { isAlive } from "./liveness.ts";
import { titleOf } from "./title.ts";

export type Row = Record<string, SQLOutputValue>;

/** A listing as far as a store knows it. */
export type StoredListing = Omit<RunListing, "kept">;

// The indexes are named: SQLite would otherwise read all events of every run, replies and all.
const SUMMARY_COLUMNS = `
  run, kind, strategy, model, data, state, questions, started, pid, process_started,
  (SELECT count(*) FROM events INDEXED BY ended_questions
    WHERE events.run = runs.run AND type IN ('question-finished', 'question-failed')) AS done`;

/** Every run that is not hidden; conditions and order may follow. */
export const SUMMARIES = `SELECT ${SUMMARY_COLUMNS} FROM runs WHERE deleted IS NULL`;

/** As SUMMARIES. Runs of versions that kept no title are named by their first question. */
export const LISTINGS = `
  SELECT ${SUMMARY_COLUMNS}, request IS NOT NULL AS has_request,
    coalesce(title, data, (SELECT substr(json_extract(body, '$.asked.text'), 1, 1000) FROM events
      WHERE events.run = runs.run AND type = 'question-started' ORDER BY seq LIMIT 1), '') AS title,
    CASE kind WHEN 'ask' THEN (SELECT json_extract(body, '$.result.answer')
      FROM events INDEXED BY ended_questions
      WHERE events.run = runs.run AND type IN ('question-finished', 'question-failed') LIMIT 1) END AS answer,
    (SELECT count(*) FROM events INDEXED BY ended_questions
      WHERE events.run = runs.run AND type IN ('question-finished', 'question-failed') AND type = 'question-finished'
      AND CASE WHEN json_valid(body) THEN json_extract(body, '$.result.correct') END = 1) AS correct,
    CASE WHEN state NOT IN ('running', 'paused') THEN
      (SELECT time FROM events WHERE events.run = runs.run ORDER BY seq DESC LIMIT 1) END AS finished
  FROM runs WHERE deleted IS NULL`;

export const NEWEST_FIRST = "ORDER BY started DESC, run DESC";

export function readSummary(row: Row): RunSummary {
  const died =
    row.state === "running" && !isAlive({ pid: Number(row.pid), started: Number(row.process_started) });
  return {
    run: String(row.run),
    kind: row.kind === "eval" ? "eval" : "ask",
    strategy: String(row.strategy),
    model: String(row.model),
    data: textOf(row.data),
    state: died ? "interrupted" : (String(row.state) as ListedRunState),
    done: Number(row.done),
    questions: Number(row.questions),
    started: new Date(Number(row.started)).toISOString(),
  };
}

export function readListing(row: Row): StoredListing {
  const summary = readSummary(row);
  const standsStill = summary.state === "paused" || summary.state === "interrupted";
  return {
    ...summary,
    title: titleOf(textOf(row.title) ?? ""),
    answer: textOf(row.answer),
    correct: summary.kind === "eval" ? Number(row.correct) : null,
    finished: row.finished === null ? null : new Date(Number(row.finished)).toISOString(),
    resumable: standsStill && row.has_request === 1,
  };
}

function textOf(value: SQLOutputValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
