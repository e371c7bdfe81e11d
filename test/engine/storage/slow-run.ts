import { openEngine } from "../../../engine/index.ts";
import { crowd, findOnly, modelDouble } from "../doubles.ts";

/** Run by kill.test.ts in a process of its own: evaluates forever and says which turns it was told are finished. */
const [home, data] = process.argv.slice(2);
if (home === undefined || data === undefined) throw new Error("slow-run.ts HOME DATA");

const engine = await openEngine({
  home,
  loadModel: () => Promise.resolve(modelDouble(({ sampling }) => `seed ${sampling.seed} `.repeat(20))),
  findStrategy: findOnly(crowd),
});
await engine.evaluate({ data, options: { agents: 4 } }, (event) => {
  if (event.type === "turn-finished")
    process.stdout.write(`${event.run} ${event.question ?? ""} ${event.path}\n`);
});
