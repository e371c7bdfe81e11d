import { evaluationReport, figuresOf } from "../../core/evaluation/evaluate.ts";
import { StorageError } from "../../core/errors.ts";
import { foldEvents, stopQuestions, type RunTranscript } from "../../core/transcript.ts";
import type { RunDetails } from "../contract/reports.ts";
import type { RunStore } from "../storage/run-store.ts";
import { askReport } from "./ask.ts";

/** Everything that is stored of a run. @throws ContractError for an unknown run; StorageError */
export function showRun(store: RunStore, run: string): RunDetails {
  const summary = store.find(run);
  const events = store.events(run);
  const transcript = foldEvents(events);
  const { manifest, finished, error, warnings, questions } = transcript;
  if (manifest === null)
    throw new StorageError(`The start of the run ${run} is missing from the store.`, { run });
  return {
    ...summary,
    finished: finished === null ? null : new Date(finished).toISOString(),
    manifest,
    error,
    warnings,
    report: reportOf(run, transcript, events.at(-1)?.time ?? 0),
    transcripts: summary.state === "interrupted" ? stopQuestions(questions) : questions,
  };
}

function reportOf(run: string, transcript: RunTranscript, lastTime: number): RunDetails["report"] {
  const { manifest, questions, started } = transcript;
  if (manifest?.kind === "eval") {
    const figures = questions.map(figuresOf).filter((question) => question !== undefined);
    return evaluationReport(run, figures, (lastTime - (started ?? lastTime)) / 1000);
  }
  const [question] = questions;
  if (question === undefined || question.result === null || manifest === null) return null;
  return askReport(run, manifest.strategy, question.asked.answerType, question.result);
}
