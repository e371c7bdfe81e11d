import { timeLeft } from "../core/evaluation/time-left.ts";
import type { RunEvent } from "../core/events.ts";
import { isCounted } from "../core/scoring/score.ts";
import type { RunTranscript } from "../core/transcript.ts";
import type { LiveMessage } from "../engine/contract/live.ts";
import { percent } from "../core/figure-words.ts";
import { clock } from "./figure-words.ts";
import { warningsView } from "./live-view.ts";
import type { Terminal } from "./output.ts";

/** Without a terminal to redraw on, progress is a line for every such share of the questions. */
const LINES = 20;

/** How far an evaluation has come. */
interface SoFar {
  total: number;
  done: number;
  /** Of these, answers that are right or wrong. */
  compared: number;
  correct: number;
  /** How long it ran until `since`; the time in which it stood still is left out. */
  activeMilliseconds: number;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * Shows questions done, accuracy so far, and about how long it will still take, on standard error. A snapshot, such as the
 * first message of a run that is gone on with, tells where it stands.
 */
export function evalProgress(terminal: Terminal): (message: LiveMessage) => void {
  const warn = warningsView(terminal);
  let soFar: SoFar = { total: 0, done: 0, compared: 0, correct: 0, activeMilliseconds: 0, since: 0 };
  /** Ids of questions that are right or wrong; of others no answer and no failure counts. */
  const comparable = new Set<string>();

  return (message) => {
    warn(message);
    if (message.type === "snapshot") {
      soFar = soFarOf(message.transcript);
      for (const { id, asked } of message.transcript.questions) if (isCounted(asked)) comparable.add(id);
    }
    if (message.type !== "event") return;
    const { event } = message;
    if (event.type === "question-started" && isCounted(event.asked)) comparable.add(event.asked.id);
    if (event.type === "question-failed")
      terminal.note(terminal.style("red", `${event.question ?? "?"} failed: ${event.error.message}`));
    if (move(soFar, event, comparable)) showLine(terminal, soFar, event.time);
  };
}

function soFarOf({ manifest, questions, activeMilliseconds, lastTime }: RunTranscript): SoFar {
  const ended = questions.filter(({ finished }) => finished !== null);
  return {
    total: manifest?.data?.questions ?? 0,
    done: ended.length,
    compared: ended.filter(({ asked }) => isCounted(asked)).length,
    correct: ended.filter(({ asked, result }) => isCounted(asked) && result?.correct === true).length,
    activeMilliseconds,
    since: lastTime ?? 0,
  };
}

/** Moves on by one event. @returns whether a question came to its end */
function move(soFar: SoFar, event: RunEvent, comparable: ReadonlySet<string>): boolean {
  if (event.type === "run-started") soFar.total = event.manifest.data?.questions ?? 0;
  if (event.type === "run-started" || event.type === "run-resumed") soFar.since = event.time;
  if (event.type !== "question-finished" && event.type !== "question-failed") return false;
  soFar.done++;
  if (event.question === null || !comparable.has(event.question)) return true;
  soFar.compared++;
  if (event.type === "question-finished" && event.result.correct === true) soFar.correct++;
  return true;
}

function showLine(terminal: Terminal, soFar: SoFar, now: number): void {
  const { total, done, compared, correct, activeMilliseconds, since } = soFar;
  const elapsed = (activeMilliseconds + now - since) / 1000;
  const left = timeLeft(done, total, elapsed);
  const line =
    `${done}/${total} · ${compared === 0 ? "" : `${percent(correct / compared)} right · `}${clock(elapsed)} so far` +
    (left === null || done === total ? "" : `, about ${clock(left)} left`);
  if (terminal.interactive) terminal.status(line);
  else if (done === total || done % Math.max(1, Math.ceil(total / LINES)) === 0) terminal.note(line);
}
