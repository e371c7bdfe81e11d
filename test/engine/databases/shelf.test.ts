import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { createDatabaseShelf } from "../../../engine/databases/shelf.ts";
import type { OpenedDatabase } from "../../../native/sql/index.ts";

const nothing = () => Promise.resolve();
const endless = () => new Promise<never>(() => undefined);

/** A shelf on databases that only remember that they were opened and closed. */
function shelfOfDoubles({
  fails = () => false,
  opening = nothing,
  closing = nothing,
  bytes = () => 0,
}: {
  readonly fails?: (path: string) => boolean;
  readonly opening?: (signal: AbortSignal) => Promise<void>;
  readonly closing?: (path: string) => Promise<void>;
  readonly bytes?: (path: string) => number;
} = {}) {
  const opened: string[] = [];
  const closed: string[] = [];
  const shelf = createDatabaseShelf(async (path, signal) => {
    opened.push(path);
    await opening(signal);
    if (fails(path)) throw new Error(`${path} is broken`);
    const database: OpenedDatabase = {
      name: path,
      schema: "",
      sha256: "",
      bytes: bytes(path),
      tables: [],
      notes: [],
      run: () => Promise.resolve({ kind: "rows", columns: [], rows: [] }),
      close: () => {
        closed.push(path);
        return closing(path);
      },
    };
    return database;
  });
  return { shelf, opened, closed };
}

describe("the shelf of databases", () => {
  it("opens a file once for all who use it", async () => {
    const { shelf, opened } = shelfOfDoubles();
    await Promise.all([shelf.use("a", nothing), shelf.use("a", nothing)]);
    await shelf.use("a", nothing);
    expect(opened).toEqual(["a"]);
  });

  it("closes the one not used for longest when there are more than eight", async () => {
    const { shelf, closed } = shelfOfDoubles();
    for (const path of ["a", "b", "c", "d", "e", "f", "g", "h"]) await shelf.use(path, nothing);
    await shelf.use("a", nothing);
    await shelf.use("i", nothing);
    expect(closed).toEqual(["b"]);
  });

  it("closes those not used for longest until the files of those that nobody uses are not too large together", async () => {
    const sizes: Readonly<Record<string, number>> = { a: 300_000_000, b: 600_000_000, c: 400_000_000 };
    const { shelf, closed } = shelfOfDoubles({ bytes: (path) => sizes[path] ?? 0 });
    await shelf.use("a", nothing);
    await shelf.use("b", nothing);
    expect(closed).toEqual([]);
    await shelf.use("c", nothing);
    expect(closed).toEqual(["a"]);
  });

  it("closes none that is in use", async () => {
    const { shelf, closed } = shelfOfDoubles();
    await shelf.use("a", async () => {
      for (const path of ["b", "c", "d", "e", "f", "g", "h", "i", "j"]) await shelf.use(path, nothing);
      expect(closed).not.toContain("a");
    });
  });

  it("lends none that is about to be closed, though another takes long to close", async () => {
    const { promise: slow, resolve: closeSlowOne } = Promise.withResolvers<undefined>();
    const { shelf, opened } = shelfOfDoubles({ closing: (path) => (path === "a" ? slow : nothing()) });
    for (const path of ["a", "b", "c", "d", "e", "f", "g", "h"]) await shelf.use(path, nothing);
    const { promise: busy, resolve: release } = Promise.withResolvers<undefined>();
    const held = shelf.use("i", () => busy);
    const last = shelf.use("j", nothing);
    await nextTurn();
    await shelf.use("b", nothing);
    closeSlowOne(undefined);
    release(undefined);
    await Promise.all([held, last]);
    expect(opened.filter((path) => path === "b")).toHaveLength(2);
  });

  it("tries a file anew that could not be opened", async () => {
    let broken = true;
    const { shelf, opened } = shelfOfDoubles({ fails: () => broken });
    await expect(shelf.use("a", nothing)).rejects.toThrow("a is broken");
    broken = false;
    await shelf.use("a", nothing);
    expect(opened).toEqual(["a", "a"]);
  });

  it("gives up waiting for a file that comes to no end of being opened", async () => {
    const { shelf } = shelfOfDoubles({ opening: endless });
    const giveUp = new AbortController();
    const using = shelf.use("a", nothing, giveUp.signal);
    giveUp.abort();
    await expect(using).rejects.toBeInstanceOf(CancelledError);
  });

  it("ends the opening of a file with the last who waits for it, and begins it anew for the next", async () => {
    const signals: AbortSignal[] = [];
    const opening = (signal: AbortSignal) => (signals.push(signal) === 1 ? endless() : nothing());
    const { shelf, opened } = shelfOfDoubles({ opening });
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [first, second].map(({ signal }) => shelf.use("a", nothing, signal));
    first.abort();
    await expect(waiting[0]).rejects.toBeInstanceOf(CancelledError);
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    await expect(waiting[1]).rejects.toBeInstanceOf(CancelledError);
    expect(signals[0]?.aborted).toBe(true);
    await shelf.use("a", nothing);
    expect(opened).toEqual(["a", "a"]);
  });

  it("closes a file that is open only when nobody waits for it any more", async () => {
    const { promise: slow, resolve: open } = Promise.withResolvers<undefined>();
    const { shelf, closed } = shelfOfDoubles({ opening: () => slow });
    const giveUp = new AbortController();
    const using = shelf.use("a", nothing, giveUp.signal);
    giveUp.abort();
    await expect(using).rejects.toBeInstanceOf(CancelledError);
    open(undefined);
    await nextTurn();
    expect(closed).toEqual(["a"]);
  });

  it("closes all at the end", async () => {
    const { shelf, closed } = shelfOfDoubles();
    await shelf.use("a", nothing);
    await shelf.use("b", nothing);
    await shelf.dispose();
    expect(closed.sort()).toEqual(["a", "b"]);
  });
});
