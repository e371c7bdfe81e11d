import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueryProblem } from "../../../core/sql.ts";
import { openDatabase, type OpenedDatabase } from "../../../native/sql/index.ts";
import { contentsOf, rowsOf, SINGERS, writeDatabase } from "./support.ts";

const LIMITS = {
  // Only what never ends must be ended by time, on a busy machine, too.
  seconds: 60,
  rows: 1000,
  resultBytes: 1_000_000,
  memoryBytes: 32_000_000,
  queryCharacters: 50_000,
};

const NOTES =
  "CREATE VIRTUAL TABLE note USING fts4 (text); INSERT INTO note VALUES ('one'); INSERT INTO note VALUES ('two');";

let folder: string;
let other: string;
let before: Record<string, string>;
let database: OpenedDatabase;
/** The same database, with little patience. */
let hasty: OpenedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "counterpoint-test-"));
  other = writeDatabase(
    folder,
    "CREATE TABLE secret (word TEXT); INSERT INTO secret VALUES ('x');",
    "other.db",
  );
  const path = writeDatabase(folder, SINGERS + NOTES);
  before = await contentsOf(folder);
  database = await openDatabase(path, LIMITS);
  hasty = await openDatabase(path, { ...LIMITS, seconds: 0.5 });
});

afterAll(async () => {
  await Promise.all([database.close(), hasty.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** What a query comes to, and that nothing came of it: neither on the disk nor for the queries after it. */
async function outcome(query: string, asking = database): Promise<QueryProblem | "rows"> {
  const result = await asking.run(query);
  expect(await contentsOf(folder)).toEqual(before);
  // Within wide limits: the thread may be a new one on a busy machine, and `hasty` has little patience.
  const check = async (select: string) => rowsOf(await asking.run(select, undefined, "wide"));
  // Another wording each time, since results are remembered.
  expect(await check(`SELECT name, ${asked++} * 0 FROM singer ORDER BY id`)).toEqual([
    ["Ann", 0],
    ["Bob", 0],
    ["Cid", 0],
  ]);
  expect(await check(`SELECT ${asked++} * 0 + count(*) FROM sqlite_schema`)).toEqual([[OBJECTS]]);
  expect(await check(`SELECT ${asked++} * 0, ${SETTINGS}`)).toEqual([[0, 1, "main", 0]]);
  return result.kind === "rows" ? "rows" : result.problem;
}

let asked = 1;
/** Whether it only reads, what is open beside SQLite's own temporary tables, and how many of these there are. */
const SETTINGS =
  "(SELECT * FROM pragma_query_only), (SELECT group_concat(name) FROM pragma_database_list WHERE name <> 'temp'), " +
  "(SELECT count(*) FROM sqlite_temp_schema)";
/** Tables and indices of the database: singer, concert, note, and the five tables and one index of note. */
const OBJECTS = 9;

describe("a statement that writes is refused", () => {
  it.each([
    "INSERT INTO singer VALUES (4, 'Dan', 'Spain', 3)",
    "INSERT OR REPLACE INTO singer VALUES (1, 'Dan', 'Spain', 3) RETURNING *",
    "REPLACE INTO singer VALUES (1, 'Dan', 'Spain', 3)",
    "UPDATE singer SET name = 'x'",
    "DELETE FROM singer",
    "DROP TABLE singer",
    "CREATE TABLE t (a)",
    "CREATE TEMP TABLE t (a)",
    "CREATE TEMP VIEW singer AS SELECT 1",
    "CREATE TRIGGER t AFTER INSERT ON singer BEGIN DELETE FROM singer; END",
    "CREATE VIRTUAL TABLE v USING fts4 (a)",
    "ALTER TABLE singer RENAME TO s",
    "REINDEX",
    "ANALYZE",
    "WITH x AS (SELECT 1) INSERT INTO singer SELECT 9, 'x', 'y', 1 FROM x",
    "WITH x AS (SELECT 1) DELETE FROM singer",
    "WITH x AS (SELECT 1) UPDATE singer SET name = 'x' RETURNING name",
    "WITH x(a) AS (VALUES (1)), y AS MATERIALIZED (SELECT 2) REPLACE INTO singer SELECT 1, 1, 1, 1",
  ])("%s", async (statement) => {
    expect(await outcome(statement)).toBe("refused");
    expect(rowsOf(await database.run(statement))).toMatch(/would change the database \([A-Z]+\)/);
  });
});

describe("a statement that reaches beyond the database or changes settings is refused", () => {
  it.each([
    "ATTACH 'other.db' AS o",
    "ATTACH ':memory:' AS o",
    "DETACH main",
    "PRAGMA query_only = 0",
    "PRAGMA journal_mode = WAL",
    "PRAGMA hard_heap_limit = 0",
    "PRAGMA writable_schema = 1",
    "PRAGMA temp_store_directory = '/'",
    "VACUUM",
    "VACUUM INTO 'copy.db'",
    "BEGIN EXCLUSIVE",
    "SAVEPOINT s",
    "EXPLAIN SELECT 1",
    "EXPLAIN QUERY PLAN SELECT 1",
    ".shell ls",
  ])("%s", async (statement) => {
    expect(await outcome(statement)).toBe("refused");
  });

  it("also with the path of another file", async () => {
    expect(await outcome(`ATTACH '${other}' AS o`)).toBe("refused");
    expect(await outcome(`SELECT * FROM '${other}'.secret`)).toBe("error");
  });
});

describe("a function that reaches beyond the database does not exist", () => {
  it.each([
    "SELECT load_extension('x.so')",
    "SELECT writefile('x', 'y')",
    "SELECT readfile('/etc/hosts')",
    "SELECT edit('x')",
    "SELECT * FROM fsdir('.')",
    "SELECT * FROM generate_series(1, 2)",
    "SELECT fts3_tokenizer('simple', x'0000000000000000')",
  ])("%s", async (query) => {
    expect(await outcome(query)).toBe("error");
  });
});

describe("several statements are refused", () => {
  it.each([
    "SELECT 1; SELECT 2",
    "SELECT 1; DROP TABLE singer",
    "SELECT 1;;; PRAGMA query_only = 0",
    "SELECT 1; -- a\n/* b */ DELETE FROM singer;",
    "SELECT ';'; DELETE FROM singer",
    'SELECT ";" FROM singer; DELETE FROM singer',
    "SELECT 1 AS [;]; DELETE FROM singer",
    "VALUES (1); DELETE FROM singer",
  ])("%s", async (query) => {
    expect(await outcome(query)).toBe("refused");
  });
});

describe("a statement behind something else", () => {
  it.each<[string, QueryProblem | "rows"]>([
    ["-- SELECT\nDELETE FROM singer", "refused"],
    ["/* SELECT */ DELETE FROM singer", "refused"],
    ["/* SELECT 1 */; DELETE FROM singer", "refused"],
    ["; DELETE FROM singer", "refused"],
    ["\uFEFFDELETE FROM singer", "refused"],
    ["\uFEFFSELECT 1", "rows"],
    ["-- DELETE\nSELECT 1; -- DELETE", "rows"],
    ["/* unclosed", "refused"],
    ["-- nothing", "refused"],
    [";;", "refused"],
    ["", "refused"],
    ["SELECT 1\0; DELETE FROM singer", "refused"],
    ["DELETE\0SELECT 1", "refused"],
    ["(SELECT 1)", "refused"],
    ["'SELECT 1'", "refused"],
    ["SELECT 'unclosed", "error"],
    ['SELECT "unclosed', "error"],
    ["SELECT `unclosed", "error"],
    ["SELECT [unclosed", "error"],
    ["SELECT 1 /* unclosed; DELETE FROM singer", "rows"],
    ["SELECT 1\u00a0; DELETE FROM singer", "refused"],
    ["SELECT 1 \ud800", "rows"],
    ["SELECT", "error"],
    ["WITH", "error"],
  ])("%j: %s", async (query, expected) => {
    expect(await outcome(query)).toBe(expected);
  });
});

describe("a query that would take too long is ended", () => {
  it.each([
    [
      "an endless recursion",
      "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x FROM a) SELECT count(*) FROM a",
    ],
    ["a cross join", `SELECT count(*) FROM ${crossed(18)}`],
    [
      "a subquery for each row",
      "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a LIMIT 20000) SELECT count(*) FROM a WHERE x IN (SELECT b.x + a.x * 0 FROM a b)",
    ],
  ])("%s", async (_, query) => {
    expect(await outcome(query, hasty)).toBe("timeout");
  });

  it("and so are several, one after another", async () => {
    const endless = (n: number): string =>
      `WITH RECURSIVE a(x) AS (SELECT ${n} UNION ALL SELECT x FROM a) SELECT count(*) FROM a`;
    const results = await Promise.all([1, 2, 3].map((n) => hasty.run(endless(n))));
    expect(results.map((result) => result.kind === "problem" && result.problem)).toEqual(
      Array(3).fill("timeout"),
    );
    expect(await outcome(endless(4), hasty)).toBe("timeout");
  });
});

describe("a query that would take too much memory is ended", () => {
  it.each([
    ["a blob of zeros", "SELECT zeroblob(1000000000)"],
    ["a random blob", "SELECT length(randomblob(900000000))"],
    ["a text of one letter", "SELECT printf('%.*c', 100000000, 'x')"],
    ["a text of hexadecimal digits", "SELECT hex(zeroblob(30000000))"],
    [
      "a text that replaces itself",
      "SELECT replace(replace(printf('%.*c', 10000, 'x'), 'x', printf('%.*c', 10000, 'y')), 'y', 'zzzz')",
    ],
    [
      "rows that are sorted",
      "WITH RECURSIVE a(x, n) AS (SELECT zeroblob(1000000), 1 UNION ALL SELECT zeroblob(1000000), n + 1 FROM a LIMIT 100) SELECT * FROM a ORDER BY x, n DESC LIMIT 1 OFFSET 99",
    ],
    ["texts put together", `SELECT group_concat(hex(zeroblob(100000))) FROM ${crossed(6)}`],
  ])("%s", async (_, query) => {
    expect(await outcome(query)).toBe("memory");
  });
});

describe("a result that is too large is given up", () => {
  it.each([
    ["in rows", "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a) SELECT x FROM a"],
    ["in the bytes of one blob", "SELECT zeroblob(10000000)"],
    ["in the characters of one text", "SELECT printf('%.*c', 2000000, 'x')"],
    ["in all its texts", `SELECT printf('%.*c', 10000, 'x') FROM ${crossed(5)}`],
    ["in one number of bytes that no text may have", "SELECT zeroblob(2000000000)"],
  ])("%s", async (_, query) => {
    expect(await outcome(query)).toBe("too-large");
  });
});

describe("a query that is too large or too deep is an error or refused", () => {
  it.each<[string, string, QueryProblem]>([
    ["ten million characters", `SELECT '${"x".repeat(10_000_000)}'`, "refused"],
    ["ten million signs", "(".repeat(10_000_000), "refused"],
    ["parentheses", `SELECT ${"(".repeat(20_000)}1${")".repeat(20_000)}`, "error"],
    ["subqueries", `SELECT ${"(SELECT ".repeat(3000)}1${")".repeat(3000)}`, "error"],
    ["sums", `SELECT 1${"+1".repeat(20_000)}`, "error"],
    ["functions", `SELECT ${"abs(".repeat(5000)}1${")".repeat(5000)}`, "error"],
    ["unions", `SELECT 1${" UNION SELECT 1".repeat(2000)}`, "error"],
    ["columns", `SELECT 1${",1".repeat(20_000)}`, "error"],
    ["cases", `SELECT ${"CASE WHEN 1 THEN ".repeat(1500)}1${" END".repeat(1500)}`, "error"],
  ])("%s", async (_, query, problem) => {
    expect(await outcome(query)).toBe(problem);
  });

  it("but a long pattern is none", async () => {
    expect(await outcome(`SELECT printf('%.*c', 49000, 'a') LIKE '${"%a".repeat(20_000)}%b'`)).toBe("rows");
  });

  it("such as a pattern longer than any that SQLite compares with", async () => {
    expect(await outcome("SELECT 'a' LIKE printf('%.*c', 60000, '%')")).toBe("error");
  });
});

describe("a table-valued pragma changes nothing", () => {
  it("whichever it is, with or without an argument", async () => {
    const listed = await database.run("SELECT name FROM pragma_pragma_list");
    const names = listed.kind === "rows" ? listed.rows.map(([name]) => String(name)) : [];
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      for (const argument of ["", "(0)", "(1)", "('main')", "('delete', 'main')", "(-1, 'main')"]) {
        await database.run(`SELECT * FROM pragma_${name}${argument}`);
      }
    }
    expect(await outcome("SELECT zeroblob(1000000001)")).toBe("too-large");
    expect(await outcome("SELECT length(randomblob(900000001))")).toBe("memory");
    expect(rowsOf(await database.run("SELECT * FROM pragma_query_only, pragma_temp_store"))).toEqual([
      [1, 2],
    ]);
  });
});

describe("a full-text table", () => {
  it("can be searched", async () => {
    expect(rowsOf(await database.run("SELECT text FROM note WHERE note MATCH 'two'"))).toEqual([["two"]]);
  });

  it("is not written to by its own function", async () => {
    const segments = "SELECT count(*) FROM note_segdir";
    expect(rowsOf(await database.run(segments))).toEqual([[2]]);
    expect(await outcome("SELECT optimize(note) FROM note LIMIT 1")).toBe("refused");
    expect(rowsOf(await database.run(`${segments} WHERE 1`))).toEqual([[2]]);
  });
});

/** A join of so many copies of the table of three singers. */
function crossed(copies: number): string {
  return Array.from({ length: copies }, (_, index) => `singer s${index}`).join(", ");
}
