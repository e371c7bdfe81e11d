import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { throwIfCancelled } from "../../core/cancel.ts";

const READ_BYTES = 2 ** 20;

/**
 * SHA-256 of one file, or of several as if they were one, in hexadecimal.
 * @throws CancelledError after `signal`; the system's error
 */
export async function fileDigest(paths: readonly string[], signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  try {
    for (const path of paths) {
      const stream = createReadStream(path, { highWaterMark: READ_BYTES, ...(signal && { signal }) });
      for await (const chunk of stream) hash.update(chunk as Uint8Array);
    }
  } catch (error) {
    throwIfCancelled(signal);
    throw error;
  }
  return hash.digest("hex");
}
