import { describe, expect, it } from "vitest";
import { createDatabaseShelf } from "../../../engine/databases/shelf.ts";
import type { OpenedDatabase } from "../../../native/sql/index.ts";

const nothing = () => Promise.resolve();

/** A shelf on databases that only remember that they were opened and closed. */
function shelfOfDoubles({
  fails = () => false,
  closing = nothing,
}: {
  readonly fails?: (path: string) => boolean;
  readonly closing?: (path: string) => Promise<void>;
} = {}) {
  const opened: string[] = [];
  const closed: string[] = [];
  const shelf = createDatabaseShelf((path) => {
    opened.push(path);
    if (fails(path)) return Promise.reject(new Error(`${path} is broken`));
    const database: OpenedDatabase = {
      name: path,
      schema: "",
      sha256: "",
      tables: [],
      notes: [],
      run: () => Promise.resolve({ kind: "rows", columns: [], rows: [] }),
      close: () => {
        closed.push(path);
        return closing(path);
      },
    };
    return Promise.resolve(database);
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
    await new Promise((resolve) => setImmediate(resolve));
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

  it("closes all at the end", async () => {
    const { shelf, closed } = shelfOfDoubles();
    await shelf.use("a", nothing);
    await shelf.use("b", nothing);
    await shelf.dispose();
    expect(closed.sort()).toEqual(["a", "b"]);
  });
});
