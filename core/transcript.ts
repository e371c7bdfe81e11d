import type { ErrorRecord } from "./errors.ts";
import { experienceAfter, type ExperienceUse } from "./evaluation/experience-figures.ts";
import type {
  KnownAnswer,
  Observation,
  QuestionResult,
  Role,
  RunEvent,
  RunManifest,
  RunState,
  Turn,
} from "./events.ts";
import { addTokens, NO_TOKENS } from "./model.ts";
import type { Sampling, TokenCounts } from "./model.ts";
import type { Question } from "./question.ts";

/** One call as it stands: the text so far while it runs, the whole turn once it has finished. */
export interface TurnTranscript {
  readonly path: string;
  readonly role: Role;
  readonly sampling: Sampling;
  /** What has been generated so far; empty once the turn has finished, and in what is read from storage. */
  readonly liveText: string;
  /** Null while the call runs, and for good if it was cancelled or failed. */
  readonly finished: Turn | null;
}

export interface ObservationTranscript {
  /** Number of turns that had been issued when it was made: where it stands among them. */
  readonly after: number;
  readonly path: string;
  readonly observation: Observation;
}

/** `stopped`: the run ended before the question did. */
export type QuestionState = "running" | "done" | "failed" | "stopped";

/** One question with everything that was said and seen about it. */
export interface QuestionTranscript {
  readonly id: string;
  readonly asked: Question;
  readonly state: QuestionState;
  /** In the order in which the calls were issued. */
  readonly turns: readonly TurnTranscript[];
  readonly observations: readonly ObservationTranscript[];
  /** What its observations say of the experience repository; absent without one. */
  readonly experience?: ExperienceUse;
  readonly result: QuestionResult | null;
  readonly error: ErrorRecord | null;
  /** What the data says of a question that failed; of others the result says it. */
  readonly known?: KnownAnswer;
  /** Number of finished turns, and their tokens. */
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly finished: number | null;
  /** The run's `activeMilliseconds` when the question started, and when it came to its end: pauses take no time. */
  readonly activeFrom: number;
  readonly activeTo: number | null;
}

/** Sums over all questions of a run. */
export interface RunTotals {
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Questions that were answered or failed. */
  readonly done: number;
  readonly failed: number;
  readonly correct: number;
}

/** A run as far as its events tell. Plain JSON values: a snapshot can be stored or sent and folded on. */
export interface RunTranscript {
  readonly run: string | null;
  readonly manifest: RunManifest | null;
  readonly state: RunState | null;
  readonly error: ErrorRecord | null;
  readonly warnings: readonly string[];
  /** In the order in which the questions were started. */
  readonly questions: readonly QuestionTranscript[];
  readonly totals: RunTotals;
  readonly started: number | null;
  readonly finished: number | null;
  /** How long it ran up to its last event; the time in which it was paused or interrupted is left out. */
  readonly activeMilliseconds: number;
  /** Time of the last event; null before the first. */
  readonly lastTime: number | null;
  /** The next `seq` that is new; events below it are already folded in. */
  readonly nextSeq: number;
}

/** The transcript before the first event. */
export const EMPTY_TRANSCRIPT: RunTranscript = {
  run: null,
  manifest: null,
  state: null,
  error: null,
  warnings: [],
  questions: [],
  totals: { calls: 0, tokens: NO_TOKENS, done: 0, failed: 0, correct: 0 },
  started: null,
  finished: null,
  activeMilliseconds: 0,
  lastTime: null,
  nextSeq: 0,
};

/**
 * Adds one event. Live view, replay, storage and export all use this reducer. An event whose `seq` is already
 * folded in changes nothing, so a reader may join a stream that overlaps its snapshot.
 */
export function foldEvent(transcript: RunTranscript, event: RunEvent): RunTranscript {
  if (event.seq === null) return foldBody(moveClock(transcript, event), event);
  if (event.seq < transcript.nextSeq) return transcript;
  return { ...foldBody(moveClock(transcript, event), event), nextSeq: event.seq + 1 };
}

/** A run that was interrupted is gone on with as if its last event had paused it. */
function moveClock(transcript: RunTranscript, { type, time }: RunEvent): RunTranscript {
  const { state, lastTime, activeMilliseconds } = transcript;
  const ran = state === "running" && type !== "run-resumed" && lastTime !== null ? time - lastTime : 0;
  return { ...transcript, activeMilliseconds: activeMilliseconds + Math.max(0, ran), lastTime: time };
}

/** Folds events in order, onto a snapshot if one is given. */
export function foldEvents(
  events: Iterable<RunEvent>,
  snapshot: RunTranscript = EMPTY_TRANSCRIPT,
): RunTranscript {
  let transcript = snapshot;
  for (const event of events) transcript = foldEvent(transcript, event);
  return transcript;
}

/** Marks what was going on when a run ended without finishing as stopped. */
export function stopQuestions(questions: readonly QuestionTranscript[]): readonly QuestionTranscript[] {
  return questions.map((question) =>
    question.state === "running" ? { ...question, state: "stopped" } : question,
  );
}

function foldBody(transcript: RunTranscript, event: RunEvent): RunTranscript {
  switch (event.type) {
    case "run-started":
      return {
        ...transcript,
        run: event.run,
        manifest: event.manifest,
        state: "running",
        started: event.time,
      };
    case "run-finished":
      return {
        ...transcript,
        state: event.state,
        error: event.error,
        finished: event.time,
        questions: stopQuestions(transcript.questions),
      };
    case "run-paused":
      return { ...transcript, state: "paused", questions: stopQuestions(transcript.questions) };
    case "run-resumed":
      return { ...transcript, state: "running", questions: transcript.questions.map(goOn) };
    case "question-started": {
      const question = startQuestion(event.asked, event.time, transcript.activeMilliseconds);
      return { ...transcript, questions: [...transcript.questions, question] };
    }
    case "observed":
      if (event.question === null) return addWarning(transcript, event.observation);
      break;
    case "turn-finished":
    case "question-finished":
    case "question-failed":
    case "turn-started":
    case "turn-text":
  }
  return foldQuestion(transcript, event);
}

/** What was going on when the run stood still goes on; calls that were not finished are made again. */
function goOn(question: QuestionTranscript): QuestionTranscript {
  if (question.finished !== null) return question;
  const turns = question.turns.map((turn) => (turn.liveText === "" ? turn : { ...turn, liveText: "" }));
  return { ...question, state: "running", turns };
}

function addWarning(transcript: RunTranscript, observation: Observation): RunTranscript {
  if (observation.kind !== "warning") return transcript;
  return { ...transcript, warnings: [...transcript.warnings, observation.message] };
}

/** Moves the sums on by what one event changed in its question. */
function addToTotals(totals: RunTotals, before: QuestionTranscript, after: QuestionTranscript): RunTotals {
  const ended = before.finished === null && after.finished !== null ? 1 : 0;
  if (ended === 0 && before.calls === after.calls) return totals;
  return {
    calls: totals.calls + after.calls - before.calls,
    tokens: addTokens(totals.tokens, subtractTokens(after.tokens, before.tokens)),
    done: totals.done + ended,
    failed: totals.failed + (after.state === "failed" ? ended : 0),
    correct: totals.correct + (after.result?.correct === true ? ended : 0),
  };
}

function subtractTokens(left: TokenCounts, right: TokenCounts): TokenCounts {
  return {
    prompt: left.prompt - right.prompt,
    cached: left.cached - right.cached,
    generated: left.generated - right.generated,
  };
}

function startQuestion(asked: Question, time: number, active: number): QuestionTranscript {
  return {
    id: asked.id,
    asked,
    state: "running",
    turns: [],
    observations: [],
    result: null,
    error: null,
    calls: 0,
    tokens: NO_TOKENS,
    started: time,
    finished: null,
    activeFrom: active,
    activeTo: null,
  };
}

/** Questions that are going on stand at the end of the list, so the search starts there. */
function foldQuestion(transcript: RunTranscript, event: RunEvent): RunTranscript {
  const index = transcript.questions.findLastIndex((question) => question.id === event.question);
  const question = transcript.questions[index];
  if (question === undefined) return transcript;
  const changed = changeQuestion(question, event, transcript.activeMilliseconds);
  return {
    ...transcript,
    totals: addToTotals(transcript.totals, question, changed),
    questions: transcript.questions.with(index, changed),
  };
}

function changeQuestion(question: QuestionTranscript, event: RunEvent, active: number): QuestionTranscript {
  switch (event.type) {
    case "turn-started":
      return { ...question, turns: startTurn(question.turns, event.path, event.role, event.sampling) };
    case "turn-text":
      return changeTurn(question, event.path, (turn) =>
        turn.finished === null ? { ...turn, liveText: turn.liveText + event.text } : turn,
      );
    case "turn-finished":
      return {
        ...changeTurn(question, event.path, (turn) => ({ ...turn, liveText: "", finished: event.turn })),
        calls: question.calls + 1,
        tokens: addTokens(question.tokens, event.turn.tokens),
      };
    case "observed": {
      const seen = { after: question.turns.length, path: event.path, observation: event.observation };
      const experience = experienceAfter(question.experience, event.observation);
      return {
        ...question,
        observations: [...question.observations, seen],
        ...(experience && { experience }),
      };
    }
    case "question-finished": {
      // A reader who was not sent the turns learns here what they cost.
      const { calls, tokens } = event.result;
      const end = { finished: event.time, activeTo: active };
      return { ...question, state: "done", result: event.result, calls, tokens, ...end };
    }
    case "question-failed":
      return {
        ...question,
        state: "failed",
        error: event.error,
        ...(event.known && { known: event.known }),
        finished: event.time,
        activeTo: active,
      };
    default:
      return question;
  }
}

/** A call that is started again after a model error keeps its place and loses the text of the failed attempt. */
function startTurn(
  turns: readonly TurnTranscript[],
  path: string,
  role: Role,
  sampling: Sampling,
): readonly TurnTranscript[] {
  const turn: TurnTranscript = { path, role, sampling, liveText: "", finished: null };
  const index = turns.findIndex((other) => other.path === path);
  return index === -1 ? [...turns, turn] : turns.with(index, turn);
}

function changeTurn(
  question: QuestionTranscript,
  path: string,
  change: (turn: TurnTranscript) => TurnTranscript,
): QuestionTranscript {
  return { ...question, turns: question.turns.map((turn) => (turn.path === path ? change(turn) : turn)) };
}
