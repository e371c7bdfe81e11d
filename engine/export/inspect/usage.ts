import type { Turn } from "../../../core/events.ts";
import { addTokens, NO_TOKENS, type TokenCounts } from "../../../core/model.ts";

/** Inspect's ModelUsage: its input tokens leave out those from the cache. */
export function usageOf({ prompt, cached, generated }: TokenCounts) {
  return {
    input_tokens: prompt - cached,
    output_tokens: generated,
    total_tokens: prompt + generated,
    input_tokens_cache_read: cached,
  };
}

/** Usage by whatever a turn is counted under, for instance its model. */
export function usageBy(turns: readonly Turn[], key: (turn: Turn) => string) {
  const sums = new Map<string, TokenCounts>();
  for (const turn of turns) {
    const name = key(turn);
    sums.set(name, addTokens(sums.get(name) ?? NO_TOKENS, turn.tokens));
  }
  return Object.fromEntries([...sums].map(([name, tokens]) => [name, usageOf(tokens)]));
}
