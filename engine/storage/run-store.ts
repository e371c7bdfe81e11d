import type { DatabaseSync, StatementSync } from "node:sqlite";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { EventBody, RunEvent, RunManifest } from "../../core/events.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { RunSummary } from "../contract/reports.ts";
import { databasePath, guarded, openDatabase, transaction } from "./database.ts";
import { eraseRuns } from "./erase.ts";
import { THIS_PROCESS } from "./liveness.ts";
import { readCosts, type RunCosts } from "./run-costs.ts";
import {
  LISTINGS,
  NEWEST_FIRST,
  readListing,
  readSummary,
  SUMMARIES,
  type Row,
  type StoredListing,
} from "./run-rows.ts";

/** An event that is kept: everything but `turn-text`. */
export type StoredEvent = RunEvent & { readonly seq: number };

type EventType = EventBody["type"];

/** What a run was asked for; kept beside its events so that it can be gone on with. */
export interface RunOrigin {
  /** By what a person recognises it; see titleOf. */
  readonly title: string;
  /** The checked request, a JSON value. */
  readonly request: object;
}

/** The runs of a home folder as append-only events; rows of runs are made from them. */
export interface RunStore {
  /**
   * The event survives this process when this returns, and finished work a power cut.
   * @param origin goes with `run-started`
   * @throws StorageError; ContractError for a `run-resumed` if the run goes on elsewhere or has ended
   */
  append(event: StoredEvent, origin?: RunOrigin): void;
  /** Newest first. @throws StorageError */
  list(): readonly RunSummary[];
  /** As `list`, with what a person recognises a run by. @throws StorageError */
  listings(): readonly StoredListing[];
  /** Whether there is such a run; a hidden one does not count. @throws StorageError */
  has(run: string): boolean;
  /** @throws ContractError for an unknown run, naming the nearest or the newest; StorageError */
  find(run: string): RunSummary;
  /** All stored events of a run, or those of one question and of the run itself, in order. @throws StorageError */
  events(run: string, question?: string): readonly StoredEvent[];
  /** The request that a run was asked with; null for a run of a version that did not keep it. @throws StorageError */
  request(run: string): unknown;
  /** The requests that name data or a database, of hidden runs too. @throws StorageError */
  requestsWithData(): readonly unknown[];
  /** What the newest finished runs of a method on a model cost. @throws StorageError */
  costs(strategy: string, modelSha256: string): readonly RunCosts[];
  /**
   * Hides a run everywhere, or shows it again.
   * @param since milliseconds since 1970; null shows it
   * @returns false if there is no such run
   * @throws StorageError
   */
  hide(run: string, since: number | null): boolean;
  /** Runs that are hidden, and since when. @throws StorageError */
  hidden(): readonly { readonly run: string; readonly since: number }[];
  /**
   * Erases hidden runs: nothing of them is left in the database's files.
   * @returns false if another connection is in the way; they are still hidden then, and it can be tried again
   * @throws StorageError
   */
  erase(runs: readonly string[]): boolean;
  close(): void;
}

/**
 * Opens the store of a home folder.
 * @param home folder, or null to keep events in memory only
 * @throws StorageError
 */
export function openRunStore(home: string | null): RunStore {
  const path = home === null ? "in memory" : databasePath(home);
  const database = openDatabase(home);
  const insert = database.prepare(
    "INSERT INTO events (run, seq, question, type, time, body) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const setDurability = durabilityOf(database);
  const all = (sql: string, ...values: string[]): Row[] => database.prepare(sql).all(...values);
  const one = (sql: string, run: string): Row | undefined => database.prepare(sql).get(run);
  return {
    append: (event, origin) =>
      guarded(path, () => {
        setDurability(FINISHED_WORK.has(event.type));
        transaction(database, () => appendEvent(database, insert, event, origin));
      }),
    list: () => guarded(path, () => all(`${SUMMARIES} ${NEWEST_FIRST}`).map(readSummary)),
    listings: () => guarded(path, () => all(`${LISTINGS} ${NEWEST_FIRST}`).map(readListing)),
    has: (run) => guarded(path, () => one(`${SUMMARIES} AND run = ?`, run) !== undefined),
    find: (run) =>
      guarded(path, () => {
        const row = one(`${SUMMARIES} AND run = ?`, run);
        return row === undefined ? unknownRun(database, run) : readSummary(row);
      }),
    events: (run, question) =>
      guarded(path, () => {
        const rows =
          question === undefined
            ? all("SELECT * FROM events WHERE run = ? ORDER BY seq", run)
            : all(QUESTION_EVENTS, run, question);
        return rows.map((row) => readEvent(row, path));
      }),
    request: (run) =>
      guarded(path, () => readRequest(one("SELECT request FROM runs WHERE run = ?", run)?.request)),
    requestsWithData: () =>
      guarded(path, () =>
        all(
          "SELECT request FROM runs WHERE kind = 'eval' OR json_extract(request, '$.database') IS NOT NULL",
        ).map(({ request }) => readRequest(request)),
      ),
    costs: (strategy, modelSha256) => guarded(path, () => readCosts(database, strategy, modelSha256)),
    hide: (run, since) =>
      guarded(path, () => {
        const hide = database.prepare("UPDATE runs SET deleted = ? WHERE run = ?");
        return Number(hide.run(since, run).changes) > 0;
      }),
    hidden: () =>
      guarded(path, () =>
        all("SELECT run, deleted FROM runs WHERE deleted IS NOT NULL").map(({ run, deleted }) => ({
          run: String(run),
          since: Number(deleted),
        })),
      ),
    erase: (runs) => guarded(path, () => eraseRuns(database, runs)),
    close: () => guarded(path, () => database.close()),
  };
}

const QUESTION_EVENTS =
  "SELECT * FROM events WHERE run = ? AND (question = ? OR question IS NULL) ORDER BY seq";

/** Must survive a power cut; other events need only survive the process, and are on the disk with the next of these. */
const FINISHED_WORK: ReadonlySet<EventType> = new Set<EventType>([
  "run-started",
  "turn-finished",
  "question-finished",
  "question-failed",
  "run-paused",
  "run-finished",
]);

/** Waiting for the disk takes milliseconds, in which nothing else runs; only finished work is worth them. */
function durabilityOf(database: DatabaseSync): (durable: boolean) => void {
  let current: boolean | undefined;
  return (durable) => {
    if (durable !== current) database.exec(`PRAGMA synchronous = ${durable ? "FULL" : "NORMAL"}`);
    current = durable;
  };
}

function appendEvent(
  database: DatabaseSync,
  insert: StatementSync,
  event: StoredEvent,
  origin: RunOrigin | undefined,
): void {
  if (event.type === "run-started") insertRun(database, event, event.manifest, origin);
  if (event.type === "run-resumed") takeOver(database, event.run);
  const { run, seq, question, time, type, ...body } = event;
  insert.run(run, seq, question, type, time, JSON.stringify(body));
  const state = event.type === "run-finished" ? event.state : event.type === "run-paused" ? "paused" : null;
  if (state !== null) database.prepare("UPDATE runs SET state = ? WHERE run = ?").run(state, run);
}

function insertRun(
  database: DatabaseSync,
  { run, time }: StoredEvent,
  manifest: RunManifest,
  origin: RunOrigin | undefined,
): void {
  const { kind, strategy, model, data } = manifest;
  database
    .prepare(
      `INSERT INTO runs
         (run, kind, strategy, model, data, questions, state, started, pid, process_started, title, request)
       VALUES (?, ?, ?, ?, ?, ?, 'running', ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[run, kind, strategy, model.name, data?.file ?? null, data?.questions ?? 1],
      ...[time, THIS_PROCESS.pid, THIS_PROCESS.started],
      ...[origin?.title ?? null, origin === undefined ? null : JSON.stringify(origin.request)],
    );
}

/** Makes this process the one that runs it. */
function takeOver(database: DatabaseSync, run: string): void {
  const row = database.prepare(`${SUMMARIES} AND run = ?`).get(run);
  const state = row === undefined ? "deleted" : readSummary(row).state;
  if (state !== "paused" && state !== "interrupted") {
    throw new ContractError(`The run ${run} cannot be gone on with: by now it is ${state}.`, { run, state });
  }
  database
    .prepare("UPDATE runs SET state = 'running', pid = ?, process_started = ? WHERE run = ?")
    .run(THIS_PROCESS.pid, THIS_PROCESS.started, run);
}

/** Only this store writes requests, always whole ones; whoever uses one checks it as a request from outside. */
function readRequest(stored: Row[string] | undefined): unknown {
  return typeof stored === "string" ? (JSON.parse(stored) as unknown) : null;
}

function readEvent(row: Row, path: string): StoredEvent {
  const { run, seq, question, type, time } = row;
  try {
    // Only this store writes these rows, always a whole body of a known event: the cast holds unless the file is damaged.
    const body = JSON.parse(String(row.body)) as object;
    return { ...body, run, seq, question, type, time } as StoredEvent;
  } catch (error) {
    throw new StorageError(
      `The store ${path} holds a damaged event (run ${String(run)}, number ${String(seq)}). Its other runs can still be read.`,
      { path, run: String(run), seq: Number(seq) },
      { cause: error },
    );
  }
}

function unknownRun(database: DatabaseSync, run: string): never {
  const known = database
    .prepare(`SELECT run FROM runs WHERE deleted IS NULL ${NEWEST_FIRST} LIMIT 1000`)
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
