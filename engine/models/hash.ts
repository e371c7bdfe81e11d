import { stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CancelledError, ModelLoadError, reasonOf, StorageError } from "../../core/errors.ts";
import { fileDigest } from "../storage/file-digest.ts";
import { inTurn } from "../storage/in-turn.ts";
import { readJsonFile, writeJsonFile } from "../storage/json-file.ts";
import { modelsFolder } from "./folder.ts";

const MAX_REMEMBERED = 500;

const hashIndex = z.record(z.string(), z.strictObject({ files: z.string(), sha256: z.string() }));

/**
 * SHA-256 of one file, or of several as if they were one, in hexadecimal.
 * @throws CancelledError after `signal`; ModelLoadError if a file cannot be read
 */
export async function sha256Of(paths: readonly string[], signal?: AbortSignal): Promise<string> {
  try {
    return await fileDigest(paths, signal);
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    throw unreadable(paths[0] ?? "", error);
  }
}

/**
 * As `sha256Of`, but files whose lengths and times of change are as they were at the last time are not read again.
 * What is known is kept in the home's `models/index.json`.
 */
export async function rememberedSha256(
  paths: readonly string[],
  home: string,
  signal?: AbortSignal,
): Promise<string> {
  const files = await fingerprint(paths);
  const known = (await readIndex(home))[keyOf(paths)];
  if (known?.files === files) return known.sha256;
  const sha256 = await sha256Of(paths, signal);
  if ((await fingerprint(paths)) === files) await remember(home, { [keyOf(paths)]: { files, sha256 } });
  return sha256;
}

/** Has `rememberedSha256` know what files were just found to have. @throws ModelLoadError if a file cannot be read */
export async function rememberSha256(paths: readonly string[], home: string, sha256: string): Promise<void> {
  await remember(home, { [keyOf(paths)]: { files: await fingerprint(paths), sha256 } });
}

function keyOf(paths: readonly string[]): string {
  return paths.join("\n");
}

type HashIndex = z.infer<typeof hashIndex>;

function indexPath(home: string): string {
  return join(modelsFolder(home), "index.json");
}

async function readIndex(home: string): Promise<HashIndex> {
  try {
    return (await readJsonFile(indexPath(home), hashIndex)) ?? {};
  } catch (error) {
    // It only saves time: a damaged index is written anew.
    if (error instanceof StorageError) return {};
    throw error;
  }
}

async function remember(home: string, fresh: HashIndex): Promise<void> {
  const path = indexPath(home);
  try {
    await inTurn(path, async () => {
      // Hashing takes its time: others may have been remembered meanwhile.
      const entries = Object.entries({ ...(await readIndex(home)), ...fresh });
      await writeJsonFile(path, Object.fromEntries(entries.slice(-MAX_REMEMBERED)));
    });
  } catch (error) {
    // A home that cannot be written costs time here; what must be stored there will say so itself.
    if (!(error instanceof StorageError)) throw error;
  }
}

/** Length and times of each file: another one of the same length shows by its own, whatever the others' are. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const files: string[] = [];
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs } = await stat(path).catch((error: unknown) => {
      throw unreadable(path, error);
    });
    files.push(`${size} ${mtimeMs} ${ctimeMs}`);
  }
  return files.join(", ");
}

function unreadable(path: string, error: unknown): ModelLoadError {
  return new ModelLoadError(
    `The model "${path}" cannot be read: ${reasonOf(error)}. ` +
      "Check that the file is still there and may be read.",
    { path },
    { cause: error },
  );
}
