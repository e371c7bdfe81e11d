/**
 * How long a model takes to load, from nothing to ready for its first question.
 * node test/bench/load.ts [--model PATH] [--threads K] [--json]
 */
import { loadLlamaModel } from "../../native/llama/load.ts";
import { benchArguments, inWords, secondsOf, timingOf } from "./measure.ts";

const ROUNDS = 5;

const { json, model } = benchArguments();
const seconds: number[] = [];
for (let round = 0; round < ROUNDS; round++) seconds.push(await secondsOf(loadOnce));
const first = seconds[0] ?? NaN;
const result = { rounds: ROUNDS, firstSeconds: first, loadSeconds: timingOf(seconds) };
if (json) console.log(JSON.stringify(result));
else
  console.log(
    `load ${model.name}: ${inWords(result.loadSeconds)}; the first, with the library: ${(first * 1000).toFixed(0)} ms`,
  );

async function loadOnce(): Promise<void> {
  const loaded = await loadLlamaModel(model);
  await loaded.dispose();
}
