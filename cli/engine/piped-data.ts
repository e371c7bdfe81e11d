import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { unlessAborted } from "../../core/cancel.ts";
import { CancelledError, DatasetError, reasonOf } from "../../core/errors.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { MAX_DATASET_TEXT } from "../../engine/contract/limits.ts";
import type { EvalRequest } from "../../engine/contract/requests.ts";
import { byteStream } from "../../engine/datasets/byte-stream.ts";
import { given } from "../given.ts";

type NamesData = Pick<EvalRequest, "data" | "columns">;

/** As many as fit into a request in base64, in which four characters stand for three bytes. */
const MAX_BYTES = (MAX_DATASET_TEXT / 4) * 3;
/** Until the command has said that it was cancelled. */
const SAYING_MILLISECONDS = 100;

/**
 * Reads data that comes from a pipe here and once: its name means something else in another process, and later
 * nothing.
 * @returns gives an engine a copy of that data, and the request as it names that copy, from which its run can be gone
 *   on with; other requests stay as they are
 * @throws DatasetError if the pipe cannot be read or gives more than 30 MB; CancelledError
 */
export async function withPipedData<Request extends NamesData>(
  request: Request,
  signal: AbortSignal,
): Promise<(client: EngineClient) => Promise<Request>> {
  const { data, columns }: NamesData = request;
  if (!(await isPipe(data))) return () => Promise.resolve(request);
  const bytes = await bytesOf(data, signal);
  const upload = { name: basename(data), base64: bytes.toString("base64"), ...given("columns", columns) };
  // The estimate and the run go by one copy, unless another engine takes over in between.
  const copies = new WeakMap<EngineClient, Promise<string>>();
  return async (client) => {
    const copy = copies.get(client) ?? client.datasets.preview(upload, { signal }).then(({ data }) => data);
    copies.set(client, copy);
    return { ...request, data: await copy };
  };
}

/** Whether a path can be read only once, or only here: `/dev/stdin` may be a file, but elsewhere it is another one. */
export async function isPipe(path: string): Promise<boolean> {
  if (/^\/dev\/(stdin|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/.test(path)) return true;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

async function bytesOf(path: string, signal: AbortSignal): Promise<Buffer> {
  const bytes = await readHere(path, MAX_BYTES, signal).catch((error: unknown) => {
    if (error instanceof CancelledError) throw error;
    throw new DatasetError(`${path} cannot be read: ${reasonOf(error)}.`, { path });
  });
  if (bytes.length <= MAX_BYTES) return bytes;
  throw new DatasetError(
    `${path} gives more than ${MAX_BYTES / 1e6} MB, the most that is taken from a pipe. ` +
      "Write it to a file, and name that.",
    { path },
  );
}

/**
 * Reads a file here, which may be a pipe, and standard input also where it is a socket, which has no name to be opened by.
 * Nothing else may be open yet (endingDespitePipe).
 * @param most bytes; of a longer file a little more is read, by which it is known
 * @throws the system's error; CancelledError
 */
export function readHere(path: string, most: number, signal: AbortSignal): Promise<Buffer> {
  return endingDespitePipe(unlessAborted(readBeyond(path, most, signal), signal));
}

async function readBeyond(path: string, most: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of byteStream(path, signal)) {
    parts.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(parts);
}

/**
 * Waits for what is read from a file here, which may be a pipe. Where that is cancelled the process ends, though nothing may
 * come from the pipe any more: so nothing else may be open.
 * @param reading rejects with CancelledError as soon as it is cancelled
 * @throws what the reading throws
 */
export async function endingDespitePipe<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CancelledError) endDespiteReading();
    throw error;
  }
}

/**
 * A thread that waits for a pipe cannot be called back, and neither the event loop nor `process.exit` ends before it. Nothing
 * else is open here yet, so the interrupt may do what it does without us: end the process, for shells with exit code 130.
 */
function endDespiteReading(): void {
  const interrupt = (): void => {
    process.removeAllListeners("SIGINT");
    process.kill(process.pid, "SIGINT");
  };
  setTimeout(interrupt, SAYING_MILLISECONDS).unref();
}
