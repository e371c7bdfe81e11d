import type { OpenedDatabase } from "../../native/sql/index.ts";

/** Databases in memory. One stays until others are needed more, or the engine closes. */
export interface DatabaseShelf {
  /**
   * Lends the database of a file for the time of the work.
   * @throws DatabaseError; what the work throws
   */
  use<Result>(path: string, work: (database: OpenedDatabase) => Promise<Result>): Promise<Result>;
  dispose(): Promise<void>;
}

/** How many databases that nobody uses are kept: each has a thread and a copy of its file. */
const KEPT = 8;

interface Entry {
  readonly opening: Promise<OpenedDatabase>;
  users: number;
}

export function createDatabaseShelf(open: (path: string) => Promise<OpenedDatabase>): DatabaseShelf {
  // A Map's order is the order of putting in: the first is the one not used for longest.
  const shelf = new Map<string, Entry>();

  const close = async ({ opening }: Entry): Promise<void> => {
    const database = await opening.catch(() => undefined);
    await database?.close();
  };
  const makeRoom = async (): Promise<void> => {
    const idle = [...shelf].filter(([, { users }]) => users === 0);
    const surplus = idle.slice(0, Math.max(0, shelf.size - KEPT));
    // All leave the shelf before the first is waited for, so that none is lent while it is closed.
    for (const [path] of surplus) shelf.delete(path);
    await Promise.all(surplus.map(([, entry]) => close(entry)));
  };

  return {
    async use(path, work) {
      const entry = shelf.get(path) ?? { opening: open(path), users: 0 };
      shelf.delete(path);
      shelf.set(path, entry);
      entry.users += 1;
      try {
        return await work(await entry.opening);
      } catch (error) {
        // One that could not be opened is tried anew the next time.
        if ((await entry.opening.catch(() => undefined)) === undefined && shelf.get(path) === entry)
          shelf.delete(path);
        throw error;
      } finally {
        entry.users -= 1;
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
