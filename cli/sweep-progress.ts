import { isOver, progressOf } from "../core/sweep/progress.ts";
import type { LiveMessage } from "../engine/contract/live.ts";
import { clock } from "./figure-words.ts";
import type { Terminal } from "./output.ts";

/** Without a terminal to redraw on, progress is a line for every such share of the questions. */
const LINES = 20;

/** Shows how far a sweep has come and about how long it will still take, on standard error. */
export function sweepProgress(terminal: Terminal): (message: LiveMessage) => void {
  let warned = 0;
  let told = 0;
  return (message) => {
    if (message.type !== "sweep") return;
    const { report, warnings, secondsLeft } = message;
    for (const warning of warnings.slice(warned)) terminal.note(warning);
    warned = warnings.length;
    const { cells, seconds, best } = report;
    const { done, total } = progressOf(report);
    const over = cells.filter(isOver).length;
    const failed = cells.filter(({ state }) => state === "failed").length;
    const leading = best === null ? undefined : cells[best];
    const line = [
      `${done}/${total} questions`,
      `${over}/${cells.length} cells`,
      ...(failed === 0 ? [] : [`${failed} failed`]),
      ...(leading === undefined || leading.compared === 0
        ? []
        : [`best ${leading.correct} of ${leading.compared}`]),
      `${clock(seconds)} so far${secondsLeft === null ? "" : `, about ${clock(secondsLeft)} left`}`,
    ].join(" · ");
    if (terminal.interactive) terminal.status(line);
    const share = Math.floor((LINES * done) / Math.max(1, total));
    if (!terminal.interactive && share > told) terminal.note(line);
    told = Math.max(told, share);
  };
}
