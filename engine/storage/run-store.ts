import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { EventBody, RunEvent, RunManifest } from "../../core/events.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { ListedRunState, RunSummary } from "../contract/reports.ts";
import { databasePath, guarded, openDatabase, transaction } from "./database.ts";
import { readCosts, type RunCosts } from "./run-costs.ts";
import { isAlive, THIS_PROCESS } from "./liveness.ts";

/** An event that is kept: everything but `turn-text`. */
export type StoredEvent = RunEvent & { readonly seq: number };

type EventType = EventBody["type"];

/** The runs of a home folder as append-only events; rows of runs are made from them. */
export interface RunStore {
  /** The event survives this process when this returns, and finished work a power cut. @throws StorageError */
  append(event: StoredEvent): void;
  /** Newest first. @throws StorageError */
  list(): readonly RunSummary[];
  /** @throws ContractError for an unknown run, naming the nearest or the newest; StorageError */
  find(run: string): RunSummary;
  /** All stored events of a run, in order. @throws StorageError */
  events(run: string): readonly StoredEvent[];
  /** What the newest finished runs of a method on a model cost. @throws StorageError */
  costs(strategy: string, modelSha256: string): readonly RunCosts[];
  close(): void;
}

const SUMMARIES = `
  SELECT run, kind, strategy, model, data, state, questions, started, pid, process_started,
    (SELECT count(*) FROM events
      WHERE events.run = runs.run AND type IN ('question-finished', 'question-failed')) AS done
  FROM runs`;

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
  return {
    append: (event) =>
      guarded(path, () => {
        setDurability(FINISHED_WORK.has(event.type));
        transaction(database, () => appendEvent(database, insert, event));
      }),
    list: () =>
      guarded(path, () =>
        database.prepare(`${SUMMARIES} ORDER BY started DESC, run DESC`).all().map(readSummary),
      ),
    find: (run) =>
      guarded(path, () => {
        const row = database.prepare(`${SUMMARIES} WHERE run = ?`).get(run);
        return row === undefined ? unknownRun(database, run) : readSummary(row);
      }),
    events: (run) =>
      guarded(path, () =>
        database
          .prepare("SELECT * FROM events WHERE run = ? ORDER BY seq")
          .all(run)
          .map((row) => readEvent(row, path)),
      ),
    costs: (strategy, modelSha256) => guarded(path, () => readCosts(database, strategy, modelSha256)),
    close: () => guarded(path, () => database.close()),
  };
}

/** Must survive a power cut; other events need only survive the process, and are on the disk with the next of these. */
const FINISHED_WORK: ReadonlySet<EventType> = new Set<EventType>([
  "run-started",
  "turn-finished",
  "question-finished",
  "question-failed",
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

function appendEvent(database: DatabaseSync, insert: StatementSync, event: StoredEvent): void {
  if (event.type === "run-started") insertRun(database, event, event.manifest);
  const { run, seq, question, time, type, ...body } = event;
  insert.run(run, seq, question, type, time, JSON.stringify(body));
  if (event.type === "run-finished") {
    database.prepare("UPDATE runs SET state = ? WHERE run = ?").run(event.state, run);
  }
}

function insertRun(database: DatabaseSync, { run, time }: StoredEvent, manifest: RunManifest): void {
  const { kind, strategy, model, data } = manifest;
  database
    .prepare(
      `INSERT INTO runs (run, kind, strategy, model, data, questions, state, started, pid, process_started)
       VALUES (?, ?, ?, ?, ?, ?, 'running', ?, ?, ?)`,
    )
    .run(
      ...[run, kind, strategy, model.name, data?.file ?? null, data?.questions ?? 1],
      ...[time, THIS_PROCESS.pid, THIS_PROCESS.started],
    );
}

type Row = Record<string, SQLOutputValue>;

function readSummary(row: Row): RunSummary {
  const died =
    row.state === "running" && !isAlive({ pid: Number(row.pid), started: Number(row.process_started) });
  return {
    run: String(row.run),
    kind: row.kind === "eval" ? "eval" : "ask",
    strategy: String(row.strategy),
    model: String(row.model),
    data: row.data === null ? null : String(row.data),
    state: died ? "interrupted" : (String(row.state) as ListedRunState),
    done: Number(row.done),
    questions: Number(row.questions),
    started: new Date(Number(row.started)).toISOString(),
  };
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
    .prepare("SELECT run FROM runs ORDER BY started DESC, run DESC LIMIT 1000")
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
