import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import type { QueryResult } from "../../../core/sql.ts";
import { openDatabase, type OpenedDatabase, type SqlLimits } from "../../../native/sql/index.ts";
import { temporaryFolder } from "../../support/folder.ts";

/** Two small tables, one of which refers to the other. */
export const SINGERS = `
  CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER);
  INSERT INTO singer VALUES (1, 'Ann', 'France', 30), (2, 'Bob', 'France', 25), (3, 'Cid', 'Spain', 41);
  CREATE TABLE concert (id INTEGER PRIMARY KEY, singer INTEGER REFERENCES singer (id), year INTEGER);
  INSERT INTO concert VALUES (1, 1, 2020), (2, 3, 2021);`;

/** Writes a database file. @returns its path */
export function writeDatabase(folder: string, statements: string, name = "singers.sqlite"): string {
  const path = join(folder, name);
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  return path;
}

/** Opens a database made of these statements, until the running test ends. */
export async function opened(
  statements: string = SINGERS,
  limits: Partial<SqlLimits> = {},
): Promise<OpenedDatabase & { readonly folder: string }> {
  const folder = await temporaryFolder();
  const database = await openDatabase(writeDatabase(folder, statements), limits);
  onTestFinished(() => database.close());
  return { ...database, folder };
}

/** The rows of a result, or what was wrong. */
export function rowsOf(result: QueryResult): unknown {
  return result.kind === "rows" ? result.rows : `${result.problem}: ${result.message}`;
}

/** The names of a folder's files with the hashes of what is in them. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
