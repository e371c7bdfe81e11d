/**
 * Asks a model problems of the generator, and keeps what it replies, right or wrong: the next data shows it its own errors.
 * node models/training/sample-chains.ts --model GGUF --samples FILE --out FILE [--temperature T] [--sequences K] [--seed S]
 *   --samples      what the generator wrote; the prompts of its solvers are asked
 *   --out          JSON lines {"problem": SEED, "text": REPLY}
 *   --temperature  0.8
 *   --sequences    replies at once (32)
 *   --seed         1
 */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Asked, type Chain, sampleChains } from "./trainer/chains.ts";
import { loadExported } from "./trainer/exported-model.ts";
import { Messages, readLines } from "./trainer/json-lines.ts";

/** So many more calls are issued than run at once: a short reply leaves its place to the next. */
const CALLS_A_SEQUENCE = 8;
const TOLD_EVERY = 1000;

const Sample = z.object({ messages: Messages, problem: z.int(), part: z.string() });

const { values } = parseArgs({
  options: {
    model: { type: "string" },
    samples: { type: "string" },
    out: { type: "string" },
    temperature: { type: "string", default: "0.8" },
    sequences: { type: "string", default: "32" },
    seed: { type: "string", default: "1" },
  },
});
if (values.model === undefined || values.samples === undefined || values.out === undefined) {
  throw new Error("Give --model GGUF, --samples FILE and --out FILE.");
}

const sequences = Number(values.sequences);
await using model = await loadExported(values.model, { sequences });
const chains = sampleChains(model, solversOf(values.samples), {
  temperature: Number(values.temperature),
  together: CALLS_A_SEQUENCE * sequences,
  seed: Number(values.seed),
});
await pipeline(linesOf(chains), createWriteStream(values.out));

async function* solversOf(path: string): AsyncGenerator<Asked> {
  for await (const sample of readLines(path, Sample)) {
    if (sample.part === "solve") yield sample;
  }
}

async function* linesOf(chains: AsyncIterable<Chain>): AsyncGenerator<string> {
  let count = 0;
  for await (const chain of chains) {
    yield `${JSON.stringify(chain)}\n`;
    count++;
    if (count % TOLD_EVERY === 0) console.error(`${count} chains`);
  }
}
