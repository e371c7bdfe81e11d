import { basename, dirname } from "node:path";
import { CancelledError, DatasetError, reasonOf } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { Database } from "../../core/sql.ts";
import type { ValidEvalRequest } from "../contract/requests.ts";
import { findDatabase } from "../databases/find.ts";
import { importedSha256 } from "../datasets/imported.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { fileDigest } from "../storage/file-digest.ts";

/** A database as it was when it was found. */
export interface LocatedDatabase {
  readonly path: string;
  readonly sha256: string;
}

/** Where the databases lie that the questions of a dataset name. */
export interface LocatedDatabases {
  /** Undefined for a question that is about none. */
  fileOf(question: DatasetQuestion): LocatedDatabase | undefined;
  /** SHA-256 of each file by its name. */
  readonly sha256s: Readonly<Record<string, string>>;
}

/**
 * Finds all databases before anything is run: beside the data file, or in the folder that the request names.
 * @throws DatasetError for a database that is not there, or a question of type sql that names none; CancelledError
 */
export async function locateDatabases(
  { file, questions }: Dataset,
  { data, databases }: Pick<ValidEvalRequest, "data" | "databases">,
  signal: AbortSignal,
): Promise<LocatedDatabases> {
  const asking = questions.filter(({ answerType }) => answerType === "sql");
  const lost = asking.find(({ database }) => database === undefined);
  if (lost !== undefined) {
    throw new DatasetError(
      `${file}: the question ${JSON.stringify(lost.id)} is of type sql but names no "database".`,
      {
        file,
        id: lost.id,
      },
    );
  }
  const names = new Set(asking.flatMap(({ database }) => database ?? []));
  if (names.size === 0) return { fileOf: () => undefined, sha256s: {} };
  const folder = databases ?? (importedSha256(data) === null ? dirname(data) : undefined);
  if (folder === undefined) {
    throw new DatasetError(`${file} asks about databases. Name the folder in which they lie.`, { file });
  }
  const files = new Map<string, LocatedDatabase>();
  const sha256s: Record<string, string> = {};
  for (const name of names) {
    const path = await findDatabase(name, folder);
    const sha256 = await sha256Of(path, signal);
    files.set(name, { path, sha256 });
    sha256s[basename(path)] = sha256;
  }
  return {
    fileOf: ({ answerType, database }) => (answerType === "sql" ? files.get(database ?? "") : undefined),
    sha256s,
  };
}

/** A database for one run: its queries end when the run is cancelled. */
export function untilAborted(database: Database, signal: AbortSignal): Database {
  return { name: database.name, run: (query, _own, limits) => database.run(query, signal, limits) };
}

async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  try {
    return await fileDigest([path], signal);
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    throw new DatasetError(`The database ${path} cannot be read: ${reasonOf(error)}.`, { path });
  }
}
