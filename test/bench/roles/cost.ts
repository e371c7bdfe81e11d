import { addTokens, NO_TOKENS, type TokenCounts } from "../../../core/model.ts";
import type { Played } from "./play.ts";

/** What a check took. */
export interface Cost {
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Questions that came to no end; they are in no figure. */
  readonly failed: number;
}

/** The cost of replies. */
export function costOfReplies(replies: readonly { readonly tokens: TokenCounts }[]): Cost {
  const tokens = replies.reduce((sum, reply) => addTokens(sum, reply.tokens), NO_TOKENS);
  return { calls: replies.length, tokens, failed: 0 };
}

/** The cost of what methods did. */
export function costOf(played: readonly Pick<Played, "turns" | "error">[]): Cost {
  const failed = played.filter(({ error }) => error !== null).length;
  return { ...costOfReplies(played.flatMap(({ turns }) => turns)), failed };
}
