import { timeLeft } from "../../../core/evaluation/time-left.ts";
import type { RunManifest } from "../../../core/events.ts";
import type { AnswerType } from "../../../core/question.ts";
import type { RunTranscript } from "../../../core/transcript.ts";
import { callsAloneOf } from "../../components/run-choices/run-choices.ts";
import { activeAt } from "../../components/transcript/active-time.ts";

/** How far a question has come. */
export interface Progress {
  /** Calls that are finished, and that go on. */
  readonly done: number;
  readonly writing: number;
  /** About how many there will be; null if nobody can say, or there are more already. */
  readonly expected: number | null;
  /** Seconds at the pace so far; null while there is no pace. */
  readonly left: number | null;
}

/** @param now milliseconds since 1970 */
export function progressOf(transcript: RunTranscript, now: number): Progress {
  const { questions, manifest } = transcript;
  const [question] = questions;
  const turns = question?.turns ?? [];
  const done = turns.filter(({ finished }) => finished !== null).length;
  const usual = manifest === null ? undefined : usualCalls(manifest, question?.asked.answerType);
  const expected = usual === undefined || Math.round(usual) < turns.length ? null : Math.round(usual);
  const elapsed = activeAt(transcript, now) - (question?.activeFrom ?? 0);
  return {
    done,
    writing: turns.length - done,
    expected,
    left: expected === null ? null : timeLeft(done, expected, elapsed / 1000),
  };
}

function usualCalls(
  { strategy, options, model, agents, promptSet }: RunManifest,
  answerType: AnswerType | undefined,
): number | undefined {
  const asked = agents === undefined ? { parameters: model.parameters, prompts: promptSet } : undefined;
  return callsAloneOf({ strategy, options }, asked, answerType && [answerType])?.calls;
}
