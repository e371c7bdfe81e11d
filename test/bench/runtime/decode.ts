import type { LlamaContext } from "node-llama-cpp";
import { timingOf } from "../measure.ts";
import { generate, loadWatched, type Watched } from "./ours.ts";
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
  await using ours = await loadWatched(bench, Math.max(...counts));
  await using plain = await openPlain(bench, ours.model.info);
  const figures: Record<string, object | number> = { threads: ours.model.info.runtime.threads };
  for (const replies of counts) {
    const context = await plain.createContext(replies);
    const measured = await alternate(bench.rounds, {
      ours: (round) => ourRates(ours, promptsOf(ours, round, replies), tokens),
      plain: (round) => plainRates(context, promptsOf(ours, round, replies), tokens),
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
function promptsOf({ model }: Watched, round: number, replies: number): Prompts {
  return SUBJECTS.slice(0, replies).map((subject) =>
    model.promptTokens([{ role: "user", content: `${round + 1}/${replies}. Tell me about ${subject}.` }]),
  );
}

async function ourRates({ model, steps }: Watched, prompts: Prompts, tokens: number): Promise<Rates> {
  steps.length = 0;
  const started = performance.now();
  await Promise.all(prompts.map((prompt, index) => generate(model, prompt, index + 1, tokens)));
  const seconds = (performance.now() - started) / 1000;
  const full = steps.filter(({ rows }) => rows === prompts.length).map(({ at }) => at);
  return {
    decoding: rate((full.length - 1) * prompts.length, full[0], full.at(-1)),
    whole: (prompts.length * tokens) / seconds,
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
