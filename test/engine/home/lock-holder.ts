/** Takes the lock of the home that is named, says so, and keeps it until it is killed. */
import process from "node:process";
import { takeLock } from "../../../engine/home/lock.ts";

const [home = "."] = process.argv.slice(2);
process.send?.(takeLock(home) !== null);
setInterval(() => undefined, 1000);
