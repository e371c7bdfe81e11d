import { CancelledError, DatasetError, reasonOf } from "../core/errors.ts";
import { readHere } from "./engine/piped-data.ts";

/**
 * The text of a file, which may be a pipe, without a byte order mark. Nothing else may be open yet (endingDespitePipe).
 * @param maxBytes largest size that is read
 * @param what the file is called in errors, such as `context file`
 * @throws DatasetError if it cannot be read, is larger, or is not UTF-8; CancelledError
 */
export async function readText(
  path: string,
  maxBytes: number,
  what: string,
  signal: AbortSignal,
): Promise<string> {
  const bytes = await readHere(path, maxBytes, signal).catch((error: unknown) => {
    if (error instanceof CancelledError) throw error;
    throw new DatasetError(
      `The ${what} "${path}" cannot be read: ${reasonOf(error)}. Check its path and permissions.`,
      { path },
    );
  });
  if (bytes.length > maxBytes)
    throw new DatasetError(`The ${what} "${path}" is over ${maxBytes / 1e6} MB. Use a smaller one.`, {
      path,
    });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Read all the same, every sign beyond ASCII would be lost.
    throw new DatasetError(`The file "${path}" is not UTF-8 text. Save it again in that encoding.`, { path });
  }
}
