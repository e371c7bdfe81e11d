import {
  evaluatedRepository,
  evaluationReport,
  figuresOf,
  type EvalReport,
} from "../../../../core/evaluation/evaluate.ts";
import { timeLeft } from "../../../../core/evaluation/time-left.ts";
import type { RunTranscript } from "../../../../core/transcript.ts";
import { activeAt } from "../../../components/transcript/active-time.ts";

/** The figures of a question; undefined while it has not come to its end. */
export const figuresSoFar = computedOnce(figuresOf);

/** The report that the run would have if it ended now; computed as the engine computes it. */
export const reportSoFar = computedOnce((transcript: RunTranscript): EvalReport => {
  const figures = transcript.questions.map(figuresSoFar).filter((one) => one !== undefined);
  const { run, manifest, activeMilliseconds } = transcript;
  const repository = evaluatedRepository(manifest?.experience, questionsOf(transcript));
  return evaluationReport(run ?? "", figures, activeMilliseconds / 1000, repository, manifest?.maxTokens);
});

/** Questions that the run has or will have. */
export function questionsOf({ manifest, questions }: RunTranscript): number {
  return manifest?.data?.questions ?? questions.length;
}

/**
 * Seconds until the run is done at the pace so far; null while nothing is known, or when it does not run.
 * @param now milliseconds since 1970
 */
export function secondsLeft(transcript: RunTranscript, now: number): number | null {
  const { state, done } = transcript;
  if (state !== "running") return null;
  return timeLeft(done, questionsOf(transcript), activeAt(transcript, now) / 1000);
}

/** Remembers the results of a function. Transcripts never change: with each event there is another one. */
function computedOnce<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, Result>();
  return (source) => {
    const result = known.get(source) ?? compute(source);
    known.set(source, result);
    return result;
  };
}
