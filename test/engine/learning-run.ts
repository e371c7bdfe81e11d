/**
 * Run by experience-kill.test.ts in a process of its own: evaluates mcf with experience and tells of every stored event. Once
 * it has told of so many, its model answers no more, so that the run never comes to its end, however late it is killed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { openEngine, type LoadedModel } from "../../engine/index.ts";
import { learningMcf } from "./learning-mcf.ts";

const FOREVER_MILLISECONDS = 600_000;

const [home, data, events] = process.argv.slice(2);
if (home === undefined || data === undefined || events === undefined)
  throw new Error("learning-run.ts HOME DATA EVENTS");

let told = 0;
const { model, options, request } = learningMcf();
const silencedModel: LoadedModel = {
  ...model,
  async complete(call) {
    if (told >= Number(events)) await sleep(FOREVER_MILLISECONDS);
    return model.complete(call);
  },
};
const engine = await openEngine({ home, ...options, loadModel: () => Promise.resolve(silencedModel) });
await engine.evaluate({ ...request, data }, ({ type, run }) => {
  if (type === "turn-text") return;
  told++;
  process.stdout.write(`${run} ${type}\n`);
});
await engine.close();
