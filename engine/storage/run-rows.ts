import type { SQLOutputValue } from "node:sqlite";
import type { ListedRunState, RunKind, RunListing, RunSummary } from "../contract/reports.ts";
import { canGoOn } from "../contract/run-states.ts";
import { isAlive } from "./liveness.ts";
import { titleOf } from "./title.ts";

export type Row = Record<string, SQLOutputValue>;

/** A listing as far as a store knows it. */
export type StoredListing = Omit<RunListing, "kept">;

/** A run that carries out a repeat of a sweep's cell. */
export interface StoredCellRun {
  readonly run: string;
  readonly cell: number;
  /** 0-based. */
  readonly repeat: number;
  /** `interrupted` if its process is gone. */
  readonly state: ListedRunState;
}

/** What came of the runs of a sweep's cells stands in their own rows. */
const SUMMARY_COLUMNS = `
  run, kind, strategy, model, data, state, questions, started, pid, process_started, sweep,
  CASE kind WHEN 'sweep' THEN
    (SELECT coalesce(sum(cells.done), 0) FROM runs AS cells WHERE cells.sweep = runs.run) ELSE done END AS done`;

/** Every run that is not hidden; conditions and order may follow. */
export const SUMMARIES = `SELECT ${SUMMARY_COLUMNS} FROM runs WHERE deleted IS NULL`;

/** As SUMMARIES. Runs of versions that kept no title are named by their first question; what is damaged is left out. */
export const LISTINGS = `
  SELECT ${SUMMARY_COLUMNS}, correct, compared, finished, request IS NOT NULL AS has_request,
    ${inRequest("$.options")} AS options, ${inRequest("$.seed")} AS seed,
    coalesce(title, data, (SELECT substr(${inBody("$.asked.text")}, 1, 1000) FROM events
      WHERE events.run = runs.run AND type = 'question-started' ORDER BY seq LIMIT 1), '') AS title,
    CASE kind WHEN 'ask' THEN
      (SELECT ${inBody("$.answer")} FROM questions WHERE questions.run = runs.run) END AS answer
  FROM runs WHERE deleted IS NULL`;

/** A condition: the runs of a sweep's cells are told by the sweep. */
export const IN_LISTS = "sweep IS NULL";

export const NEWEST_FIRST = "ORDER BY started DESC, run DESC";

/** @param row of SUMMARIES or LISTINGS; one that says `running` of a process that is gone reads as interrupted */
export function readSummary(row: Row): RunSummary {
  return {
    run: String(row.run),
    // Only this store writes it.
    kind: String(row.kind) as RunKind,
    strategy: String(row.strategy),
    model: String(row.model),
    data: textOf(row.data),
    state: readState(row),
    done: Number(row.done),
    questions: Number(row.questions),
    started: new Date(Number(row.started)).toISOString(),
  };
}

/** @param row of LISTINGS: those of SUMMARIES lack what it adds to a summary */
export function readListing(row: Row): StoredListing {
  const summary = readSummary(row);
  return {
    ...summary,
    title: titleOf(textOf(row.title) ?? ""),
    settings: settingsIn(row),
    answer: textOf(row.answer),
    correct: summary.kind === "eval" ? Number(row.correct) : null,
    compared: summary.kind === "eval" ? Number(row.compared) : null,
    finished: row.finished === null ? null : new Date(Number(row.finished)).toISOString(),
    resumable: canGoOn(summary.state, summary.kind) && row.has_request === 1,
    sweep: textOf(row.sweep),
  };
}

/** @param row with the process too, by which it is known whether the run was interrupted */
export function readCellRun(row: Row): StoredCellRun {
  return {
    run: String(row.run),
    cell: Number(row.cell),
    repeat: Number(row.repeat),
    state: readState(row),
  };
}

const OPTION_TYPES = ["string", "number", "boolean"];

/** Of a damaged row, what can be settings. */
function settingsIn(row: Row): RunListing["settings"] {
  const [options, seed] = [row.options, row.seed].map((text): unknown =>
    typeof text === "string" ? JSON.parse(text) : null,
  );
  const given = Object.entries({ ...(options ?? {}), ...(seed !== 0 && { seed }) });
  return Object.fromEntries(
    given.filter(([, value]) => OPTION_TYPES.includes(typeof value)),
  ) as RunListing["settings"];
}

/** In SQL, the JSON at a path of a run's request; null if there is none, and for a sweep, whose cells have settings. */
function inRequest(path: string): string {
  return `CASE WHEN kind <> 'sweep' AND json_valid(request) THEN request -> '${path}' END`;
}

/** In SQL, what stands at a path of a row's body; null if that is damaged. */
export function inBody(path: string): string {
  return `CASE WHEN json_valid(body) THEN json_extract(body, '${path}') END`;
}

function readState({ state, pid, process_started: started }: Row): ListedRunState {
  const died = state === "running" && !isAlive({ pid: Number(pid), started: Number(started) });
  return died ? "interrupted" : (String(state) as ListedRunState);
}

/** The text of a column; null if it holds none. */
export function textOf(value: SQLOutputValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
