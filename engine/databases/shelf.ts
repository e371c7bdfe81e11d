import { unlessAborted } from "../../core/cancel.ts";
import type { OpenedDatabase } from "../../native/sql/index.ts";

/** Databases in memory. One stays until others are needed more, or the engine closes. */
export interface DatabaseShelf {
  /**
   * Lends the database of a file for the time of the work.
   * @param signal gives up waiting for the database; its opening ends with the last one who waits for it
   * @throws DatabaseError; CancelledError after `signal` while it is being opened; what the work throws
   */
  use<Result>(
    path: string,
    work: (database: OpenedDatabase) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
  dispose(): Promise<void>;
}

/** How many databases that nobody uses are kept: each has a thread and a copy of its file. */
const KEPT = 8;
/** Bytes of the files of all these: as many as the largest may have that can be opened. */
const KEPT_BYTES = 1_000_000_000;

interface Entry {
  readonly opening: Promise<OpenedDatabase>;
  readonly cancel: AbortController;
  /** When it is open. */
  database: OpenedDatabase | undefined;
  users: number;
}

export function createDatabaseShelf(
  open: (path: string, signal: AbortSignal) => Promise<OpenedDatabase>,
): DatabaseShelf {
  // A Map's order is the order of putting in: the first is the one not used for longest.
  const shelf = new Map<string, Entry>();

  const begin = (path: string): Entry => {
    const cancel = new AbortController();
    const entry: Entry = { opening: open(path, cancel.signal), cancel, database: undefined, users: 0 };
    entry.opening.then(
      (database) => (entry.database = database),
      // One that could not be opened is tried anew the next time.
      () => leave(path, entry),
    );
    return entry;
  };
  const leave = (path: string, entry: Entry): void => {
    if (shelf.get(path) === entry) shelf.delete(path);
  };
  const close = async ({ opening, cancel }: Entry): Promise<void> => {
    cancel.abort();
    const database = await opening.catch(() => undefined);
    await database?.close();
  };
  const makeRoom = async (): Promise<void> => {
    const idle = [...shelf].filter(([, { users }]) => users === 0);
    let bytes = idle.reduce((sum, [, { database }]) => sum + (database?.bytes ?? 0), 0);
    const surplus: Entry[] = [];
    // All leave the shelf before the first is waited for, so that none is lent while it is closed.
    for (const [path, entry] of idle) {
      if (shelf.size <= KEPT && bytes <= KEPT_BYTES) break;
      shelf.delete(path);
      surplus.push(entry);
      bytes -= entry.database?.bytes ?? 0;
    }
    await Promise.all(surplus.map(close));
  };

  return {
    async use(path, work, signal) {
      const entry = shelf.get(path) ?? begin(path);
      shelf.delete(path);
      shelf.set(path, entry);
      entry.users += 1;
      try {
        return await work(await unlessAborted(entry.opening, signal));
      } finally {
        entry.users -= 1;
        if (entry.users === 0 && entry.database === undefined) {
          leave(path, entry);
          void close(entry).catch(() => undefined);
        }
        await makeRoom();
      }
    },
    async dispose() {
      const entries = [...shelf.values()];
      shelf.clear();
      await Promise.allSettled(entries.map(close));
    },
  };
}
