/** What the thread of parquet-table.ts runs: it reads the one file that it is started with. */
import { parentPort, workerData } from "node:worker_threads";
import { reasonOf } from "../../core/errors.ts";
import { parquetRows } from "./parquet-rows.ts";
import type { ParquetMessage } from "./parquet-table.ts";

const send = (message: ParquetMessage): void => parentPort?.postMessage(message);

try {
  send(await parquetRows(workerData as ArrayBuffer));
} catch (error) {
  send({ problem: reasonOf(error) });
}
