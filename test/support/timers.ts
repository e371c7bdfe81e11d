import type { StartTimer } from "../../engine/timer.ts";

/** Timers that the test lets run out; `waiting` are those that were not called off. */
export function timers() {
  const waiting = new Set<{ readonly work: () => void; readonly milliseconds: number }>();
  const startTimer: StartTimer = (work, milliseconds) => {
    const timer = { work, milliseconds };
    waiting.add(timer);
    return () => void waiting.delete(timer);
  };
  const runOut = () => {
    for (const timer of [...waiting]) {
      waiting.delete(timer);
      timer.work();
    }
  };
  return { startTimer, runOut, waiting };
}
