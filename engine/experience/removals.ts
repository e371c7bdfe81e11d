import type { EmptiedRepository } from "../contract/experience.ts";
import { nextRetry } from "../storage/erase-times.ts";
import type { StartTimer } from "../timer.ts";
import type { Experiences } from "./experiences.ts";

export interface RemovalParts {
  readonly experiences: Pick<Experiences, "remove" | "removeAll" | "restoreAll" | "eraseRemoved">;
  /** Time to take a removal back. */
  readonly undoMilliseconds: number;
  readonly startTimer: StartTimer;
  /**
   * Whether runs go on, of whichever process: they could not be stored while the store is written anew. Also where nothing
   * may be erased.
   */
  readonly isBusy: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Removed experiences: out of their repository at once, erased when the time to undo is over. */
export interface Removals {
  /** Settles when nothing is being erased any more; until then no run can be stored. Never rejects. */
  readonly erasing: Promise<void>;
  remove(id: string): Promise<void>;
  removeAll(repository: string): Promise<EmptiedRepository>;
  /** As that of the experiences; nothing is erased meanwhile, which may take longer than the time to undo. */
  restoreAll(repository: string, since: number): Promise<void>;
  /** Erases, once, what a process that has ended left behind and nobody can take back any more; not while runs go on. */
  eraseLeft(): Promise<void>;
  /** As `eraseLeft`, and later, when no run goes on, what it removed less than the time to undo before now. */
  tidy(): Promise<void>;
  /**
   * Waits for what is being erased, and erases what was removed here, and what `tidy` has still to erase,
   * unless another process's runs go on.
   */
  close(): Promise<void>;
}

/** What cannot be erased now is tried again later, when no run goes on, or by the next engine. */
export function createRemovals(parts: RemovalParts): Removals {
  const { experiences, undoMilliseconds, startTimer, isBusy, now } = parts;
  const waiting = new Set<() => void>();
  const restoring = new Set<Promise<void>>();
  const mustWait = () => restoring.size > 0 || isBusy();
  let latest = 0;
  let left: Promise<void> | undefined;
  let erasing = Promise.resolve();
  const eraseLater = (before: number, milliseconds = undoMilliseconds): void => {
    latest = Math.max(latest, before);
    const stop = startTimer(() => {
      waiting.delete(stop);
      if (mustWait()) eraseLater(before, milliseconds);
      else void erase(before, milliseconds);
    }, milliseconds);
    waiting.add(stop);
  };
  const eraseNow = async (before: number, waited: number): Promise<void> => {
    // A store that fails ends nothing.
    if (!(await experiences.eraseRemoved(before).catch(() => false))) eraseLater(before, nextRetry(waited));
  };
  /** @param waited milliseconds since it was tried before, or removed */
  const erase = (before: number, waited = undoMilliseconds): Promise<void> =>
    (erasing = eraseNow(before, waited));
  const stopAll = (): void => {
    for (const stop of waiting) stop();
  };
  const thenErase = async <Result>(removing: Promise<Result>): Promise<Result> => {
    const result = await removing;
    eraseLater(now() + 1);
    return result;
  };
  const eraseLeft = async (): Promise<void> => {
    if (left === undefined && mustWait()) return;
    await (left ??= erase(now() - undoMilliseconds));
  };
  return {
    get erasing() {
      return erasing;
    },
    remove: (id) => thenErase(experiences.remove(id)),
    removeAll: (repository) => thenErase(experiences.removeAll(repository)),
    async restoreAll(repository, since) {
      const restored = experiences.restoreAll(repository, since);
      restoring.add(restored);
      await restored.finally(() => restoring.delete(restored));
    },
    eraseLeft,
    async tidy() {
      eraseLater(now());
      await eraseLeft();
    },
    async close() {
      stopAll();
      await Promise.allSettled([...restoring, erasing]);
      if (waiting.size > 0 && !isBusy()) await erase(latest);
      stopAll();
      waiting.clear();
    },
  };
}
