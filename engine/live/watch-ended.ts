import { EMPTY_TRANSCRIPT, stopQuestions, type QuestionTranscript } from "../../core/transcript.ts";
import type { LiveMessage, RunEnd } from "../contract/live.ts";
import { ASKED } from "../runs/ask.ts";
import { readOutline, readQuestion } from "../runs/show.ts";
import type { RunStore } from "../storage/run-store.ts";
import { readSweep } from "../sweeps/show.ts";
import type { RunLibrary } from "./library.ts";
import { viewOf } from "./view.ts";

/**
 * Follows a run that does not go on here: how it stands, and its end.
 * @param question the one whose turns are wanted; by default that of a single question
 */
export async function* watchEnded(
  library: RunLibrary,
  end: RunEnd,
  question: string | undefined,
): AsyncGenerator<LiveMessage, void> {
  const store = library.has(end.run) ? library.storeOf(end.run) : null;
  yield await Promise.resolve(sweepMessage(store, end) ?? snapshot(store, end, question));
  yield { type: "ended", end };
}

/** Undefined for anything but a stored sweep. */
function sweepMessage(store: RunStore | null, { run, report }: RunEnd): LiveMessage | undefined {
  if (store === null || report === null || !("cells" in report)) return undefined;
  const { warnings } = readSweep(store, run).transcript;
  return { type: "sweep", phase: "ended", report, warnings, secondsLeft: null };
}

function snapshot(store: RunStore | null, { run, state }: RunEnd, question: string | undefined): LiveMessage {
  const stored = store === null ? EMPTY_TRANSCRIPT : readOutline(store, run).transcript;
  // The process of an interrupted run could not record that it stands still.
  const transcript =
    state === "interrupted" ? { ...stored, questions: stopQuestions(stored.questions) } : stored;
  const followed = question ?? (transcript.manifest?.kind === "ask" ? ASKED : undefined);
  const outlined = transcript.questions.find(({ id }) => id === followed);
  const whole = store === null || outlined === undefined ? undefined : withTurns(store, run, outlined);
  return { type: "snapshot", phase: "ended", transcript: viewOf(transcript, whole) };
}

function withTurns(store: RunStore, run: string, question: QuestionTranscript): QuestionTranscript {
  const { turns, observations } = readQuestion(store, run, question.id).question;
  return { ...question, turns, observations };
}
