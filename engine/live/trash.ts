import { ContractError, StorageError } from "../../core/errors.ts";
import { nextRetry, UNDO_MILLISECONDS } from "../storage/erase-times.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { StartTimer } from "../timer.ts";

/** Before the second attempt while the store cannot be written anew. */
const RETRY_MILLISECONDS = 2000;

/** Deleted runs: hidden at once, erased when the time to undo is over. */
export interface Trash {
  readonly undoMilliseconds: number;
  /** Hides a run. */
  put(run: string): void;
  /** @throws ContractError if it is erased, or was never deleted */
  takeBack(run: string): void;
  /**
   * Erases a hidden run now.
   * @returns false if that has to wait for another process
   * @throws StorageError, also where nothing may be erased; it is tried again later then
   */
  erase(run: string): boolean;
  /** Erases what was deleted here, and what should have been erased before. What cannot be is left for the next time. */
  close(): void;
}

export interface TrashParts {
  readonly stores: readonly RunStore[];
  readonly undoMilliseconds?: number | undefined;
  readonly startTimer: StartTimer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether runs go on whose experiences could not be stored while the store is written anew. */
  readonly mustWait: () => boolean;
  /** Whether anything may be erased by now. */
  readonly mayErase: () => boolean;
  readonly onErased: () => void;
}

/** A hidden run that waits to be erased. */
interface HiddenRun {
  readonly store: RunStore;
  /** When the time to undo is over, in milliseconds since 1970. */
  readonly due: number;
  /** When it is tried, or tried again, to erase it, in milliseconds since 1970. */
  readonly next: number;
  /** How long to wait if that cannot be then. */
  readonly retryMilliseconds: number;
  /** False: another process hid it, and may still take that back. */
  readonly isOurs: boolean;
}

/** Much of this runs by timers, where a store that fails would end the engine with every run in it. */
function unlessStoreFails<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageError) return otherwise;
    throw error;
  }
}

/** Also erases, when their time is over, runs that were deleted by a process that has ended. */
export function createTrash(parts: TrashParts): Trash {
  const { stores, startTimer, now, mustWait, mayErase, onErased } = parts;
  const { undoMilliseconds = UNDO_MILLISECONDS } = parts;
  const hidden = new Map<string, HiddenRun>();
  /** What calls the timer of a store off. */
  const stops = new Map<RunStore, () => void>();

  const hiddenIn = (store: RunStore): readonly (readonly [run: string, entry: HiddenRun])[] =>
    [...hidden].filter(([, entry]) => entry.store === store);
  const erase = (store: RunStore, runs: readonly string[]): boolean => {
    if (!store.erase(runs)) return false;
    for (const run of runs) hidden.delete(run);
    unlessStoreFails(onErased, undefined);
    return true;
  };
  /** What cannot be erased stays hidden, and it is tried again. */
  const tryToErase = (store: RunStore, runs: readonly string[]): boolean =>
    runs.length === 0 || (mayErase() && unlessStoreFails(() => erase(store, runs), false));
  /** Another process may have taken some back. */
  const forgetRestored = (store: RunStore): void => {
    const still = new Set(store.hidden().map(({ run }) => run));
    for (const [run] of hiddenIn(store)) if (!still.has(run)) hidden.delete(run);
  };
  /** Erases what is due by then, also what was tried before, in one go: each writes the whole store anew. */
  const eraseDue = (store: RunStore, time: number): void => {
    unlessStoreFails(() => forgetRestored(store), undefined);
    const due = hiddenIn(store).filter(([, entry]) => entry.due <= time || entry.next <= time);
    const runs = due.map(([run]) => run);
    const waits = mustWait();
    if (!waits && tryToErase(store, runs)) return;
    for (const [run, entry] of due)
      hidden.set(run, waits ? lookedAgainAt(entry, now()) : triedAgainLater(entry, now()));
  };
  const waitForNext = (store: RunStore): void => {
    stops.get(store)?.();
    const next = Math.min(...hiddenIn(store).map(([, entry]) => entry.next));
    if (next === Infinity) return;
    const work = (): void => {
      eraseDue(store, Math.max(next, now()));
      waitForNext(store);
    };
    stops.set(store, startTimer(work, Math.max(0, next - now())));
  };
  const add = (store: RunStore, run: string, since: number, isOurs: boolean): void => {
    const due = since + undoMilliseconds;
    hidden.set(run, { store, due, next: due, retryMilliseconds: RETRY_MILLISECONDS, isOurs });
    waitForNext(store);
  };

  for (const store of stores) {
    // One that was hidden while the clock was ahead would else wait until that time comes.
    for (const { run, since } of store.hidden()) add(store, run, Math.min(since, now()), false);
  }

  return {
    undoMilliseconds,
    put(run) {
      const since = now();
      const store = stores.find((each) => each.hide(run, since));
      if (store !== undefined) add(store, run, since, true);
    },
    takeBack(run) {
      const entry = hidden.get(run);
      if (entry?.store.hide(run, null) !== true) {
        const name = run.slice(0, 100);
        throw new ContractError(`The run "${name}" cannot be restored: it is erased, or was not deleted.`, {
          run: name,
        });
      }
      hidden.delete(run);
    },
    erase(run) {
      if (!mayErase()) throw new StorageError("the store is damaged, or still being checked");
      const entry = hidden.get(run);
      return entry !== undefined && erase(entry.store, [run]);
    },
    close() {
      for (const store of stores) {
        const due = hiddenIn(store).filter(([, entry]) => entry.isOurs || entry.due <= now());
        tryToErase(
          store,
          due.map(([run]) => run),
        );
        stops.get(store)?.();
      }
    },
  };
}

/** Soon: whether runs still go on is quickly looked up. */
function lookedAgainAt(entry: HiddenRun, now: number): HiddenRun {
  return { ...entry, next: now + entry.retryMilliseconds };
}

/** Later each time: every attempt writes the whole store anew. */
function triedAgainLater(entry: HiddenRun, now: number): HiddenRun {
  return { ...lookedAgainAt(entry, now), retryMilliseconds: nextRetry(entry.retryMilliseconds) };
}
