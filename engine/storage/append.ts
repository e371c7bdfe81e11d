import type { DatabaseSync } from "node:sqlite";
import { ContractError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import { isCounted } from "../../core/scoring/score.ts";
import type { SweepEvent, SweepManifest } from "../../core/sweep/events.ts";
import type { RunKind } from "../contract/reports.ts";
import { canGoOn } from "../contract/run-states.ts";
import type { StoredEvent } from "./event-rows.ts";
import { THIS_PROCESS } from "./liveness.ts";
import { keepQuestion } from "./question-rows.ts";
import { readSummary, SUMMARIES } from "./run-rows.ts";
import { namesOf } from "./title.ts";

/** What a run was asked for; kept beside its events so that it can be gone on with. */
export interface RunOrigin {
  /** By what a person recognises it; see titleOf. */
  readonly title: string;
  /** The checked request, a JSON value. */
  readonly request: object;
  /** The sweep whose cell the run carries out, and which repeat (0-based) of which cell that is. */
  readonly sweep?: { readonly run: string; readonly cell: number; readonly repeat: number };
}

/**
 * Writes an event with everything that is derived from it. To be called in a transaction.
 * @param givenUp runs that do not go on, though their rows say so
 * @throws ContractError for a `run-resumed` if the run goes on elsewhere or has ended; StorageError
 */
export function appendEvent(
  database: DatabaseSync,
  event: StoredEvent | SweepEvent,
  origin: RunOrigin | undefined,
  givenUp: ReadonlySet<string>,
): void {
  if (event.type === "run-started") insertRun(database, event, rowOfRun(event.manifest), origin);
  if (event.type === "sweep-started") insertRun(database, event, rowOfSweep(event.manifest), origin);
  if (event.type === "run-resumed") takeOver(database, event.run, givenUp);
  const { run, seq, question, time, type, ...body } = event;
  database
    .prepare("INSERT INTO events (run, seq, question, type, time, body) VALUES (?, ?, ?, ?, ?, ?)")
    .run(run, seq, question, type, time, JSON.stringify(body));
  deriveFrom(database, event);
}

/** What a list says of a run before anything came of it. */
interface RunRow {
  readonly kind: RunKind;
  readonly strategy: string;
  readonly model: string;
  readonly data: string | null;
  readonly questions: number;
}

function rowOfRun({ kind, strategy, model, data }: RunManifest): RunRow {
  return { kind, strategy, model: model.name, data: data?.file ?? null, questions: data?.questions ?? 1 };
}

function rowOfSweep({ kind, plan, data }: SweepManifest): RunRow {
  const { cells, repeats } = plan;
  return {
    kind,
    strategy: namesOf(cells.map(({ strategy }) => strategy)),
    model: namesOf(cells.map(({ model }) => model)),
    data: data.file,
    questions: data.questions * cells.length * repeats,
  };
}

function insertRun(
  database: DatabaseSync,
  { run, time }: StoredEvent | SweepEvent,
  { kind, strategy, model, data, questions }: RunRow,
  origin: RunOrigin | undefined,
): void {
  const { title = null, request, sweep } = origin ?? {};
  database
    .prepare(
      `INSERT INTO runs
         (run, kind, strategy, model, data, questions, state, started, pid, process_started, title, request,
          sweep, cell, repeat)
       VALUES (?, ?, ?, ?, ?, ?, 'running', ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[run, kind, strategy, model, data, questions, time, THIS_PROCESS.pid, THIS_PROCESS.started],
      ...[title, request === undefined ? null : JSON.stringify(request)],
      ...[sweep?.run ?? null, sweep?.cell ?? null, sweep?.repeat ?? null],
    );
}

/** Makes this process the one that runs it. */
function takeOver(database: DatabaseSync, run: string, givenUp: ReadonlySet<string>): void {
  const row = database.prepare(`${SUMMARIES} AND run = ?`).get(run);
  const state = row === undefined ? "deleted" : readSummary(row).state;
  if (!canGoOn(state) && !givenUp.has(run)) {
    throw new ContractError(`The run ${run} cannot be gone on with: by now it is ${state}.`, { run, state });
  }
  database
    .prepare("UPDATE runs SET state = 'running', finished = NULL, pid = ?, process_started = ? WHERE run = ?")
    .run(THIS_PROCESS.pid, THIS_PROCESS.started, run);
}

/** Keeps the rows of runs and questions in step with the events. */
function deriveFrom(database: DatabaseSync, event: StoredEvent | SweepEvent): void {
  const { run, time } = event;
  const set = (assignment: string, ...values: (string | number)[]) =>
    database.prepare(`UPDATE runs SET ${assignment} WHERE run = ?`).run(...values, run);
  switch (event.type) {
    case "question-finished":
    case "question-failed": {
      set("done = done + 1");
      const row =
        event.question === null ? undefined : keepQuestion(database, run, event.question, event.type);
      if (row !== undefined && isCounted(row))
        set("compared = compared + 1, correct = correct + ?", row.correct ? 1 : 0);
      return;
    }
    case "run-paused":
      set("state = 'paused'");
      return;
    case "run-finished":
      set("state = ?, finished = ?", event.state, time);
      return;
    default:
  }
}
