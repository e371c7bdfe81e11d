import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { RunEvent } from "../../core/events.ts";
import {
  transcriptFolder,
  withoutTurns,
  type QuestionTranscript,
  type RunTranscript,
} from "../../core/transcript.ts";
import type { LiveMessage } from "../contract/live.ts";
import type { AskReport, ListedRunState, RunReport } from "../contract/reports.ts";
import { reportOf } from "../runs/show.ts";
import { ASKED } from "../runs/ask.ts";
import type { Listener } from "../runs/recorder.ts";
import type { RunFacts } from "./facts.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { startCourse, type Given, type RunCourse } from "./run-course.ts";
import { concerns, viewOf } from "./view.ts";

/** A run that goes on, for those who watch or stop it. */
export interface WatchedRun<Report extends RunReport = RunReport> extends Omit<RunCourse<Report>, "begin"> {
  watch(question: string | undefined, signal?: AbortSignal): AsyncIterable<LiveMessage>;
}

export interface WatchedParts<Report> {
  readonly facts: RunFacts;
  /** What is folded of it already, and how it was left; null for a new run. */
  readonly past: { readonly transcript: RunTranscript; readonly state: ListedRunState } | null;
  /** The turns of a question that has come to its end; they are not kept here. */
  readonly stored: (question: string) => QuestionTranscript | undefined;
  /** Carries the run out; its events go to `listen`. */
  readonly work: (given: Given & { readonly listen: Listener }) => Promise<Report>;
}

/** Starts a question or an evaluation in the next turn of the event loop. */
export function startWatchedRun<Report extends AskReport | EvalReport>(
  parts: WatchedParts<Report>,
): WatchedRun<Report> {
  const { facts, stored, work } = parts;
  const { run, kind } = facts;
  const watchers = new Map<Mailbox, string | undefined>();
  const past = parts.past?.transcript;
  const folder = transcriptFolder(past && (keepsTurns(kind) ? past : withoutEndedTurns(past)));
  /** Until something happens here, a run that is gone on with is as it was left. */
  let isAsLeft = true;

  const tell = (message: LiveMessage): void => {
    for (const mailbox of watchers.keys()) mailbox.post(message);
  };
  const listen = (event: RunEvent): void => {
    isAsLeft = false;
    folder.fold(event);
    const isEnd = event.type === "question-finished" || event.type === "question-failed";
    if (isEnd && event.question !== null && !keepsTurns(kind)) folder.forgetTurns(event.question);
    course.begin();
    for (const [mailbox, followed] of watchers) {
      if (concerns(event, followed)) mailbox.post({ type: "event", event });
    }
  };
  const followedOf = (followed: string | undefined): QuestionTranscript | undefined => {
    const question = folder.now().questions.find(({ id }) => id === followed);
    if (question === undefined || question.finished === null || keepsTurns(kind)) return question;
    return stored(question.id) ?? question;
  };

  const course = startCourse({
    facts,
    work: (given) => work({ ...given, listen }),
    soFar: () => {
      const { done, manifest } = folder.now();
      return { done, questions: manifest?.data?.questions ?? (kind === "ask" ? 1 : 0) };
    },
    outcome: () => {
      const transcript = folder.now();
      return {
        state: isAsLeft ? (parts.past?.state ?? null) : transcript.state,
        error: transcript.error,
        report: reportOf(run, transcript),
      };
    },
    onPhase: (phase) => tell({ type: "phase", phase }),
    onEnd: (end) => tell({ type: "ended", end }),
  });
  return {
    ...course,
    async *watch(question = kind === "ask" ? ASKED : undefined, signal) {
      const mailbox = createMailbox(() => {
        const view = viewOf(folder.now(), followedOf(question));
        return { type: "snapshot", phase: course.phase(), transcript: view };
      });
      watchers.set(mailbox, question);
      // Who joins after the end is still told of it.
      if (course.phase() === "ended") mailbox.post({ type: "ended", end: await course.ended });
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

/** Without the turns of the questions that have come to their end. */
function withoutEndedTurns(transcript: RunTranscript): RunTranscript {
  const questions = transcript.questions.map((question) =>
    question.finished === null ? question : withoutTurns(question),
  );
  return { ...transcript, questions };
}
