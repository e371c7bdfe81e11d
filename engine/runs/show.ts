import { evaluatedRepository, evaluationReport, figuresOf } from "../../core/evaluation/evaluate.ts";
import { ContractError, StorageError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import {
  foldEvents,
  stopQuestions,
  type QuestionTranscript,
  type RunTranscript,
} from "../../core/transcript.ts";
import type { RunDetails } from "../contract/reports.ts";
import type { RunStore } from "../storage/run-store.ts";
import { askReport } from "./ask.ts";
import type { StoredRun } from "./run.ts";

/** What is stored of a run, folded. @throws StorageError if its start is missing */
export function readRun(store: RunStore, run: string): StoredRun {
  const transcript = foldEvents(store.events(run));
  const { manifest } = transcript;
  if (manifest === null)
    throw new StorageError(`The start of the run ${run} is missing from the store.`, { run });
  return { transcript, manifest };
}

/** Everything that is stored of a run. @throws ContractError for an unknown run; StorageError */
export function showRun(store: RunStore, run: string): RunDetails {
  const summary = store.find(run);
  const { transcript, manifest } = readRun(store, run);
  const { finished, error, warnings, questions } = transcript;
  return {
    ...summary,
    finished: finished === null ? null : new Date(finished).toISOString(),
    manifest,
    error,
    warnings,
    report: reportOf(run, transcript),
    transcripts: summary.state === "interrupted" ? stopQuestions(questions) : questions,
  };
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
  const { manifest, questions, activeMilliseconds } = transcript;
  if (manifest?.kind === "eval") {
    const figures = questions.map(figuresOf).filter((question) => question !== undefined);
    const repository = evaluatedRepository(manifest.experience, manifest.data?.questions ?? 0);
    return evaluationReport(run, figures, activeMilliseconds / 1000, repository);
  }
  const [question] = questions;
  if (question === undefined || question.result === null || manifest === null) return null;
  return askReport(run, manifest.strategy, question.asked.answerType, question.result);
}
