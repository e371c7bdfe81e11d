import type {
  ControlledEvaluateInputItem,
  LlamaContext,
  LlamaContextSequence,
  SequenceEvaluateOptions,
  Token,
} from "node-llama-cpp";
import type { Place } from "./library-queue.ts";
import type { Tokens } from "./prefixes.ts";

/** Tokens as they are sampled, those that end a reply included. */
export type TokenStream = AsyncGenerator<number, undefined, undefined>;

/** One sequence of a context, through the library's public interface, and which of its tokens may be used again. */
export class LibrarySequence implements Place {
  readonly #context: LlamaContext;
  #sequence: LlamaContextSequence;
  #held: Tokens = [];

  constructor(context: LlamaContext) {
    this.#context = context;
    this.#sequence = takeSequence(context);
  }

  /**
   * The tokens at the beginning that were evaluated as parts of a prompt. Alone, as generated ones are, a token has
   * slightly other numbers, and a reply must not depend on how its prompt came about.
   */
  get held(): Tokens {
    return this.#held;
  }

  /** Keeps the first `length` held tokens, or none if this kind of model's memory cannot be cut; returns how many. */
  async cutTo(length: number): Promise<number> {
    const kept = this.#sequence.needsCheckpoints ? 0 : Math.max(0, Math.min(length, this.#held.length));
    const end = this.#sequence.nextTokenIndex;
    this.#held = this.#held.slice(0, kept);
    if (kept < end) await this.#sequence.eraseContextTokenRanges([{ start: kept, end }]);
    return kept;
  }

  /**
   * Evaluates `tokens` after those that are there.
   * @param followers for the last so many of `tokens`, one that may follow
   * @returns the natural logarithm of each follower's probability, at temperature 1 and before any filter
   */
  async read(tokens: Tokens, followers: Tokens = []): Promise<readonly number[]> {
    const first = tokens.length - followers.length;
    const input = tokens.map((token, index) => inputItem(token, followers[index - first]));
    const output = await this.#sequence.controlledEvaluate(input);
    this.#hold(tokens);
    return followers.map((token, index) => logProbability(output[first + index]?.next, token));
  }

  /** Evaluates `tokens` after those that are there, and goes on with one sampled token after the other. */
  async *generate(tokens: Tokens, options: SequenceEvaluateOptions): TokenStream {
    let isFirst = true;
    for await (const token of this.#sequence.evaluate(tokens as Token[], {
      ...options,
      yieldEogToken: true,
    })) {
      if (isFirst) this.#hold(tokens);
      isFirst = false;
      yield token;
    }
  }

  async renew(): Promise<void> {
    this.#held = [];
    await this.#sequence.dispose();
    this.#sequence = takeSequence(this.#context);
  }

  #hold(tokens: Tokens): void {
    const continues = this.#held.length + tokens.length === this.#sequence.nextTokenIndex;
    const isAlone = tokens.length === 1 && this.#held.length > 0;
    if (continues && !isAlone) this.#held = [...this.#held, ...tokens];
  }
}

function takeSequence(context: LlamaContext): LlamaContextSequence {
  // Left to itself, the library forgets the beginning of what does not fit.
  const strategy = (): never => {
    throw new Error("the context is full");
  };
  return context.getSequence({ contextShift: { strategy } });
}

/** The token that greedy sampling selects has the largest logit, from which the total weight is counted. */
function inputItem(token: number, follower: number | undefined): ControlledEvaluateInputItem {
  if (follower === undefined) return token as Token;
  const logits = { filter: { tokens: [follower as Token], includeSelected: true } };
  return [token as Token, { generateNext: { logits, totalLogitWeight: true, options: { temperature: 0 } } }];
}

interface NextToken {
  readonly logits?: ReadonlyMap<Token, number>;
  readonly totalLogitWeight?: number;
}

function logProbability(next: NextToken | undefined, token: number): number {
  const logit = next?.logits?.get(token as Token);
  if (!next?.logits || logit === undefined || next.totalLogitWeight === undefined) {
    throw new Error(`the library gives no probability of token ${token}`);
  }
  return logit - Math.max(...next.logits.values()) - Math.log(next.totalLogitWeight);
}
