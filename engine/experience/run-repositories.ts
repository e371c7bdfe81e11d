import type { StartTimer } from "../timer.ts";

/** Milliseconds between two looks at whether runs still go on. */
const LOOK_MILLISECONDS = 10_000;

export interface RunRepositoryParts {
  /** Erases the repositories of evaluations that are no more. */
  readonly eraseOrphans: () => Promise<void>;
  /** Whether runs go on: they could not be stored while the store is written anew. Never throws. */
  readonly isBusy: () => boolean;
  readonly startTimer: StartTimer;
}

/** The repositories that belong to an evaluation: they are erased after it, as soon as no run goes on. */
export interface RunRepositories {
  /** Settles when nothing is being erased any more; until then no run can be stored. Never rejects. */
  readonly erasing: Promise<void>;
  /** To be called when evaluations were erased. Never rejects: what cannot be erased now is so the next time. */
  eraseOrphans(): Promise<void>;
  /** Erases what still waits, unless another process's runs go on. */
  close(): Promise<void>;
}

export function createRunRepositories({
  eraseOrphans,
  isBusy,
  startTimer,
}: RunRepositoryParts): RunRepositories {
  let stopWaiting: (() => void) | undefined;
  let erasing = Promise.resolve();
  const erase = async (): Promise<void> => {
    stopWaiting?.();
    stopWaiting = undefined;
    if (isBusy()) {
      stopWaiting = startTimer(() => void erase(), LOOK_MILLISECONDS);
      return;
    }
    // A store that fails ends nothing; the orphans are found again the next time.
    await (erasing = eraseOrphans().catch(() => undefined));
  };
  return {
    get erasing() {
      return erasing;
    },
    eraseOrphans: erase,
    async close() {
      if (stopWaiting !== undefined) await erase();
      stopWaiting?.();
    },
  };
}
