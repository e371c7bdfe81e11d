import type { Sampling } from "../../core/model.ts";
import type { Generator } from "./generator.ts";
import type { Tokens } from "./prefixes.ts";
import { Reply } from "./reply.ts";
import { median, promptRepetitions, replyCounts, replyRepetitions, type ReplyTimes } from "./speed-budget.ts";

/** What is measured, and within what time. */
export interface SpeedOptions {
  /** Token ids of ordinary text, from which prompts are drawn; not empty. */
  readonly tokens: Tokens;
  /** Replies that the context generates together at most. */
  readonly sequences: number;
  readonly contextTokens: number;
  /** The whole takes about this long at most, however slow the model is; default 45. */
  readonly seconds?: number;
}

/** Tokens a second of all replies together. */
export interface DecodeSpeed {
  readonly replies: number;
  readonly tokensPerSecond: number;
}

/** How fast a model is. */
export interface SpeedMeasurement {
  readonly promptTokensPerSecond: number;
  /** For 1, 2, 4 … replies at once, ascending; one at least. */
  readonly decode: readonly DecodeSpeed[];
  /** Numbers of replies that would have taken too long to measure. */
  readonly leftOut: readonly number[];
  /** What the measurement took. */
  readonly seconds: number;
}

/** A loaded model whose speed can be measured. */
export interface Measurable {
  /**
   * @param options `seconds`: the whole takes about this long at most
   * @throws CancelledError after the signal; ModelRunError
   */
  measureSpeed(
    options?: { readonly seconds?: number },
    onFigure?: (figure: DecodeSpeed) => void,
    signal?: AbortSignal,
  ): Promise<SpeedMeasurement>;
}

export interface SpeedHooks {
  /** Called with each figure as soon as it is known; `replies` is 0 for the prompt's. */
  readonly onFigure?: (figure: DecodeSpeed) => void;
  readonly signal?: AbortSignal;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** Ordinary words whose tokens will do for `SpeedOptions.tokens`. */
export const ORDINARY_TEXT =
  "A farmer brings 48 eggs to the market and sells them in boxes of 6. On the way home she counts her coins, " +
  "buys bread for her two children, and walks along the river until the evening bell rings in the small town.";

const DEFAULT_SECONDS = 45;
const PROMPT_SHARE = 0.25;
/** Tokens of the first prompt, of the prompt that replies have, and of the first reply. */
const SHORT_PROMPT = 16;
const REPLY_PROMPT = 4;
const FIRST_REPLY = 3;

/** As agents talk: with the whole vocabulary, which takes its time to sample from. */
const SAMPLING: Omit<Sampling, "seed" | "maxTokens"> = {
  temperature: 0.8,
  topP: 1,
  topK: 0,
  minP: 0,
  stop: [],
};

/**
 * Measures how fast prompts are evaluated and how fast 1, 2, 4 … 32 replies are generated together. Prompts are new each
 * time, so that nothing of them is cached. Numbers of replies for which no time is left are left out.
 * @throws CancelledError after the signal; ModelRunError
 */
export async function measureSpeed(
  generator: Generator,
  options: SpeedOptions,
  hooks: SpeedHooks = {},
): Promise<SpeedMeasurement> {
  const now = hooks.now ?? (() => performance.now());
  const started = now();
  const elapsed = () => (now() - started) / 1000;
  const budget = options.seconds ?? DEFAULT_SECONDS;
  const bench: Bench = { generator, options, signal: hooks.signal, now };

  // The first evaluation reads the weights from the disk and starts the threads; it only tells how to go on.
  const first = await generate(bench, 1, FIRST_REPLY, 1);
  const start = await replyTime(bench, SHORT_PROMPT, 1, 1);
  const promptTokensPerSecond = await promptSpeed(bench, budget * PROMPT_SHARE - elapsed(), start);
  hooks.onFigure?.({ replies: 0, tokensPerSecond: promptTokensPerSecond });

  const decode: DecodeSpeed[] = [];
  const counts = replyCounts(options.sequences);
  let most = { start, step: first.step };
  for (const [index, replies] of counts.entries()) {
    const left = budget - elapsed();
    const share = left / (counts.length - index);
    const pace = await replyPace(bench, replies, { share, left, ...most });
    if (pace === undefined) break;
    const figure = { replies, tokensPerSecond: replies / pace.step };
    decode.push(figure);
    hooks.onFigure?.(figure);
    // Twice as many replies take twice as long at worst.
    most = { start: 2 * pace.start, step: 2 * pace.step };
  }
  return { promptTokensPerSecond, decode, leftOut: counts.slice(decode.length), seconds: elapsed() };
}

interface Bench {
  readonly generator: Generator;
  readonly options: SpeedOptions;
  readonly signal: AbortSignal | undefined;
  readonly now: () => number;
}

/** @param start seconds that a short prompt took, the figure to fall back on where nothing more fits into the time */
async function promptSpeed(bench: Bench, seconds: number, start: number): Promise<number> {
  const room = bench.options.contextTokens - 1;
  const { tokens, times } = promptRepetitions(seconds, start / SHORT_PROMPT, room);
  if (times === 0) return SHORT_PROMPT / start;
  const speeds: number[] = [];
  for (let time = 0; time < times; time++) speeds.push(tokens / (await replyTime(bench, tokens, 1, 1)));
  return median(speeds);
}

/** Seconds that several replies at once take. */
interface Pace {
  /** Until each of them has its first token. */
  readonly start: number;
  /** Of one further token of each. */
  readonly step: number;
}

/** @returns undefined if it would take too long; one reply alone is always measured */
async function replyPace(bench: Bench, replies: number, time: ReplyTimes): Promise<Pace | undefined> {
  const { tokens, times } = replyRepetitions(time, bench.options.contextTokens - REPLY_PROMPT);
  if (times === 0 && replies > 1) return undefined;
  return generate(bench, replies, tokens, Math.max(1, times));
}

/** The pace of several replies to one prompt: what replies of so many tokens take beyond replies of one token. */
async function generate(bench: Bench, replies: number, tokens: number, times: number): Promise<Pace> {
  const starts: number[] = [];
  const wholes: number[] = [];
  for (let done = 0; done < times; done++) {
    starts.push(await replyTime(bench, REPLY_PROMPT, replies, 1));
    wholes.push(await replyTime(bench, REPLY_PROMPT, replies, tokens));
  }
  const [start, whole] = [median(starts), median(wholes)];
  // Something else that the machine did meanwhile may have taken longer than a short reply.
  return { start, step: whole > start ? (whole - start) / (tokens - 1) : whole / tokens };
}

/** Seconds from the asking for so many replies to one new prompt until all have this length. */
async function replyTime(
  { generator, options, signal, now }: Bench,
  promptTokens: number,
  replies: number,
  maxTokens: number,
): Promise<number> {
  const failing = new AbortController();
  const either = signal === undefined ? failing.signal : AbortSignal.any([signal, failing.signal]);
  const prompt = newPrompt(options.tokens, promptTokens);
  const asked = now();
  const generations = Array.from({ length: replies }, (_, index) =>
    generator.submit({
      prompt,
      sampling: { ...SAMPLING, seed: index + 1, maxTokens },
      reply: new Reply({ detokenize: () => "", stop: [], json: false }),
      untilLength: true,
      signal: either,
    }),
  );
  try {
    await Promise.all(generations);
  } catch (error) {
    failing.abort();
    await Promise.allSettled(generations);
    throw error;
  }
  return (now() - asked) / 1000;
}

/** Random on purpose: a prompt that a model knows from an earlier measurement would cost nothing. */
function newPrompt(tokens: Tokens, length: number): Tokens {
  return Array.from({ length }, () => tokens[Math.floor(Math.random() * tokens.length)] ?? 0);
}
