import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { errorCode, reasonOf, StorageError } from "../../core/errors.ts";
import { writeFileAtomically } from "./atomic-file.ts";

/**
 * Reads a JSON file that this program wrote.
 * @returns undefined if there is none
 * @throws StorageError if it cannot be read or does not have its form
 */
export async function readJsonFile<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  let content: string;
  try {
    content = await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new StorageError(`"${path}" cannot be read: ${reasonOf(error)}.`, { path }, { cause: error });
  }
  try {
    return schema.parse(JSON.parse(content));
  } catch (error) {
    throw new StorageError(
      `"${path}" is damaged. Repair it, or delete it to start afresh.`,
      { path },
      { cause: error },
    );
  }
}

/** Writes a JSON file so that a reader sees either the old or the new one. @throws StorageError */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  try {
    await writeFileAtomically(path, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    throw new StorageError(`"${path}" cannot be written: ${reasonOf(error)}.`, { path }, { cause: error });
  }
}
