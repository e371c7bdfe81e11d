import { throwIfCancelled } from "../../core/cancel.ts";
import { toErrorRecord, type ErrorRecord } from "../../core/errors.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { RunEvent, RunManifest } from "../../core/events.ts";
import {
  EMPTY_TRANSCRIPT,
  foldEvent,
  withoutTurns,
  type QuestionTranscript,
  type RunTranscript,
} from "../../core/transcript.ts";
import type { LiveMessage, LiveRun, RunEnd, RunPhase } from "../contract/live.ts";
import type { AskReport, ListedRunState, RunReport } from "../contract/reports.ts";
import { reportOf } from "../runs/show.ts";
import { ASKED } from "../runs/ask.ts";
import type { Listener } from "../runs/recorder.ts";
import { PAUSE, type RunTask } from "../runs/run.ts";
import { endOf } from "./end.ts";
import { describeLive, type RunFacts } from "./facts.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { concerns, viewOf } from "./view.ts";

/** A run that goes on, and who watches it. */
export interface Live<Report extends RunReport = RunReport> {
  readonly facts: RunFacts;
  describe(): LiveRun;
  /** Stops it; a second time does nothing. @returns when it stands still */
  stop(how: "cancel" | "pause"): Promise<void>;
  watch(question: string | undefined, signal?: AbortSignal): AsyncIterable<LiveMessage>;
  /** What it reports; rejects with what ended it. */
  readonly result: Promise<Report>;
  /** Never rejects. */
  readonly ended: Promise<RunEnd>;
}

export interface LiveParts<Report> {
  readonly facts: RunFacts;
  /** What is folded of it already, and how it was left; null for a new run. */
  readonly past: { readonly transcript: RunTranscript; readonly state: ListedRunState } | null;
  /** The turns of a question that has come to its end; they are not kept here. */
  readonly stored: (question: string) => QuestionTranscript | undefined;
  /** Carries the run out; its events go to `listen`. */
  readonly work: (listen: Listener, signal: AbortSignal, announce: RunTask["announce"]) => Promise<Report>;
}

/** Starts a run in the next turn of the event loop. */
export function startLive<Report extends AskReport | EvalReport>(parts: LiveParts<Report>): Live<Report> {
  const { facts, stored } = parts;
  const { run, kind } = facts;
  let { title } = facts;
  const controller = new AbortController();
  const watchers = new Map<Mailbox, string | undefined>();
  const before = parts.past?.transcript ?? EMPTY_TRANSCRIPT;
  const past = keepsTurns(kind) ? before : slim(before);
  let transcript = past;
  let phase: RunPhase = "loading-model";

  const tell = (message: LiveMessage): void => {
    for (const mailbox of watchers.keys()) mailbox.post(message);
  };
  const enter = (next: RunPhase): void => {
    phase = next;
    tell({ type: "phase", phase });
  };
  const listen = (event: RunEvent): void => {
    transcript = foldEvent(transcript, event);
    const isEnd = event.type === "question-finished" || event.type === "question-failed";
    if (isEnd && !keepsTurns(kind)) transcript = slim(transcript, event.question);
    if (phase === "loading-model") enter("running");
    for (const [mailbox, followed] of watchers) {
      if (concerns(event, followed)) mailbox.post({ type: "event", event });
    }
  };
  const followedOf = (followed: string | undefined): QuestionTranscript | undefined => {
    const question = transcript.questions.find(({ id }) => id === followed);
    if (question === undefined || question.finished === null || keepsTurns(kind)) return question;
    return stored(question.id) ?? question;
  };

  const result = Promise.resolve().then(() => {
    throwIfCancelled(controller.signal);
    return parts.work(listen, controller.signal, (name) => (title = name));
  });
  const end = (failure: ErrorRecord | null): RunEnd => {
    const state = transcript === past ? (parts.past?.state ?? null) : transcript.state;
    const ending = {
      run,
      ...endOf({ state, error: transcript.error }, failure),
      report: reportOf(run, transcript),
    };
    phase = "ended";
    tell({ type: "ended", end: ending });
    return ending;
  };
  const ended = result.then(
    () => end(null),
    (error: unknown) => end(toErrorRecord(error)),
  );

  return {
    facts,
    result,
    ended,
    describe: () =>
      describeLive(
        { ...facts, title },
        {
          phase,
          done: transcript.totals.done,
          questions:
            transcript.manifest === null ? (kind === "ask" ? 1 : 0) : questionsOf(transcript.manifest),
        },
      ),
    async stop(how) {
      if (!controller.signal.aborted) {
        if (how === "pause") enter("pausing");
        controller.abort(how === "pause" ? PAUSE : undefined);
      }
      await ended;
    },
    async *watch(question = kind === "ask" ? ASKED : undefined, signal) {
      const mailbox = createMailbox(() => {
        return { type: "snapshot", phase, transcript: viewOf(transcript, followedOf(question)) };
      });
      watchers.set(mailbox, question);
      // Who joins after the end is still told of it.
      if (phase === "ended") mailbox.post({ type: "ended", end: await ended });
      try {
        while (signal?.aborted !== true) {
          const message = mailbox.take();
          if (message !== undefined) yield message;
          if (message?.type === "ended") return;
          await mailbox.waiting(signal);
        }
      } finally {
        watchers.delete(mailbox);
      }
    },
  };
}

/** The turns of a single question are watched as long as somebody watches; those of a long evaluation add up. */
function keepsTurns(kind: RunFacts["kind"]): boolean {
  return kind === "ask";
}

/** Without the turns of one question that has come to its end, or of all that have. */
function slim(transcript: RunTranscript, ended?: string | null): RunTranscript {
  const questions = transcript.questions.map((question) =>
    question.finished !== null && (ended === undefined || question.id === ended)
      ? withoutTurns(question)
      : question,
  );
  return { ...transcript, questions };
}

function questionsOf({ data }: RunManifest): number {
  return data?.questions ?? 1;
}
