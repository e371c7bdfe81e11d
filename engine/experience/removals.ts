import type { StartTimer } from "../runs/shelf.ts";
import type { Experiences } from "./experiences.ts";

export interface RemovalParts {
  readonly experiences: Pick<Experiences, "remove" | "eraseRemoved">;
  /** Time to take a removal back. */
  readonly undoMilliseconds: number;
  readonly startTimer: StartTimer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Removed experiences: out of their repository at once, erased when the time to undo is over. */
export interface Removals {
  remove(id: string): Promise<void>;
  /** Erases, once, what a process that has ended left behind. */
  eraseLeft(): Promise<void>;
  /** Erases what was removed here. */
  close(): Promise<void>;
}

/** What cannot be erased now is erased with the next removal, or by the next engine. */
export function createRemovals(parts: RemovalParts): Removals {
  const { experiences, undoMilliseconds, startTimer, now } = parts;
  const waiting = new Set<() => void>();
  let latest = 0;
  let left: Promise<void> | undefined;
  const erase = (before: number): Promise<void> => experiences.eraseRemoved(before).catch(() => undefined);
  return {
    async remove(id) {
      await experiences.remove(id);
      const before = now() + 1;
      latest = before;
      const stop = startTimer(() => {
        waiting.delete(stop);
        void erase(before);
      }, undoMilliseconds);
      waiting.add(stop);
    },
    eraseLeft: () => (left ??= erase(now() - undoMilliseconds)),
    async close() {
      for (const stop of waiting) stop();
      if (waiting.size > 0) await erase(latest);
      waiting.clear();
    },
  };
}
