import { nextRetry } from "../storage/erase-times.ts";
import type { StartTimer } from "../timer.ts";

/** Milliseconds between two looks at whether runs still go on. */
const LOOK_MILLISECONDS = 10_000;

export interface RunRepositoryParts {
  /**
   * Erases the repositories of evaluations that are no more.
   * @returns false if another connection is in the way
   */
  readonly eraseOrphans: () => Promise<boolean>;
  /** Whether runs go on: they could not be stored while the store is written anew. Never throws. */
  readonly isBusy: () => boolean;
  readonly startTimer: StartTimer;
}

/** The repositories that belong to an evaluation: they are erased after it, as soon as no run goes on. */
export interface RunRepositories {
  /** Settles when nothing is being erased any more; until then no run can be stored. Never rejects. */
  readonly erasing: Promise<void>;
  /** To be called when evaluations were erased. Never rejects: what cannot be erased is tried again later. */
  eraseOrphans(): Promise<void>;
  /** Waits for what is being erased, and erases what still waits, unless another process's runs go on. */
  close(): Promise<void>;
}

export function createRunRepositories({
  eraseOrphans,
  isBusy,
  startTimer,
}: RunRepositoryParts): RunRepositories {
  let stopWaiting: (() => void) | undefined;
  let erasing = Promise.resolve();
  const eraseLater = (milliseconds: number): void => {
    stopWaiting?.();
    stopWaiting = startTimer(() => void erase(milliseconds), milliseconds);
  };
  const eraseNow = async (waited: number): Promise<void> => {
    // A store that fails ends nothing.
    if (!(await eraseOrphans().catch(() => false))) eraseLater(nextRetry(waited));
  };
  /** @param waited milliseconds since it was tried before, or looked whether it can be */
  const erase = async (waited = LOOK_MILLISECONDS): Promise<void> => {
    stopWaiting?.();
    stopWaiting = undefined;
    if (isBusy()) eraseLater(LOOK_MILLISECONDS);
    else await (erasing = eraseNow(waited));
  };
  return {
    get erasing() {
      return erasing;
    },
    eraseOrphans: () => erase(),
    async close() {
      await erasing;
      if (stopWaiting !== undefined) await erase();
      stopWaiting?.();
    },
  };
}
