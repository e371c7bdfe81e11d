import { readFile, stat } from "node:fs/promises";
import { reasonOf } from "../core/errors.ts";
import { UsageError } from "./usage-error.ts";

/**
 * The text of a file, without a byte order mark.
 * @param maxBytes largest size that is read
 * @param what the file is called in errors, such as `context file`
 * @throws UsageError if it cannot be read, is larger, or is not UTF-8
 */
export async function readText(path: string, maxBytes: number, what: string): Promise<string> {
  const bytes = await readUpTo(path, maxBytes).catch((error: unknown) => {
    throw new UsageError(
      `The ${what} "${path}" cannot be read: ${reasonOf(error)}. Check its path and permissions.`,
    );
  });
  if (bytes === undefined)
    throw new UsageError(`The ${what} "${path}" is over ${maxBytes / 1e6} MB. Use a smaller one.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Read all the same, every sign beyond ASCII would be lost.
    throw new UsageError(`The file "${path}" is not UTF-8 text. Save it again in that encoding.`);
  }
}

async function readUpTo(path: string, maxBytes: number): Promise<Uint8Array | undefined> {
  return (await stat(path)).size > maxBytes ? undefined : readFile(path);
}
