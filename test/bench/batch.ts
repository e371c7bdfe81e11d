/**
 * How much sooner four replies to one prompt are there when they are asked for together than one after another.
 * Both ways alternate in one run, so that whatever else the machine does falls on both.
 * node test/bench/batch.ts [--model PATH] [--threads K] [--json]
 */
import type { LanguageModel } from "../../core/model.ts";
import { loadLlamaModel } from "../../native/llama/load.ts";
import { benchArguments, inWords, secondsOf, timingOf } from "./measure.ts";

const SEEDS = [1, 2, 3, 4];
const ROUNDS = 7;
const QUESTION =
  "Anna has 3 boxes with 6 pens each. She gives 4 pens away. How many pens does she have?\nThink step by step.";

const { json, model: options } = benchArguments();
const model = await loadLlamaModel(options);
await inTurn(model);
const together: number[] = [];
const apart: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  together.push(await secondsOf(() => atOnce(model)));
  apart.push(await secondsOf(() => inTurn(model)));
}
await model.dispose();

const ratios = apart.map((seconds, round) => seconds / (together[round] ?? NaN));
const result = {
  replies: SEEDS.length,
  rounds: ROUNDS,
  togetherSeconds: timingOf(together),
  inTurnSeconds: timingOf(apart),
  ratio: timingOf(ratios),
};
if (json) {
  console.log(JSON.stringify(result));
} else {
  const { min, median, max } = result.ratio;
  console.log(`${SEEDS.length} replies together: ${inWords(result.togetherSeconds)}`);
  console.log(`one after another:  ${inWords(result.inTurnSeconds)}`);
  console.log(`ratio: ${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`);
}

function reply(from: LanguageModel, seed: number): Promise<unknown> {
  return from.complete({
    messages: [
      { role: "system", content: "You are a solver." },
      { role: "user", content: QUESTION },
    ],
    sampling: { temperature: 0.8, topP: 1, topK: 0, minP: 0, seed, maxTokens: 48, stop: [] },
  });
}

function atOnce(from: LanguageModel): Promise<unknown> {
  return Promise.all(SEEDS.map((seed) => reply(from, seed)));
}

async function inTurn(from: LanguageModel): Promise<void> {
  for (const seed of SEEDS) await reply(from, seed);
}
