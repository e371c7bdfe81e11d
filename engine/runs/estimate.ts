import type { TimeRange } from "../contract/estimates.ts";
import type { TokenCounts } from "../../core/model.ts";
import type { ExpectedCalls } from "../../core/strategies/strategy.ts";

/** Means of a question. */
export interface QuestionCost {
  readonly calls: number;
  /** Tokens of prompts that must be evaluated, because nothing of them is cached. */
  readonly evaluated: number;
  readonly generated: number;
}

/** How fast a model is. */
export interface Speed {
  readonly promptTokensPerSecond: number;
  /** Tokens a second of so many replies in all, by ascending number of replies; not empty. */
  readonly decode: readonly { readonly replies: number; readonly tokensPerSecond: number }[];
}

/** A run that is yet to come. */
export interface RunToEstimate {
  readonly speed: Speed;
  readonly questions: number;
  readonly cost: QuestionCost;
  /** Replies that are generated at once. */
  readonly together: number;
  /** Factor, at least 1, by which the run may well be shorter or longer than its middle. */
  readonly spread: number;
}

/**
 * What is assumed of a call where nothing is known. Short questions with a sentence of instructions have 100 to 200 tokens.
 * Of the models measured, a chain of thought takes 180 to 300 tokens and a step of a dialogue 15 to 30; 120 is at most
 * a factor of `SPREAD.assumed` away from most of them.
 */
const ASSUMED = { promptTokens: 150, newTokens: 120 };

/**
 * Questions differ in length even where the mean is known, and batches are not always full. What is known of other questions is as
 * good as assumed.
 */
export const SPREAD = { known: 1.5, assumed: 2.5 };

/** Replies at once of a model that has not run here yet: the most that are chosen unasked. */
export const USUAL_SEQUENCES = 16;

/** How long a run takes: all prompts one after another, and all replies at the speed of so many at once. */
export function estimateRun({ speed, questions, cost, together, spread }: RunToEstimate): TimeRange {
  const prompts = cost.evaluated / speed.promptTokensPerSecond;
  const replies = cost.generated / decodeSpeed(speed.decode, together);
  const middle = questions * (prompts + replies);
  return { low: middle / spread, high: middle * spread };
}

/**
 * Tokens a second of so many replies at once, between two measured numbers of replies in proportion, and beyond them
 * as at the nearest.
 */
export function decodeSpeed(decode: Speed["decode"], replies: number): number {
  const above = decode.find((point) => point.replies >= replies) ?? decode.at(-1);
  const below = decode.findLast((point) => point.replies <= replies) ?? decode[0];
  if (above === undefined || below === undefined) throw new RangeError("No speed was measured.");
  if (above.replies <= below.replies) return above.tokensPerSecond;
  const share = (replies - below.replies) / (above.replies - below.replies);
  return below.tokensPerSecond + share * (above.tokensPerSecond - below.tokensPerSecond);
}

/**
 * What a question costs as far as its method tells. Calls that go out together have most of their prompt in common, and
 * it is evaluated once.
 */
export function assumedCost({ calls, together }: ExpectedCalls, maxTokens: number): QuestionCost {
  return {
    calls,
    evaluated: (calls / together) * ASSUMED.promptTokens,
    generated: calls * Math.min(ASSUMED.newTokens, maxTokens),
  };
}

/**
 * The mean of questions that were answered before; undefined if there are none.
 * @param alone whether the question finds nothing of others in the cache
 */
export function knownCost(
  runs: readonly { readonly questions: number; readonly calls: number; readonly tokens: TokenCounts }[],
  { alone }: { readonly alone: boolean },
): QuestionCost | undefined {
  const mean = (count: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + count(run), 0) / questions;
  const questions = runs.reduce((sum, run) => sum + run.questions, 0);
  if (questions === 0) return undefined;
  const calls = mean((run) => run.calls);
  const prompt = mean(({ tokens }) => tokens.prompt);
  const cached = mean(({ tokens }) => tokens.cached);
  return {
    calls,
    evaluated: alone ? readAlone({ prompt, cached }, calls) : prompt - cached,
    generated: mean(({ tokens }) => tokens.generated),
  };
}

/**
 * Tokens that a question reads which finds nothing of others in the cache: whatever it had of them there, one prompt at least is
 * read as a whole.
 * @param tokens of the prompts of all its calls
 */
export function readAlone(tokens: Pick<TokenCounts, "prompt" | "cached">, calls: number): number {
  return Math.max(tokens.prompt - tokens.cached, tokens.prompt / Math.max(1, calls));
}
