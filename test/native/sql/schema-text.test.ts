import { describe, expect, it } from "vitest";
import { opened, rowsOf, SINGERS } from "./support.ts";

async function schemaOf(statements: string, schemaCharacters = 12_000): Promise<string> {
  return (await opened(statements, { schemaCharacters })).schema;
}

describe("the schema", () => {
  it("has a line for each column, and the foreign keys below", async () => {
    expect(await schemaOf(SINGERS)).toBe(
      [
        "CREATE TABLE singer (",
        "  id INTEGER PRIMARY KEY,",
        "  name TEXT, -- 'Ann', 'Bob', 'Cid'",
        "  country TEXT, -- 'France', 'Spain'",
        "  age INTEGER",
        ");",
        "CREATE TABLE concert (",
        "  id INTEGER PRIMARY KEY,",
        "  singer INTEGER,",
        "  year INTEGER",
        ");",
        "-- Foreign keys:",
        "-- concert.singer = singer.id",
      ].join("\n"),
    );
  });

  it("keeps the foreign keys for which there is room where all tables fit, and calls none of them further", async () => {
    const table = (name: string, to: string) =>
      `CREATE TABLE ${name} (a INT, b INT, c INT REFERENCES ${to} (a), FOREIGN KEY (a) REFERENCES ${to} (a), FOREIGN KEY (b) REFERENCES ${to} (a))`;
    const schema = await schemaOf([table("t0", "t1"), table("t1", "t2"), table("t2", "t0")].join(";"), 250);
    expect(schema).toContain("CREATE TABLE t2 (");
    expect(schema).not.toContain("Further tables");
    expect(schema).toContain("-- Foreign keys:");
    expect(schema.length).toBeLessThanOrEqual(250);
  });

  it("is SQL itself", async () => {
    const schema = await schemaOf(
      `${SINGERS} CREATE TABLE "my order" ("first name" VARCHAR(20), "group" TEXT, a'b TEXT)`.replace(
        "a'b",
        '"a""b"',
      ),
    );
    const copy = await opened(schema);
    expect(rowsOf(await copy.run(`SELECT "first name", "group", "a""b" FROM "my order"`))).toEqual([]);
  });

  it("gives two examples where a column has many values", async () => {
    const many =
      "CREATE TABLE t (a TEXT); INSERT INTO t SELECT 'v' || id FROM (VALUES (1), (2), (3), (4), (5), (6), (7)) AS n (id)";
    expect(await schemaOf(many.replace("AS n (id)", "").replace("id FROM", "column1 FROM"))).toContain(
      "a TEXT -- e.g. 'v1', 'v2'",
    );
  });

  it("shows no long values, none with line breaks, and none of numbers", async () => {
    const schema = await schemaOf(
      `CREATE TABLE t (a TEXT, b INTEGER, c TEXT); INSERT INTO t VALUES ('${"x".repeat(31)}', 1, 'one
two'), ('it''s', 2, NULL)`,
    );
    expect(schema).toBe("CREATE TABLE t (\n  a TEXT, -- e.g. 'it''s'\n  b INTEGER,\n  c TEXT\n);");
  });

  it("shows texts of dates, times, truth and lists of values, whose types are none of text", async () => {
    const schema = await schemaOf(
      `CREATE TABLE t (a DATE, b TIMESTAMP, c BOOLEAN, d ENUM, e DATE);
      INSERT INTO t VALUES ('2020-01-31', '2020-01-31 10:00', 'T', 'low', 20200131)`,
    );
    expect(schema).toBe(
      [
        "CREATE TABLE t (",
        "  a DATE, -- '2020-01-31'",
        "  b TIMESTAMP, -- '2020-01-31 10:00'",
        "  c BOOLEAN, -- 'T'",
        "  d ENUM, -- 'low'",
        "  e DATE",
        ");",
      ].join("\n"),
    );
  });

  it("calls texts examples where numbers stand beside them", async () => {
    const schema = await schemaOf(
      `CREATE TABLE t (a DATE, b BOOLEAN, c ENUM);
      INSERT INTO t VALUES (20200131, 1, 'low'), ('2020-01-31', 'T', NULL)`,
    );
    expect(schema).toContain("a DATE, -- e.g. '2020-01-31'");
    expect(schema).toContain("b BOOLEAN, -- e.g. 'T'");
    expect(schema).toContain("c ENUM -- 'low'");
  });

  it("calls the values of a long table examples: not all of its rows are looked at", async () => {
    const filled = (rows: number) =>
      schemaOf(
        `CREATE TABLE t (a TEXT); INSERT INTO t
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
        SELECT CASE WHEN i > 10000 THEN 'late' ELSE 'early' END FROM n`,
      );
    expect(await filled(10_000)).toContain("a TEXT -- 'early'");
    expect(await filled(10_001)).toContain("a TEXT -- e.g. 'early'");
  });

  it("has a primary key of several columns on a line of its own", async () => {
    expect(await schemaOf("CREATE TABLE t (a INTEGER, b INTEGER, PRIMARY KEY (b, a)) WITHOUT ROWID")).toBe(
      "CREATE TABLE t (\n  a INTEGER,\n  b INTEGER,\n  PRIMARY KEY (b, a)\n);",
    );
  });

  it("resolves a foreign key that names no column", async () => {
    const schema = await schemaOf(
      "CREATE TABLE a (x INTEGER, y INTEGER, PRIMARY KEY (y, x)); CREATE TABLE b (p INTEGER, q INTEGER, FOREIGN KEY (p, q) REFERENCES a)",
    );
    expect(schema).toMatch(/-- b\.p = a\.y\n-- b\.q = a\.x$/);
  });

  it("has views without examples, and no tables of SQLite's own", async () => {
    const schema = await schemaOf(
      "CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT); CREATE VIEW v AS WITH RECURSIVE a(x) AS (SELECT 'x' UNION ALL SELECT x FROM a) SELECT x AS name FROM a; CREATE VIRTUAL TABLE note USING fts4 (text)",
    );
    expect(schema).toContain("CREATE VIEW v (\n  name\n);");
    expect(schema).not.toMatch(/sqlite_sequence|note_segments/);
  });

  const tables = Array.from(
    { length: 20 },
    (_, index) =>
      `CREATE TABLE table${index} (name TEXT, other TEXT); INSERT INTO table${index} VALUES ('some value', 'another')`,
  ).join(";");

  it("loses its examples where it would be too long", async () => {
    const full = await schemaOf(tables);
    const shorter = await schemaOf(tables, full.length - 1);
    expect(shorter).toContain("CREATE TABLE table19 (");
    expect(shorter).not.toContain("some value");
  });

  it("names the last tables only where it would still be too long", async () => {
    const schema = await schemaOf(tables, 500);
    expect(schema.length).toBeLessThanOrEqual(500);
    expect(schema).toContain("CREATE TABLE table0 (");
    expect(schema).not.toContain("CREATE TABLE table19");
    expect(schema).toMatch(/-- Further tables: .*table18, table19$/);
  });

  it.each([1, 10, 60, 200])("is never longer than %i characters", async (limit) => {
    expect((await schemaOf(tables, limit)).length).toBeLessThanOrEqual(limit);
  });
});
