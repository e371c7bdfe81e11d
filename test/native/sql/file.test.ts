import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { CancelledError, DatabaseError } from "../../../core/errors.ts";
import { openDatabase } from "../../../native/sql/index.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { opened, rowsOf, SINGERS, writeDatabase } from "./support.ts";

const HEAD = "original_column_name,column_name,column_description,data_format,value_description\n";
const NUMBERED = Array.from({ length: 60_000 }, (_, number) => `a_${number + 1},`).join("");

describe("a database that cannot be opened", () => {
  async function problemOf(make: (folder: string) => Promise<string>, limits = {}): Promise<unknown> {
    const path = await make(await temporaryFolder());
    return openDatabase(path, limits).catch((error: unknown) => error);
  }

  const written =
    (content: string | Uint8Array) =>
    async (folder: string): Promise<string> => {
      await writeFile(join(folder, "x.sqlite"), content);
      return join(folder, "x.sqlite");
    };
  const whole = async (): Promise<Buffer> => readFile(writeDatabase(await temporaryFolder(), SINGERS));

  it.each<[string, (folder: string) => Promise<string>, RegExp]>([
    [
      "is missing",
      (folder) => Promise.resolve(join(folder, "none.sqlite")),
      /There is no file .*none\.sqlite/,
    ],
    ["is a folder", (folder) => Promise.resolve(folder), /is a folder/],
    ["is empty", written(""), /x\.sqlite is empty/],
    ["is a text", written("name,age\nAnn,30\n".repeat(100)), /no SQLite database, or it is encrypted/],
    ["is shorter than a header", written("SQLite format 3\0"), /no SQLite database/],
    [
      "has nothing but a header",
      written(`SQLite format 3\0${"\0".repeat(4080)}`),
      /cannot be opened: SQLite says/,
    ],
    ["was cut off", async (folder) => written((await whole()).subarray(0, 4096))(folder), /cannot be|read/],
  ])("because it %s is told as such", async (_, make, message) => {
    const error = await problemOf(make);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toMatch(message);
  });

  it("because it is too large is told with both sizes", async () => {
    const error = await problemOf((folder) => Promise.resolve(writeDatabase(folder, SINGERS)), {
      fileBytes: 5000,
    });
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toMatch(/12 kB; at most 5\.0 kB/);
  });

  it("is not read to its end where that is cancelled", async () => {
    const error = await problemOf(written("no database"), { signal: AbortSignal.abort() });
    expect(error).toBeInstanceOf(CancelledError);
  });
});

describe("an opened database", () => {
  it("has its file's name, hash and tables", async () => {
    const database = await opened(
      `${SINGERS} CREATE VIEW french AS SELECT * FROM singer WHERE country = 'France'`,
    );
    const bytes = await readFile(join(database.folder, "singers.sqlite"));
    expect(database).toMatchObject({
      name: "singers.sqlite",
      sha256: createHash("sha256").update(bytes).digest("hex"),
      tables: [
        { name: "singer", rows: 3 },
        { name: "concert", rows: 2 },
      ],
      notes: [],
    });
  });

  it("counts all rows of a table, however few of them are looked at for its description", async () => {
    const { tables } = await opened(`CREATE TABLE t (a); INSERT INTO t
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10002) SELECT i FROM n`);
    expect(tables).toEqual([{ name: "t", rows: 10_002 }]);
  });

  it("may come as bytes", async () => {
    const bytes = await readFile(writeDatabase(await temporaryFolder(), SINGERS));
    const database = await openDatabase({ name: "handed-over.db", bytes });
    onTestFinished(() => database.close());
    expect(database.name).toBe("handed-over.db");
    expect(rowsOf(await database.run("SELECT count(*) FROM singer"))).toEqual([[3]]);
  });

  it("may be in WAL mode; changes that lie beside it are said to be missing", async () => {
    const folder = await temporaryFolder();
    const path = writeDatabase(folder, `PRAGMA journal_mode = WAL; ${SINGERS}`);
    const writer = new DatabaseSync(path);
    onTestFinished(() => writer.close());
    writer.exec("INSERT INTO singer VALUES (4, 'Dan', 'Spain', 50)");
    const copy = join(folder, "copy.sqlite");
    await copyFile(path, copy);
    await copyFile(`${path}-wal`, `${copy}-wal`);

    const database = await openDatabase(copy);
    onTestFinished(() => database.close());
    expect(rowsOf(await database.run("SELECT count(*) FROM singer"))).toEqual([[3]]);
    expect(database.notes).toEqual([expect.stringMatching(/last changes of copy\.sqlite are missing/)]);
    expect(database.sha256).toBe(
      createHash("sha256")
        .update(await readFile(copy))
        .digest("hex"),
    );
  });

  it("is said to be doubtful if a change to it was broken off", async () => {
    const folder = await temporaryFolder();
    const path = writeDatabase(folder, SINGERS);
    await writeFile(`${path}-journal`, "x");
    const database = await openDatabase(path);
    onTestFinished(() => database.close());
    expect(database.notes).toEqual([expect.stringMatching(/was broken off/)]);
  });

  it("leaves out a table that it cannot read, and says so", async () => {
    const database = await opened(`${SINGERS} CREATE VIRTUAL TABLE place USING rtree (id, low, high)`);
    expect(database.notes).toEqual(["The table place cannot be read: no such module: rtree."]);
    expect(database.schema).not.toContain("TABLE place (");
    expect(rowsOf(await database.run("SELECT count(*) FROM singer"))).toEqual([[3]]);
  });

  it("may have no table", async () => {
    const database = await opened("CREATE TABLE t (a); DROP TABLE t;");
    expect(database.tables).toEqual([]);
    expect(database.schema).toBe("");
  });

  it("tells from files beside it what its columns mean, in either of two encodings", async () => {
    const folder = await temporaryFolder();
    const path = writeDatabase(folder, SINGERS);
    await mkdir(join(folder, "database_description"));
    await writeFile(
      join(folder, "database_description", "singer.csv"),
      `\uFEFF${HEAD}Country,,where the singer\nwas born,text,\nage,,age,integer,in years\nname,,"given\nname",text,\n`,
    );
    await writeFile(
      join(folder, "database_description", "concert.csv"),
      Buffer.from(`${HEAD}year,,ann\xe9e,integer,\n`, "latin1"),
    );
    const database = await openDatabase(path);
    onTestFinished(() => database.close());
    expect(database.schema).toMatch(/age INTEGER -- in years/);
    expect(database.schema).toMatch(/name TEXT, -- given name; 'Ann', 'Bob', 'Cid'/);
    expect(database.schema).toMatch(/year INTEGER -- année/);
  });

  /** The schema of a database with one table, beside which a file tells of its columns. */
  async function schemaWith(text: string, statements: string, name = "singer.csv"): Promise<string> {
    const folder = await temporaryFolder();
    const path = writeDatabase(folder, statements);
    await mkdir(join(folder, "database_description"));
    await writeFile(join(folder, "database_description", name), text);
    const database = await openDatabase(path);
    onTestFinished(() => database.close());
    return database.schema;
  }

  it.each([
    ["wrong quotation marks", `${HEAD}age,,"${'a"'.repeat(245_000)}${" ".repeat(500_000)}\n`],
    [
      "headings that are alike",
      `original_column_name,column_description,${NUMBERED}${"a,".repeat(200_000)}\nage,a"a\n`,
    ],
    [
      "wrong quotation marks before tabs",
      `${HEAD.replaceAll(",", "\t")}age\t\t"${'a"'.repeat(245_000)}${"\t".repeat(500_000)}\n`,
    ],
  ])("is not held up by a file beside it that is full of %s", async (_case, text) => {
    expect(await schemaWith(text, SINGERS)).toContain('age INTEGER -- a"a');
  });

  it.each([";", "\t", "|"])("is told what columns mean by a file with %j between its cells", async (sign) => {
    const text = `${HEAD}age,,,integer,in years\n`.replaceAll(",", sign);
    expect(await schemaWith(text, SINGERS)).toContain("age INTEGER -- in years");
  });

  it("is told what columns mean by a file whose name has other capitals than the table", async () => {
    const text = `${HEAD}age,,,integer,in years\n`;
    expect(await schemaWith(text, SINGERS, "Singer.CSV")).toContain("age INTEGER -- in years");
  });

  it("is told what a column means whose name has several blanks in a row", async () => {
    const text = `${HEAD}full  name,,as on the passport,,\n`;
    const schema = await schemaWith(text, 'CREATE TABLE singer ("full  name" TEXT)');
    expect(schema).toContain("-- as on the passport");
  });
});
