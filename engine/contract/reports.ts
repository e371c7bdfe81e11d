import type { ErrorRecord } from "../../core/errors.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { Trust } from "../../core/evaluation/trust.ts";
import type { OptionValue, RunManifest, RunState } from "../../core/events.ts";
import type { SweepManifest } from "../../core/sweep/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { TokenCounts } from "../../core/model.ts";
import type { AnswerType } from "../../core/question.ts";
import type { ShownResult } from "../../core/sql.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";

/** The JSON of `ask`. */
export interface AskReport {
  /** Null: unanswered. */
  readonly answer: string | null;
  /** What the answer gives, if it is a query. */
  readonly result?: ShownResult;
  readonly answerType: AnswerType;
  readonly strategy: string;
  readonly calls: number;
  readonly tokens: TokenCounts;
  readonly seconds: number;
  /** Share of the votes, 0–1; null where nobody votes. */
  readonly agreement: number | null;
  readonly run: string;
}

/** What a finished evaluation with the same settings tells of the answer of a single question. */
export interface RunTrust extends Trust {
  /** The evaluation. */
  readonly run: string;
  /** The name of its data file. */
  readonly file: string;
  /** The votes that all these answers have; null where the number of voters differs, or shares that are only alike count. */
  readonly votes: { readonly given: number; readonly of: number } | null;
}

/** `interrupted`: the process that ran it is gone. */
export type ListedRunState = RunState | "interrupted";

export type RunKind = RunManifest["kind"] | SweepManifest["kind"];

/** What a run printed at its end, or would print if it ended here. */
export type RunReport = AskReport | EvalReport | SweepReport;

/** One line of `runs list`. */
export interface RunSummary {
  readonly run: string;
  readonly kind: RunKind;
  /** Of a sweep all of them, with commas between. */
  readonly strategy: string;
  /** The model's name; of a sweep all of them, with commas between. */
  readonly model: string;
  /** The data file's name without its folder; null for a single question. */
  readonly data: string | null;
  readonly state: ListedRunState;
  /** Questions that were answered or failed; of a sweep those of all its cells. */
  readonly done: number;
  readonly questions: number;
  /** ISO 8601, UTC. */
  readonly started: string;
}

/** So many runs are looked for at once. */
export const MAX_RUNS_FOUND = 1000;

/** One line of the history: a summary with what a person recognises it by. */
export interface RunListing extends RunSummary {
  /** The question's beginning, or the data file's name. */
  readonly title: string;
  /** What tells it from other runs of its method: the options that were given, and a seed that is not 0; empty for a sweep. */
  readonly settings: Readonly<Record<string, OptionValue>>;
  /** Of a single question; null: unanswered, or not answered yet. */
  readonly answer: string | null;
  /** Of an evaluation so far: right answers among `compared`; null for a sweep. */
  readonly correct: number | null;
  /** Questions that are right or wrong: of `done`, without translations, free prose and exemplars; null for a sweep. */
  readonly compared: number | null;
  /** ISO 8601, UTC; null while it goes on, is paused or was interrupted. */
  readonly finished: string | null;
  /** Whether it can be gone on with: paused or interrupted; an evaluation or a sweep also if it was stopped. */
  readonly resumable: boolean;
  /** False: it lives in memory only. */
  readonly kept: boolean;
  /** The sweep whose cell this run carries out; null for a run of its own. */
  readonly sweep: string | null;
}

/** The JSON of `runs show` for a sweep. */
export interface SweepDetails extends RunSummary {
  readonly kind: "sweep";
  /** ISO 8601, UTC; null while the sweep goes on, is paused or was interrupted. */
  readonly finished: string | null;
  readonly manifest: SweepManifest;
  readonly error: ErrorRecord | null;
  readonly warnings: readonly string[];
  readonly report: SweepReport;
}

/** The JSON of `runs show` for a question or an evaluation. */
export interface RunDetails extends RunSummary {
  readonly kind: RunManifest["kind"];
  /** ISO 8601, UTC; null while the run goes on or if it was interrupted. */
  readonly finished: string | null;
  readonly manifest: RunManifest;
  readonly error: ErrorRecord | null;
  readonly warnings: readonly string[];
  /** What the run printed at its end, or would print if it ended here; null for a question without an answer yet. */
  readonly report: AskReport | EvalReport | null;
  readonly transcripts: readonly QuestionTranscript[];
}
