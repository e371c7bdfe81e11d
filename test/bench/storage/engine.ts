/** Run by main.ts in a process of its own: opens a home, lists its runs, shows one, and prints what that took. */
import process from "node:process";
import { openEngine } from "../../../engine/index.ts";

const [home, run] = process.argv.slice(2);
if (home === undefined || run === undefined) throw new RangeError("engine.ts HOME RUN");

const seconds: Record<string, number> = {};
async function timed<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  seconds[name] = (performance.now() - started) / 1000;
  return result;
}

const engine = await timed("open", () => openEngine({ home }));
await timed("list", () => engine.runs.list());
await timed("show", () => engine.runs.show(run));
const { rss } = process.memoryUsage();
await engine.close();
console.log(JSON.stringify({ seconds, residentMegabytes: rss / 1e6 }));
