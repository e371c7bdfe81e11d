/**
 * Run by kill.test.ts in a process of its own: starts a sweep, or goes on with the one that the home holds, and writes a
 * line whenever the model is called.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { openEngine, type LoadedModel } from "../../../engine/index.ts";
import { findOnly, crowd } from "../doubles.ts";
import { seededModel, SWEEP } from "./seeded-model.ts";

const CALL_MILLISECONDS = 2;

const [home, data] = process.argv.slice(2);
if (home === undefined || data === undefined) throw new Error("killed-sweep.ts HOME DATA");

/** As a real model, it takes its time: else the sweep would be over before it is killed often enough. */
function slowModel(): LoadedModel {
  const model = seededModel(() => process.stdout.write("call\n"));
  return {
    ...model,
    async complete(request) {
      await sleep(CALL_MILLISECONDS);
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
