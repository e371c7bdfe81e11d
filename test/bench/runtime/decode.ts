import type { LlamaContext } from "node-llama-cpp";
import { timingOf } from "../measure.ts";
import { openDriven, type DrivenModel } from "./ours.ts";
import { openPlain, plainlySampledAt } from "./plain.ts";
import { alternate, ratios, type Bench } from "./section.ts";

const SUBJECTS = [
  ...["rivers", "clocks", "bread", "maps", "violins", "glaciers", "bees", "tides"],
  ...["bridges", "paper", "comets", "wool", "salt", "owls", "lenses", "kites"],
];

/** Tokens per second of N replies side by side, our way and plainly. */
export async function decode(bench: Bench): Promise<object> {
  const counts = bench.quick ? [1, 4] : [1, 2, 4, 8, 16];
  const tokens = bench.quick ? 8 : 64;
  await using ours = await openDriven(bench, Math.max(...counts));
  await using plain = await openPlain(bench, ours.info);
  const figures: Record<string, object | number> = { threads: ours.info.runtime.threads };
  for (const replies of counts) {
    const context = await plain.createContext(replies);
    const measured = await alternate(bench.rounds, {
      ours: async (round) => ourRates(ours, await promptsOf(ours, round, replies), tokens),
      plain: async (round) => plainRates(context, await promptsOf(ours, round, replies), tokens),
    });
    await context.dispose();
    const ratesOf = (rate: (rates: Rates) => number): object => {
      const [left, right] = [measured.ours.map(rate), measured.plain.map(rate)];
      return { ratio: ratios(left, right), ours: timingOf(left), plain: timingOf(right) };
    };
    figures[`n${replies}`] = {
      ...ratesOf(({ decoding }) => decoding),
      withPrompts: ratesOf(({ whole }) => whole),
    };
  }
  return figures;
}

/** Tokens per second. */
interface Rates {
  /** While all replies were being generated. */
  readonly decoding: number;
  /** From the calls, with their short prompts, to the last token. */
  readonly whole: number;
}

type Prompts = readonly (readonly number[])[];

/** Prompts that no other round has, whatever the number of replies. */
async function promptsOf(model: DrivenModel, round: number, replies: number): Promise<Prompts> {
  const prompts: (readonly number[])[] = [];
  for (const subject of SUBJECTS.slice(0, replies)) {
    const content = `${round + 1}/${replies}. Tell me about ${subject}.`;
    prompts.push(await model.promptTokens([{ role: "user", content }]));
  }
  return prompts;
}

async function ourRates(model: DrivenModel, prompts: Prompts, tokens: number): Promise<Rates> {
  const { milliseconds, steps } = await model.generate(prompts.map((prompt) => ({ prompt, count: tokens })));
  const full = steps.filter(({ rows }) => rows === prompts.length).map(({ at }) => at);
  return {
    decoding: rate((full.length - 1) * prompts.length, full[0], full.at(-1)),
    whole: (1000 * prompts.length * tokens) / milliseconds,
  };
}

async function plainRates(context: LlamaContext, prompts: Prompts, tokens: number): Promise<Rates> {
  const started = performance.now();
  const replies = await Promise.all(
    prompts.map((prompt, index) => plainlySampledAt(context, prompt, index + 1, tokens)),
  );
  const all = replies.flat();
  const allGoing = Math.max(...replies.map((times) => times[0] ?? NaN));
  const firstDone = Math.min(...replies.map((times) => times.at(-1) ?? NaN));
  const between = all.filter((time) => time > allGoing && time <= firstDone).length;
  return {
    decoding: rate(between, allGoing, firstDone),
    whole: rate(all.length, started, Math.max(...all)),
  };
}

/** Tokens per second between two moments in milliseconds. */
function rate(tokens: number, from = NaN, to = NaN): number {
  return to > from ? (1000 * tokens) / (to - from) : NaN;
}
