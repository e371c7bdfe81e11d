import { fstatSync, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;

/**
 * Writes to standard output. Where that is a file, Node's stream takes a part that was written for the whole, as a disk that
 * is nearly full writes one: so it is written past the stream there, which tells the error as it would its own.
 */
export function writeOutput(text: string): void {
  const { stdout } = process;
  if (!fstatSync(STANDARD_OUTPUT).isFile()) {
    stdout.write(text);
    return;
  }
  const fail = (error: Error): void => void stdout.emit("error", error);
  writeWhole(text, (bytes) => writeSync(STANDARD_OUTPUT, bytes), fail);
}

/**
 * Writes a text in UTF-8 until all of it is written, or that fails.
 * @param write takes as much as there is room for, and gives how many bytes it took
 * @param fail is told what `write` throws; nothing more is written then
 */
export function writeWhole(
  text: string,
  write: (bytes: Uint8Array) => number,
  fail: (error: Error) => void,
): void {
  let rest: Uint8Array = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(write(rest));
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)));
  }
}
