import {
  evaluatedRepository,
  evaluationReport,
  figuresOf,
  type EvalReport,
  type QuestionFigures,
} from "../../core/evaluation/evaluate.ts";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import {
  foldEvents,
  stopQuestions,
  withoutTurns,
  type QuestionTranscript,
  type RunTranscript,
} from "../../core/transcript.ts";
import type { AskReport, RunDetails } from "../contract/reports.ts";
import type { RunStore } from "../storage/run-store.ts";
import { askReport } from "./ask-report.ts";
import type { StoredRun } from "./run-task.ts";

/** What is stored of a run, folded. @throws StorageError if its start is missing */
export function readRun(store: RunStore, run: string): StoredRun {
  return storedRun(run, foldEvents(store.events(run)));
}

/**
 * As `readRun`, but answered questions come without their turns and observations, which are most of what is stored; those of
 * exemplars stay. With it a run can be gone on with. @throws StorageError if its start is missing
 */
export function readOutline(store: RunStore, run: string): StoredRun {
  const transcript = foldEvents(store.outline(run));
  return storedRun(run, { ...transcript, questions: transcript.questions.map(outlined) });
}

function outlined(question: QuestionTranscript): QuestionTranscript {
  return question.result === null || question.asked.exemplar ? question : withoutTurns(question);
}

function storedRun(run: string, transcript: RunTranscript): StoredRun {
  const { manifest } = transcript;
  if (manifest === null)
    throw new StorageError(`The start of the run ${run} is missing from the store.`, { run });
  return { transcript, manifest };
}

/**
 * Everything that is stored of a question or an evaluation.
 * @throws ContractError for an unknown run, or a sweep; StorageError
 */
export function showRun(store: RunStore, run: string): RunDetails {
  return detailsOf(store, run, readRun);
}

/**
 * As `showRun`, but answered questions come without their turns and observations.
 * @throws ContractError for an unknown run, or a sweep; StorageError
 */
export function showOutline(store: RunStore, run: string): RunDetails {
  return detailsOf(store, run, readOutline);
}

function detailsOf(store: RunStore, run: string, read: typeof readRun): RunDetails {
  const summary = store.find(run);
  const { kind } = summary;
  if (kind === "sweep")
    throw new ContractError(`The run ${run} is a sweep; its cells have runs of their own.`, { run });
  const { transcript, manifest } = read(store, run);
  const { finished, error, warnings, questions } = transcript;
  return {
    ...summary,
    kind,
    finished: finished === null ? null : new Date(finished).toISOString(),
    manifest,
    error,
    warnings,
    report:
      manifest.kind === "ask" ? askedReport(run, transcript) : evalReport(run, transcript, store.rows(run)),
    transcripts: summary.state === "interrupted" ? stopQuestions(questions) : questions,
  };
}

/**
 * How a question or an evaluation ended or was left, without its turns.
 * @throws ContractError for an unknown run; StorageError
 */
export function showEnd(store: RunStore, run: string): Pick<RunDetails, "state" | "error" | "report"> {
  const { state, kind } = store.find(run);
  if (kind === "ask") {
    const { transcript } = readOutline(store, run);
    return { state, error: transcript.error, report: askedReport(run, transcript) };
  }
  const transcript = foldEvents(store.runEvents(run));
  return { state, error: transcript.error, report: evalReport(run, transcript, store.rows(run)) };
}

/** One question of a run with all its turns, and what the run is. */
export interface StoredQuestion {
  readonly question: QuestionTranscript;
  readonly manifest: RunManifest;
}

/** @throws ContractError for an unknown run or question; StorageError */
export function readQuestion(store: RunStore, run: string, id: string): StoredQuestion {
  const { state } = store.find(run);
  const { questions, manifest } = foldEvents(store.events(run, id));
  const [question] = state === "interrupted" ? stopQuestions(questions) : questions;
  if (question !== undefined && manifest !== null) return { question, manifest };
  throw new ContractError(
    `The run ${run} has no question "${id.slice(0, 100)}", or has not come to it yet.`,
    {
      run,
      question: id.slice(0, 100),
    },
  );
}

/** What a run would print if it ended here; null for a single question without an answer. Turns are not looked at. */
export function reportOf(run: string, transcript: RunTranscript): RunDetails["report"] {
  if (transcript.manifest?.kind !== "eval") return askedReport(run, transcript);
  const figures = transcript.questions.map(figuresOf).filter((question) => question !== undefined);
  return evalReport(run, transcript, figures);
}

/** @param figures of the questions that came to their end, in the order in which they were started */
function evalReport(
  run: string,
  { manifest, activeMilliseconds }: RunTranscript,
  figures: readonly QuestionFigures[],
): EvalReport {
  const repository = evaluatedRepository(manifest?.experience, manifest?.data?.questions ?? 0);
  return evaluationReport(run, figures, activeMilliseconds / 1000, repository, manifest?.maxTokens);
}

function askedReport(run: string, { manifest, questions }: RunTranscript): AskReport | null {
  const [question] = questions;
  if (question === undefined || question.result === null || manifest === null) return null;
  return askReport(run, manifest.strategy, question.asked.answerType, question.result);
}
