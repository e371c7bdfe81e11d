/** A thread of experience repositories that, when it ends by itself, writes down which files lie in its home by then. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { workerData } from "node:worker_threads";
import "../../../../engine/experience/worker.ts";

const home = workerData as string;
process.once("exit", () => writeFileSync(join(home, "left.json"), JSON.stringify(readdirSync(home))));
