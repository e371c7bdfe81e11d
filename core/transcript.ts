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

/** The right answer of a question that came to its end, if the data has one; else null. */
export function goldOf({ result, known }: Pick<QuestionTranscript, "result" | "known">): string | null {
  return result?.gold ?? known?.gold ?? null;
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
  /** Questions that were answered or failed. */
  readonly done: number;
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
  done: 0,
  started: null,
  finished: null,
  activeMilliseconds: 0,
  lastTime: null,
  nextSeq: 0,
};

/** A transcript to which events are added as they come. Live view, replay, storage and export all use this reducer. */
export interface TranscriptFolder {
  /**
   * Adds one event. One whose `seq` is already folded in changes nothing, so a reader may join a stream that overlaps its
   * snapshot.
   */
  fold(event: RunEvent): void;
  /** Drops the turns and observations of a question; everything else stays. */
  forgetTurns(question: string): void;
  /** The transcript so far. It is good until the next change, which is made in place; its questions never change. */
  now(): RunTranscript;
}

/** @param before a snapshot to go on from; it stays as it was */
export function transcriptFolder(before: RunTranscript = EMPTY_TRANSCRIPT): TranscriptFolder {
  const draft: Draft = { ...before, questions: [...before.questions] };
  return {
    fold(event) {
      if (event.seq === null || event.seq >= draft.nextSeq) foldInto(draft, event);
    },
    forgetTurns: (question) => replaceQuestion(draft, question, withoutTurns),
    now: () => draft,
  };
}

/** Folds events in order, onto a snapshot if one is given; the snapshot stays as it was. */
export function foldEvents(events: Iterable<RunEvent>, snapshot?: RunTranscript): RunTranscript {
  const folder = transcriptFolder(snapshot);
  for (const event of events) folder.fold(event);
  return folder.now();
}

/** Marks what was going on when a run ended without finishing as stopped. */
export function stopQuestions(questions: readonly QuestionTranscript[]): QuestionTranscript[] {
  return questions.map((question) =>
    question.state === "running" ? { ...question, state: "stopped" } : question,
  );
}

/** Without turns and observations; everything else stays. The same object if it has neither. */
export function withoutTurns(question: QuestionTranscript): QuestionTranscript {
  if (question.turns.length === 0 && question.observations.length === 0) return question;
  return { ...question, turns: [], observations: [] };
}

/**
 * A transcript while events are folded in. Its fields and its list of questions are its own and change in place: copying
 * the list for every event would take quadratic time. What the fields and the list hold may be shared and never changes.
 */
type Draft = { -readonly [Field in Exclude<keyof RunTranscript, "questions">]: RunTranscript[Field] } & {
  questions: QuestionTranscript[];
};

function foldInto(draft: Draft, event: RunEvent): void {
  moveClock(draft, event);
  foldBody(draft, event);
  if (event.seq !== null) draft.nextSeq = event.seq + 1;
}

/** A run that was interrupted is gone on with as if its last event had paused it. */
function moveClock(draft: Draft, { type, time }: RunEvent): void {
  const { state, lastTime } = draft;
  const ran = state === "running" && type !== "run-resumed" && lastTime !== null ? time - lastTime : 0;
  draft.activeMilliseconds += Math.max(0, ran);
  draft.lastTime = time;
}

function foldBody(draft: Draft, event: RunEvent): void {
  switch (event.type) {
    case "run-started":
      draft.run = event.run;
      draft.manifest = event.manifest;
      draft.state = "running";
      draft.started = event.time;
      return;
    case "run-finished":
      draft.state = event.state;
      draft.error = event.error;
      draft.finished = event.time;
      draft.questions = stopQuestions(draft.questions);
      return;
    case "run-paused":
      draft.state = "paused";
      draft.questions = stopQuestions(draft.questions);
      return;
    case "run-resumed":
      draft.state = "running";
      draft.error = null;
      draft.finished = null;
      draft.questions = draft.questions.map(goOn);
      return;
    case "question-started":
      draft.questions.push(startQuestion(event.asked, event.time, draft.activeMilliseconds));
      return;
    case "observed":
      if (event.question === null) addWarning(draft, event.observation);
      else foldQuestion(draft, event);
      return;
    case "turn-started":
    case "turn-text":
    case "turn-finished":
    case "question-finished":
    case "question-failed":
      foldQuestion(draft, event);
  }
}

/** What was going on when the run stood still goes on; calls that were not finished are made again. */
function goOn(question: QuestionTranscript): QuestionTranscript {
  if (question.finished !== null) return question;
  const turns = question.turns.map((turn) => (turn.liveText === "" ? turn : { ...turn, liveText: "" }));
  return { ...question, state: "running", turns };
}

function addWarning(draft: Draft, observation: Observation): void {
  if (observation.kind === "warning") draft.warnings = [...draft.warnings, observation.message];
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

function foldQuestion(draft: Draft, event: RunEvent): void {
  replaceQuestion(draft, event.question, (question) => {
    const changed = changeQuestion(question, event, draft.activeMilliseconds);
    if (question.finished === null && changed.finished !== null) draft.done += 1;
    return changed;
  });
}

/** Questions that are going on stand at the end of the list, so the search starts there. */
function replaceQuestion(
  draft: Draft,
  id: string | null,
  change: (question: QuestionTranscript) => QuestionTranscript,
): void {
  const index = draft.questions.findLastIndex((question) => question.id === id);
  const question = draft.questions[index];
  if (question !== undefined) draft.questions[index] = change(question);
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
