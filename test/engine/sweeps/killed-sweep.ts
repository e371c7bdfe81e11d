/**
 * Run by kill.test.ts in a process of its own: starts a sweep, or goes on with the one that the home holds, and writes a
 * line whenever the model is called.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { openEngine, type LoadedModel } from "../../../engine/index.ts";
import { findOnly, crowd } from "../doubles.ts";
import { seededModel, SWEEP } from "./seeded-model.ts";

const CALL_MILLISECONDS = 2;
/** So few calls end in one process that 50 of them never come to the sweep's end, however late they are killed. */
const MOST_CALLS = 8;
const FOREVER_MILLISECONDS = 600_000;

const [home, data] = process.argv.slice(2);
if (home === undefined || data === undefined) throw new Error("killed-sweep.ts HOME DATA");

/** As a real model, it takes its time; after some calls, all that there is. */
function slowModel(): LoadedModel {
  const model = seededModel(() => process.stdout.write("call\n"));
  let begun = 0;
  return {
    ...model,
    async complete(request) {
      await sleep(++begun > MOST_CALLS ? FOREVER_MILLISECONDS : CALL_MILLISECONDS);
      return model.complete(request);
    },
  };
}

const engine = await openEngine({
  home,
  loadModel: () => Promise.resolve(slowModel()),
  loadEmbedder: () => Promise.reject(new Error("No test strategy needs an embedder.")),
  findStrategy: findOnly(crowd),
});
const [left] = engine.runs.list();
if (left === undefined) await engine.sweep({ ...SWEEP, data });
else await engine.resume(left.run);
await engine.close();
