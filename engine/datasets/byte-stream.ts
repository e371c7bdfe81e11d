import { createReadStream } from "node:fs";
import process from "node:process";
import { addAbortSignal } from "node:stream";

const READ_BYTES = 2 ** 20;
/** This process's own, by any of its names. */
const STANDARD_INPUT = /^\/dev\/(stdin|fd\/0)$|^\/proc\/self\/fd\/0$/;

/**
 * The bytes of a file, which may be a pipe, and of standard input also where it is a socket, which has no name to be opened by.
 * Reading them throws the system's error, and an AbortError once the signal is aborted.
 */
export function byteStream(path: string, signal?: AbortSignal): AsyncIterable<Uint8Array> {
  const stream = STANDARD_INPUT.test(path)
    ? process.stdin
    : createReadStream(path, { highWaterMark: READ_BYTES });
  return signal === undefined ? stream : addAbortSignal(signal, stream);
}
