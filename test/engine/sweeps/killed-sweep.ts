/**
 * Run by kill.test.ts in a process of its own: starts a sweep, or goes on with the one that the home holds, and writes a
 * line whenever the model is called.
 */
import { openEngine } from "../../../engine/index.ts";
import { findOnly, crowd } from "../doubles.ts";
import { seededModel, SWEEP } from "./seeded-model.ts";

const [home, data] = process.argv.slice(2);
if (home === undefined || data === undefined) throw new Error("killed-sweep.ts HOME DATA");

const engine = await openEngine({
  home,
  loadModel: () => Promise.resolve(seededModel(() => process.stdout.write("call\n"))),
  loadEmbedder: () => Promise.reject(new Error("No test strategy needs an embedder.")),
  findStrategy: findOnly(crowd),
});
const [left] = engine.runs.list();
if (left === undefined) await engine.sweep({ ...SWEEP, data });
else await engine.resume(left.run);
await engine.close();
