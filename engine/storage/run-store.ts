import type { DatabaseSync } from "node:sqlite";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunManifest } from "../../core/events.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { Question } from "../../core/question.ts";
import type { SweepEvent } from "../../core/sweep/events.ts";
import type { RunSummary } from "../contract/reports.ts";
import { appendEvent, type RunOrigin } from "./append.ts";
import { guarded, isHome, openDatabase, transaction } from "./database.ts";
import { ERASING, eraseRuns } from "./erase.ts";
import { readEvaluations, type FinishedEvaluation } from "./evaluations.ts";
import {
  placeOf,
  readAsked,
  readEvents,
  readManifest,
  readOutlineEvents,
  readRunEvents,
  readSweepEvents,
  type StoredEvent,
} from "./event-rows.ts";
import { readRowOf, readRows } from "./question-rows.ts";
import { readCosts, type RunCosts } from "./run-costs.ts";
import {
  IN_LISTS,
  LISTINGS,
  NEWEST_FIRST,
  readCellRun,
  readListing,
  readSummary,
  SUMMARIES,
  textOf,
  type Row,
  type StoredCellRun,
  type StoredListing,
} from "./run-rows.ts";

export type { RunOrigin } from "./append.ts";
export type { StoredEvent } from "./event-rows.ts";
export type { StoredCellRun } from "./run-rows.ts";

/** The runs of a home folder as append-only events; rows of runs and questions are made from them. */
export interface RunStore {
  /**
   * The event survives this process when this returns; finished work, and what is not observed again, a power cut too.
   * @param origin goes with `run-started` and `sweep-started`
   * @throws StorageError, and then nothing of the event is stored and the run counts as interrupted; ContractError for a
   *   `run-resumed` if the run goes on elsewhere or has ended
   */
  append(event: StoredEvent | SweepEvent, origin?: RunOrigin): void;
  /**
   * A run of this process has ended without being able to tell so: it counts as interrupted until it is gone on with. What failed
   * need not have been an event of its own: of a sweep a cell's, of `mcf` an experience.
   */
  giveUp(run: string): void;
  /** Newest first; those of sweeps' cells are left out. @throws StorageError */
  list(): readonly RunSummary[];
  /** As `list`, with what a person recognises a run by. @throws StorageError */
  listings(): readonly StoredListing[];
  /** A run as `listings` has it, also that of a sweep's cell; undefined if there is none, or it is hidden. @throws StorageError */
  listing(run: string): StoredListing | undefined;
  /** Ids of all runs, also of hidden ones and of those of sweeps' cells. @throws StorageError */
  ids(): readonly string[];
  /** Whether there is such a run; a hidden one does not count. @throws StorageError */
  has(run: string): boolean;
  /** @throws ContractError for an unknown run, naming the nearest or the newest; StorageError */
  find(run: string): RunSummary;
  /**
   * All stored events of a question or an evaluation, or those of one question and of the run itself, in order.
   * @throws StorageError
   */
  events(run: string, question?: string): readonly StoredEvent[];
  /** Bytes that the bodies of the events of a run take, a sweep's without those of its cells. @throws StorageError */
  bytes(run: string): number;
  /**
   * As `events`, but most is left out of what was said: all turns of answered questions, whose results say what they cost.
   * Exemplars have theirs, and a turn by which a fold knows how long the run ran is always there; such an event may come
   * twice. @throws StorageError
   */
  outline(run: string): readonly StoredEvent[];
  /** How the questions that came to their end were asked, in the order in which they were started. @throws StorageError */
  asked(run: string): readonly Question[];
  /**
   * The events of the run itself, and the few others by which a fold knows how long it ran: with `rows`, all that a report
   * is made from. @throws StorageError
   */
  runEvents(run: string): readonly StoredEvent[];
  /** What fixes what a question or an evaluation computes. @throws StorageError, also if its start is missing */
  manifest(run: string): RunManifest;
  /** All stored events of a sweep, in order. @throws StorageError */
  sweepEvents(run: string): readonly SweepEvent[];
  /** What came of the questions that came to their end, in the order in which they were started. @throws StorageError */
  rows(run: string): readonly QuestionRow[];
  /** Undefined if the question has not come to its end. @throws StorageError */
  row(run: string, question: string): QuestionRow | undefined;
  /** The runs of a sweep's cells that were started and are not hidden, by cell and repeat. @throws StorageError */
  cellRuns(sweep: string): readonly StoredCellRun[];
  /** The sweep whose cell a run carries out; null for a run of its own. @throws StorageError */
  sweepOf(run: string): string | null;
  /**
   * Time of the last event of a run and, if it is a sweep, of the runs of its cells, in milliseconds since 1970; null if
   * there is none. @throws StorageError
   */
  lastActivity(run: string): number | null;
  /** The request that a run was asked with; null for a run of a version that did not keep it. @throws StorageError */
  request(run: string): unknown;
  /** The requests that name data or a database, of hidden runs too. @throws StorageError */
  requestsWithData(): readonly unknown[];
  /** What the newest finished runs of a method on a model cost, a few of each settings on each data. @throws StorageError */
  costs(strategy: string, modelSha256: string): readonly RunCosts[];
  /**
   * The newest finished evaluations of a method on a model, the newest first; hidden ones and very large ones are left out.
   * @param least answers that are right or wrong
   * @throws StorageError
   */
  evaluations(strategy: string, modelSha256: string, least: number): readonly FinishedEvaluation[];
  /**
   * Hides a run everywhere, or shows it again; a sweep with the runs of its cells.
   * @param since milliseconds since 1970; null shows it
   * @returns false if there is no such run; to show it, also if it is not hidden or its erasure has begun
   * @throws StorageError
   */
  hide(run: string, since: number | null): boolean;
  /** Runs that are hidden, and since when; those that are hidden with their sweep are left out. @throws StorageError */
  hidden(): readonly { readonly run: string; readonly since: number }[];
  /**
   * Erases hidden runs, sweeps with the runs of their cells: nothing of them is left in the database's files.
   * @returns false if another connection is in the way; they are still hidden then, and it can be tried again
   * @throws StorageError
   */
  erase(runs: readonly string[]): boolean;
  /** Whether experiences were removed or left by evaluations that are no more, and are still to be erased. @throws StorageError */
  hasTraces(): boolean;
  close(): void;
}

/**
 * Opens the store of a home folder.
 * @param home folder, or null to keep events in memory only
 * @throws StorageError
 */
export function openRunStore(home: string | null): RunStore {
  return runStoreOn(openDatabase(home));
}

/** The same for what only reads: where nothing was kept yet, a mistyped folder say, nothing is made. @throws StorageError */
export function openRunStoreToRead(home: string): RunStore {
  return openRunStore(isHome(home) ? home : null);
}

/** The store on a database that `openDatabase` opened; it is closed with the store. */
export function runStoreOn(database: DatabaseSync): RunStore {
  const path = placeOf(database);
  const setDurability = durabilityOf(database);
  /** Runs of this process that ended without a word, since something of theirs could not be stored. */
  const givenUp = new Set<string>();
  const asItIs = (row: Row): Row =>
    row.state === "running" && givenUp.has(String(row.run)) ? { ...row, state: "interrupted" } : row;
  const all = (sql: string, ...values: string[]): Row[] =>
    database
      .prepare(sql)
      .all(...values)
      .map(asItIs);
  const one = (sql: string, run: string): Row | undefined => {
    const row = database.prepare(sql).get(run);
    return row && asItIs(row);
  };
  const append: RunStore["append"] = (event, origin) =>
    guarded(path, () => {
      setDurability(mustSurvive(event));
      transaction(database, () => appendEvent(database, event, origin, givenUp));
    });
  return {
    append(event, origin) {
      try {
        append(event, origin);
      } catch (error) {
        if (error instanceof StorageError) givenUp.add(event.run);
        throw error;
      }
      if (event.type === "run-resumed") givenUp.delete(event.run);
    },
    giveUp: (run) => void givenUp.add(run),
    list: () => guarded(path, () => all(`${SUMMARIES} AND ${IN_LISTS} ${NEWEST_FIRST}`).map(readSummary)),
    listings: () => guarded(path, () => all(`${LISTINGS} AND ${IN_LISTS} ${NEWEST_FIRST}`).map(readListing)),
    listing: (run) =>
      guarded(path, () => {
        const row = one(`${LISTINGS} AND run = ?`, run);
        return row && readListing(row);
      }),
    ids: () => guarded(path, () => all("SELECT run FROM runs").map(({ run }) => String(run))),
    has: (run) => guarded(path, () => one(`${SUMMARIES} AND run = ?`, run) !== undefined),
    find: (run) =>
      guarded(path, () => {
        const row = one(`${SUMMARIES} AND run = ?`, run);
        return row === undefined ? unknownRun(database, run) : readSummary(row);
      }),
    events: (run, question) => guarded(path, () => readEvents(database, run, question)),
    bytes: (run) => guarded(path, () => Number(one(BYTES, run)?.bytes)),
    outline: (run) => guarded(path, () => readOutlineEvents(database, run)),
    asked: (run) => guarded(path, () => readAsked(database, run)),
    runEvents: (run) => guarded(path, () => readRunEvents(database, run)),
    manifest: (run) => guarded(path, () => readManifest(database, run)),
    sweepEvents: (run) => guarded(path, () => readSweepEvents(database, run)),
    rows: (run) => guarded(path, () => readRows(database, run)),
    row: (run, question) => guarded(path, () => readRowOf(database, run, question)),
    cellRuns: (sweep) => guarded(path, () => all(CELL_RUNS, sweep).map(readCellRun)),
    sweepOf: (run) => guarded(path, () => textOf(one("SELECT sweep FROM runs WHERE run = ?", run)?.sweep)),
    lastActivity: (run) =>
      guarded(path, () => {
        const time = one(LAST_ACTIVITY, run)?.time;
        return typeof time === "number" ? time : null;
      }),
    request: (run) =>
      guarded(path, () => readRequest(one("SELECT request FROM runs WHERE run = ?", run)?.request)),
    requestsWithData: () =>
      guarded(path, () => all(REQUESTS_WITH_DATA).map(({ request }) => readRequest(request))),
    costs: (strategy, modelSha256) => guarded(path, () => readCosts(database, strategy, modelSha256)),
    evaluations: (strategy, modelSha256, least) =>
      guarded(path, () => readEvaluations(database, strategy, modelSha256, least)),
    hide: (run, since) =>
      guarded(path, () => {
        const only = since === null ? `AND deleted > ${ERASING}` : "";
        const hide = database.prepare(`UPDATE runs SET deleted = ?1 WHERE (run = ?2 OR sweep = ?2) ${only}`);
        return Number(hide.run(since, run).changes) > 0;
      }),
    hidden: () =>
      guarded(path, () =>
        all(HIDDEN).map(({ run, deleted }) => ({ run: String(run), since: Number(deleted) })),
      ),
    erase: (runs) => guarded(path, () => eraseRuns(database, runs)),
    hasTraces: () => guarded(path, () => all(TRACES)[0]?.found === 1),
    close: () => guarded(path, () => database.close()),
  };
}

const BYTES = "SELECT total(octet_length(body)) AS bytes FROM events WHERE run = ?";

const CELL_RUNS = `
  SELECT run, cell, repeat, state, pid, process_started FROM runs
  WHERE sweep = ? AND deleted IS NULL ORDER BY cell, repeat`;

const LAST_ACTIVITY = `
  SELECT max((SELECT time FROM events WHERE events.run = runs.run ORDER BY seq DESC LIMIT 1)) AS time
  FROM runs WHERE run = ?1 OR sweep = ?1`;

const REQUESTS_WITH_DATA = `
  SELECT request FROM runs WHERE kind IN ('eval', 'sweep') OR json_extract(request, '$.database') IS NOT NULL`;

const TRACES = `
  SELECT EXISTS (SELECT 1 FROM experiences WHERE removed IS NOT NULL) OR EXISTS (
    SELECT 1 FROM repositories WHERE run IS NOT NULL AND run NOT IN (SELECT run FROM runs)) AS found`;

const HIDDEN = `
  SELECT run, deleted FROM runs WHERE deleted IS NOT NULL AND
    (sweep IS NULL OR sweep NOT IN (SELECT run FROM runs WHERE deleted IS NOT NULL))`;

type EventType = (StoredEvent | SweepEvent)["type"];

/** Events that tell of finished work. */
const FINISHED_WORK: ReadonlySet<EventType> = new Set<EventType>([
  "run-started",
  "turn-finished",
  "question-finished",
  "question-failed",
  "sweep-started",
  "cell-started",
  "cell-failed",
  "rung-ended",
  "run-paused",
  "run-resumed",
  "run-finished",
]);

/** Whether an event must survive a power cut; others need only survive the process, and are on the disk with the next such. */
function mustSurvive(event: StoredEvent | SweepEvent): boolean {
  if (FINISHED_WORK.has(event.type)) return true;
  if (event.type !== "observed") return false;
  // Whoever goes on with the run does not observe these again: notes of its start, and what a finished turn was not shown.
  return event.question === null || event.observation.kind === "history-dropped";
}

/** Waiting for the disk takes milliseconds, in which nothing else runs; only finished work is worth them. */
function durabilityOf(database: DatabaseSync): (durable: boolean) => void {
  let current: boolean | undefined;
  return (durable) => {
    if (durable !== current) database.exec(`PRAGMA synchronous = ${durable ? "FULL" : "NORMAL"}`);
    current = durable;
  };
}

/** Only this store writes requests, always whole ones; whoever uses one checks it as a request from outside. */
function readRequest(stored: Row[string] | undefined): unknown {
  return typeof stored === "string" ? (JSON.parse(stored) as unknown) : null;
}

function unknownRun(database: DatabaseSync, run: string): never {
  const known = database
    .prepare(`SELECT run FROM runs WHERE deleted IS NULL AND ${IN_LISTS} ${NEWEST_FIRST} LIMIT 1000`)
    .all()
    .map((row) => String(row.run));
  const [nearest] = nearestNames(run, known);
  const [newest] = known;
  const next =
    newest === undefined
      ? "Nothing is stored here yet."
      : nearest === undefined
        ? `The newest is ${newest}.`
        : `Did you mean ${nearest}?`;
  throw new ContractError(`There is no run "${run.slice(0, 100)}". ${next}`, { run: run.slice(0, 100) });
}
