import { UsageError } from "./usage-error.ts";

/**
 * The text of a file, without a byte order mark.
 * @throws UsageError if it is not UTF-8: read all the same, every other sign would be lost
 */
export function utf8(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`The file "${file}" is not UTF-8 text. Save it again in that encoding.`);
  }
}
