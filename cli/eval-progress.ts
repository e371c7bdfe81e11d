import { timeLeft } from "../core/evaluation/time-left.ts";
import type { RunEvent } from "../core/events.ts";
import { clock, percent, type Terminal } from "./output.ts";

/** Without a terminal to redraw on, progress is a line for every such share of the questions. */
const LINES = 20;

/** How far an evaluation had come when it was left. */
export interface EvalSoFar {
  readonly total: number;
  readonly done: number;
  /** Of these, answers that are right or wrong. */
  readonly compared: number;
  readonly correct: number;
}

/**
 * Shows questions done, accuracy so far, and about how long it will still take, on standard error.
 * @param before where it goes on from
 */
export function evalProgress(
  terminal: Terminal,
  before: EvalSoFar = { total: 0, done: 0, compared: 0, correct: 0 },
): (event: RunEvent) => void {
  let { total, done, compared, correct } = before;
  let started = 0;

  return (event) => {
    if (event.type === "run-started") {
      total = event.manifest.data?.questions ?? 0;
      started = event.time;
    }
    if (event.type === "run-resumed") started = event.time;
    if (event.type === "observed" && event.observation.kind === "warning")
      terminal.note(event.observation.message);
    if (event.type === "question-failed") {
      terminal.note(terminal.style("red", `${event.question ?? "?"} failed: ${event.error.message}`));
    }
    if (event.type !== "question-finished" && event.type !== "question-failed") return;

    done++;
    const right = event.type === "question-finished" ? event.result.correct : false;
    if (right !== null) compared++;
    if (right === true) correct++;
    const elapsed = (event.time - started) / 1000;
    const left = timeLeft(done - before.done, total - before.done, elapsed);
    const line =
      `${done}/${total} · ${compared === 0 ? "" : `${percent(correct / compared)} right · `}${clock(elapsed)} so far` +
      (left === null || done === total ? "" : `, about ${clock(left)} left`);
    if (terminal.interactive) terminal.status(line);
    else if (done === total || done % Math.max(1, Math.ceil(total / LINES)) === 0) terminal.note(line);
  };
}
