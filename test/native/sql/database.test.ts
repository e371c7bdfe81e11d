import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { opened, rowsOf, SINGERS } from "./support.ts";

const ENDLESS = "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x FROM a) SELECT count(*) FROM a";

describe("a result", () => {
  it("has the names of its columns, and its rows in order", async () => {
    const database = await opened();
    expect(await database.run("SELECT name, age AS years FROM singer ORDER BY age")).toEqual({
      kind: "rows",
      columns: ["name", "years"],
      rows: [
        ["Bob", 25],
        ["Ann", 30],
        ["Cid", 41],
      ],
    });
  });

  it("without rows still has columns", async () => {
    const database = await opened();
    expect(await database.run("SELECT name FROM singer WHERE 0")).toEqual({
      kind: "rows",
      columns: ["name"],
      rows: [],
    });
  });

  it.each([
    ["NULL", null],
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", "9007199254740993"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["1.5", 1.5],
    ["3.0", 3],
    ["9e999", "Inf"],
    ["-9e999", "-Inf"],
    ["x'00ff'", "x'00ff'"],
    ["x''", "x''"],
    ["''", ""],
    ["'é' || char(0) || 'b'", "é\0b"],
    ["log(100)", 2],
  ])("gives %s as %j", async (expression, cell) => {
    const database = await opened();
    expect(rowsOf(await database.run(`SELECT ${expression}`))).toEqual([[cell]]);
  });

  it("of a wrong query is SQLite's message", async () => {
    const database = await opened();
    expect(await database.run("SELECT nme FROM singer")).toEqual({
      kind: "problem",
      problem: "error",
      message: "no such column: nme",
    });
  });

  it("is remembered, so that a query has one result however often it is asked", async () => {
    const database = await opened();
    const random = "SELECT hex(randomblob(16))";
    expect(await database.run(random)).toEqual(await database.run(random));
    expect(await database.run(random)).not.toEqual(await database.run(`${random} AS other`));
  });

  it("may have just as many rows as is allowed", async () => {
    const database = await opened(SINGERS, { rows: 3 });
    expect(await database.run("SELECT * FROM singer")).toMatchObject({ kind: "rows" });
    expect(rowsOf(await database.run("SELECT * FROM singer, concert"))).toBe(
      "too-large: The query gives more than 3 rows.",
    );
  });

  it("may have just as many empty cells as is allowed, each of which counts for eight bytes", async () => {
    const database = await opened(SINGERS, { resultBytes: 48 });
    expect(await database.run("SELECT '', x'' FROM singer")).toMatchObject({ kind: "rows" });
    expect(rowsOf(await database.run("SELECT '', x'', '' FROM singer"))).toBe(
      "too-large: The query gives more than 48 B.",
    );
  });

  it("may have more rows by wider limits, also where the usual ones have stopped its query", async () => {
    const database = await opened(SINGERS, { rows: 3 });
    const query = "SELECT * FROM singer, concert";
    expect(rowsOf(await database.run(query))).toMatch(/^too-large/);
    expect(await database.run(query, undefined, "wide")).toMatchObject({ kind: "rows" });
    expect(rowsOf(await database.run(query))).toMatch(/^too-large/);
  });
});

describe("queries", () => {
  it("that are issued together are answered each", async () => {
    const database = await opened();
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => database.run(`SELECT ${n}`)));
    expect(results.map(rowsOf)).toEqual([[[1]], [[2]], [[3]], [[4]], [[5]]]);
  });

  it("go on when the one before them took too long", async () => {
    const database = await opened(SINGERS, { seconds: 0.5 });
    const [endless, next] = await Promise.all([database.run(ENDLESS), database.run("SELECT 1")]);
    expect(rowsOf(endless)).toBe("timeout: The query took more than 0.5 s.");
    expect(rowsOf(next)).toEqual([[1]]);
  });

  it("go on when the one before them was cancelled", async () => {
    const database = await opened();
    const controller = new AbortController();
    const endless = database.run(ENDLESS, controller.signal);
    const next = database.run("SELECT 1");
    controller.abort();
    await expect(endless).rejects.toThrow(CancelledError);
    expect(rowsOf(await next)).toEqual([[1]]);
  });

  it("are cancelled at once while they wait, and the one before them is not", async () => {
    const database = await opened(SINGERS, { seconds: 0.5 });
    const controller = new AbortController();
    const first = database.run(ENDLESS);
    const waiting = database.run("SELECT 1", controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow(CancelledError);
    expect(rowsOf(await first)).toMatch(/^timeout/);
  });

  it("are not begun with a signal that was given before", async () => {
    const database = await opened();
    await expect(database.run("SELECT 1", AbortSignal.abort())).rejects.toThrow(CancelledError);
  });

  it("are cancelled when the database is closed, and no more are begun", async () => {
    const database = await opened();
    const running = [database.run(ENDLESS), database.run("SELECT 1")];
    const ended = Promise.allSettled(running);
    await database.close();
    for (const result of await ended) {
      expect(result.status === "rejected" && result.reason).toBeInstanceOf(CancelledError);
    }
    await expect(database.run("SELECT 2")).rejects.toThrow(CancelledError);
  });

  it("see the file as it was when it was opened", async () => {
    const database = await opened(SINGERS, { seconds: 0.5 });
    await writeFile(join(database.folder, database.name), "something else");
    await database.run(ENDLESS);
    expect(rowsOf(await database.run("SELECT count(*) FROM singer"))).toEqual([[3]]);
    await rm(join(database.folder, database.name));
    expect(rowsOf(await database.run("SELECT count(*) FROM concert"))).toEqual([[2]]);
  });
});
