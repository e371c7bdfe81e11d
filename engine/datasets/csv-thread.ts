/** What the thread of csv-table.ts runs: it reads the one text that it is started with. */
import { workerData } from "node:worker_threads";
import { csvRows, type CsvText } from "./csv-rows.ts";
import { sendRead } from "./read-in-thread.ts";

await sendRead(() => csvRows(workerData as CsvText));
