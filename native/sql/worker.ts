/** What the thread of an opened database runs (see query-worker.ts): it answers one query after another. */
import { parentPort, workerData } from "node:worker_threads";
import { reasonOf } from "../../core/errors.ts";
import { parse, WorkerQuery, WorkerSetup, type WorkerMessage } from "./protocol.ts";
import { Sqlite } from "./sqlite.ts";

const send = (message: WorkerMessage): void => parentPort?.postMessage(message);

const { file, memoryBytes } = parse(WorkerSetup, workerData);
try {
  const sqlite = await Sqlite.open(new Uint8Array(file), memoryBytes);
  parentPort?.on("message", (input: unknown) => {
    send({ type: "result", result: sqlite.execute(parse(WorkerQuery, input)) });
  });
  send({ type: "ready" });
} catch (error) {
  send({ type: "unreadable", message: reasonOf(error) });
}
