/** Run by experience-kill.test.ts in a process of its own: evaluates mcf with experience and tells of every stored event. */
import { openEngine } from "../../engine/index.ts";
import { learningMcf } from "./learning-mcf.ts";

const [home, data] = process.argv.slice(2);
if (home === undefined || data === undefined) throw new Error("learning-run.ts HOME DATA");

const { options, request } = learningMcf();
const engine = await openEngine({ home, ...options });
await engine.evaluate({ ...request, data }, ({ type, run }) => {
  if (type !== "turn-text") process.stdout.write(`${run} ${type}\n`);
});
await engine.close();
