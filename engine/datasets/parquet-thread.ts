/** What the thread of parquet-table.ts runs: it reads the one file that it is started with. */
import { workerData } from "node:worker_threads";
import { parquetRows } from "./parquet-rows.ts";
import { sendRead } from "./read-in-thread.ts";

await sendRead(() => parquetRows(workerData as ArrayBuffer));
