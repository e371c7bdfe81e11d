import { unlessAborted } from "../../core/cancel.ts";
import type { LanguageModel } from "../../core/model.ts";
import { startUnrefTimer, type StartTimer } from "../timer.ts";
import type { LoadedModel, WantedModel } from "./loaders.ts";

/**
 * Models in memory. A model that nobody uses stays until another is asked for, until it was idle for long, or
 * until it is asked for and its reference means another file by now. They are loaded one after another, since each is
 * planned with the memory that is free.
 */
export interface ModelShelf {
  /**
   * Lends a model for the time of the work. Wanted otherwise, the same file is another model.
   * @param signal gives up waiting for the model; its loading ends with the last one who waits for it
   * @throws CancelledError after `signal` while the model loads; what loading throws; what the work throws
   */
  use<Result>(
    wanted: WantedModel,
    signal: AbortSignal,
    work: (model: LanguageModel) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Loads a model for whoever may want it. Nobody uses it until then: it makes way for any other one, while it loads too.
   * @throws CancelledError if another one was wanted meanwhile; what loading throws
   */
  prepare(wanted: WantedModel): Promise<void>;
  /**
   * Does one thing that needs the memory to itself, while no model is in use: those that nobody uses are unloaded first, and
   * none is prepared meanwhile.
   * @param work is told to end as soon as a model is wanted for use, which waits until it has ended
   * @throws what the work throws
   */
  alone<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  dispose(): Promise<void>;
}

export interface ModelShelfOptions {
  readonly load: (wanted: WantedModel, signal: AbortSignal) => Promise<LoadedModel>;
  /** How long a model may be used by nobody before it is unloaded; default 10 minutes. */
  readonly idleMilliseconds?: number | undefined;
  readonly startTimer?: StartTimer;
}

const IDLE_MILLISECONDS = 10 * 60 * 1000;

interface ShelfEntry {
  readonly loading: Promise<LoadedModel>;
  readonly cancel: AbortController;
  /** When it is loaded. */
  model: LoadedModel | undefined;
  users: number;
  /** How often it is being asked whether it is still the one that is meant; it makes way for no other one meanwhile. */
  checks: number;
  stopTimer: () => void;
}

export function createModelShelf(options: ModelShelfOptions): ModelShelf {
  const { load, idleMilliseconds = IDLE_MILLISECONDS, startTimer = startUnrefTimer } = options;
  const shelf = new Map<string, ShelfEntry>();
  /** Models that are being unloaded, and work that has to end: their memory is not free yet. */
  const leaving = new Set<Promise<void>>();
  /** Ends what is done alone. */
  let lone: AbortController | undefined;

  const remove = (key: string, entry: ShelfEntry): void => {
    if (shelf.get(key) === entry) shelf.delete(key);
    entry.stopTimer();
    entry.cancel.abort();
    const unloading = entry.loading
      .then((model) => model.dispose())
      .catch(() => undefined)
      .finally(() => leaving.delete(unloading));
    leaving.add(unloading);
  };
  /** Resolves when the models that nobody uses are gone, and those that are being loaded have taken their memory. */
  const makeRoom = async (): Promise<void> => {
    for (const [key, entry] of shelf) if (entry.users === 0 && entry.checks === 0) remove(key, entry);
    const loading = [...shelf.values()].filter(({ model }) => model === undefined);
    await Promise.all([...leaving, ...loading.map((entry) => entry.loading.catch(() => undefined))]);
  };
  const begin = (key: string, wanted: WantedModel): ShelfEntry => {
    const cancel = new AbortController();
    const loading = unlessAborted(makeRoom(), cancel.signal).then(() => load(wanted, cancel.signal));
    const unused = { model: undefined, users: 0, checks: 0, stopTimer: () => undefined };
    const entry: ShelfEntry = { loading, cancel, ...unused };
    loading.then(
      (model) => (entry.model = model),
      () => remove(key, entry),
    );
    shelf.set(key, entry);
    return entry;
  };
  /** Leaves a model to wait for its next user, if it has none now. */
  const rest = (key: string, entry: ShelfEntry): void => {
    if (entry.users > 0 || shelf.get(key) !== entry) return;
    entry.stopTimer();
    const isOfUse = entry.model !== undefined && entry.model.lost !== true;
    if (isOfUse) entry.stopTimer = startTimer(() => remove(key, entry), idleMilliseconds);
    else remove(key, entry);
  };

  /** Unloads a model that nobody uses if its reference means another file by now. */
  const removeReplaced = async (key: string, signal: AbortSignal): Promise<void> => {
    const entry = shelf.get(key);
    if (entry?.model?.isStillMeant === undefined || entry.users > 0) return;
    entry.checks += 1;
    entry.stopTimer();
    try {
      const isStillMeant = await unlessAborted(entry.model.isStillMeant(signal), signal);
      if (!isStillMeant && entry.users === 0 && shelf.get(key) === entry) remove(key, entry);
    } finally {
      entry.checks -= 1;
      rest(key, entry);
    }
  };

  return {
    async use(wanted, signal, work) {
      lone?.abort();
      const key = keyOf(wanted);
      await removeReplaced(key, signal);
      // What is done alone may have begun meanwhile.
      lone?.abort();
      const entry = shelf.get(key) ?? begin(key, wanted);
      entry.users += 1;
      entry.stopTimer();
      try {
        return await work(await unlessAborted(entry.loading, signal));
      } finally {
        entry.users -= 1;
        rest(key, entry);
      }
    },
    async prepare(wanted) {
      if (lone !== undefined) return;
      const key = keyOf(wanted);
      const entry = shelf.get(key) ?? begin(key, wanted);
      await entry.loading;
      rest(key, entry);
    },
    async alone(work) {
      const own = new AbortController();
      lone = own;
      const result = makeRoom().then(() => work(own.signal));
      const ended = result.then(
        () => undefined,
        () => undefined,
      );
      leaving.add(ended);
      try {
        return await result;
      } finally {
        leaving.delete(ended);
        if (lone === own) lone = undefined;
      }
    },
    async dispose() {
      lone?.abort();
      for (const [key, entry] of shelf) remove(key, entry);
      await Promise.all(leaving);
    },
  };
}

function keyOf({ reference, runtime = {} }: WantedModel): string {
  return JSON.stringify([reference, Object.entries(runtime).sort()]);
}
