/** A thread of experience repositories that breaks on the first request in its home; the next thread answers. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";

const mark = join(workerData as string, "broke");
if (existsSync(mark)) await import("../../../../engine/experience/worker.ts");
else {
  parentPort?.once("message", () => {
    writeFileSync(mark, "");
    process.exit(3);
  });
}
