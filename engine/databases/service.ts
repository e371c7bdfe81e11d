import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { DatasetError } from "../../core/errors.ts";
import type { DatabaseSource, OpenedDatabase } from "../../native/sql/index.ts";
import type { DatabasePreview } from "../contract/databases.ts";
import { createImportedFiles, dataOf, importedSha256, plainFileName } from "../datasets/imported.ts";
import { findKept, keepFile } from "../datasets/kept-files.ts";
import { inTurn } from "../storage/in-turn.ts";
import type { DatabaseService } from "../services.ts";
import { createDatabaseShelf } from "./shelf.ts";

export interface DatabaseOptions {
  /** Folder in which imported databases are kept; null keeps them in memory only. */
  readonly home: string | null;
  /** Opens a database; by default in WebAssembly, where nothing in it can be changed. */
  readonly open: (
    source: DatabaseSource,
    options: { readonly signal: AbortSignal },
  ) => Promise<OpenedDatabase>;
}

/** Bytes of imported databases that are held in memory, beside the last one. */
const MAX_BYTES = 200_000_000;

/** Databases that were handed over, and those that lie on this disk. */
export function createDatabaseService({ home, open }: DatabaseOptions): DatabaseService {
  const imported = createImportedFiles(MAX_BYTES);
  const shelf = createDatabaseShelf(async (version, signal) => {
    const reference = referenceOf(version);
    const sha256 = importedSha256(reference);
    if (sha256 === null) return open(reference, { signal });
    const file = imported.get(reference);
    if (file !== undefined) return open(file, { signal });
    const kept = home === null ? undefined : await findKept(home, sha256);
    if (kept === undefined) throw forgotten(reference);
    return open({ name: kept.name, bytes: await readFile(kept.path) }, { signal });
  });
  const use: DatabaseService["use"] = async (reference, work, signal) =>
    shelf.use(await versionOf(reference), work, signal);
  const preview = (data: string, signal: AbortSignal | undefined): Promise<DatabasePreview> =>
    use(
      data,
      ({ name, schema, tables, notes }) => Promise.resolve({ data, name, schema, tables, notes }),
      signal,
    );

  return {
    use,
    preview(source, signal) {
      if ("path" in source) return preview(resolve(source.path), signal);
      const file = { name: plainFileName(source.name), bytes: Buffer.from(source.base64, "base64") };
      const data = dataOf(file);
      imported.add(data, file);
      return preview(data, signal);
    },
    async keep(reference) {
      const sha256 = importedSha256(reference);
      if (home === null || sha256 === null) return;
      await inTurn(home, async () => {
        const file = imported.get(reference);
        if (file !== undefined) await keepFile(home, sha256, file);
        else if ((await findKept(home, sha256)) === undefined) throw forgotten(reference);
      });
    },
    close: () => shelf.dispose(),
  };
}

/** A file that has changed since it was opened is another database; which it is stands behind the last line break. */
async function versionOf(reference: string): Promise<string> {
  if (importedSha256(reference) !== null) return `${reference}\n`;
  const file = await stat(reference).catch(() => undefined);
  return `${reference}\n${file?.size ?? ""} ${file?.mtimeMs ?? ""}`;
}

function referenceOf(version: string): string {
  return version.slice(0, version.lastIndexOf("\n"));
}

function forgotten(data: string): DatasetError {
  return new DatasetError("This database is not held here any more. Choose the file again.", { data });
}
