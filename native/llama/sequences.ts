import type { AddonContext } from "./addon.ts";
import { LEAST_EVALUATED, Prefixes, type Tokens } from "./prefixes.ts";

/** How the sequences of a context are used. */
export interface SequencePlan {
  /** Ids 0 to `replies` − 1 run replies. */
  readonly replies: number;
  /** The next `kept` ids keep prompts for later ones with the same beginning. */
  readonly kept: number;
  /** Largest number of prompt tokens in one batch. */
  readonly chunkTokens: number;
  /**
   * Where prompts may be cut for reuse: 1 if a token's numbers are the same in a batch of any shape, else
   * `chunkTokens`.
   */
  readonly grain: number;
}

/** A prompt that is being evaluated in one sequence, chunk by chunk. */
export interface Reading {
  readonly prompt: Tokens;
  readonly sequence: number;
  /** Tokens that needed no evaluation. */
  readonly cached: number;
  /** Tokens that were evaluated or passed over by now. */
  position: number;
}

/**
 * The sequences of one context and the prompts in them. Each chunk of a prompt is a batch of its own, so that
 * its values depend on the tokens before it and on nothing else that is going on.
 */
export class Sequences {
  readonly #context: AddonContext;
  readonly #plan: SequencePlan;
  readonly #prefixes: Prefixes;

  constructor(context: AddonContext, plan: SequencePlan) {
    this.#context = context;
    this.#plan = plan;
    const kept = Array.from({ length: plan.kept }, (_, index) => plan.replies + index);
    this.#prefixes = new Prefixes(plan.grain, kept);
  }

  /** How many tokens of `prompt` would have to be evaluated or passed over now. */
  unread(prompt: Tokens): number {
    return prompt.length - (this.#skipsCached ? this.#prefixes.reusable(prompt) : 0);
  }

  /** Starts to bring `prompt` into `sequence`, reusing the longest beginning that any sequence holds. */
  async begin(prompt: Tokens, sequence: number): Promise<Reading> {
    const cached = await this.#reuse(prompt, sequence);
    this.#prefixes.hold(sequence, prompt.slice(0, cached));
    return { prompt, sequence, cached, position: this.#skipsCached ? cached : 0 };
  }

  /**
   * Evaluates the next chunk, or passes over it if it is cached.
   * @returns where the logits of the prompt's last token are in the batch, or undefined if more chunks follow
   */
  async advance(reading: Reading): Promise<number | undefined> {
    const { prompt, sequence, cached, position } = reading;
    if (position < cached) {
      reading.position += this.#plan.grain;
      return undefined;
    }
    const rest = prompt.length - position;
    const length = chunkLength(rest, this.#plan.chunkTokens, this.#plan.grain);
    const isLast = length === rest;
    const logits = await this.decode(
      sequence,
      position,
      prompt.slice(position, position + length),
      isLast ? 1 : 0,
    );
    reading.position += length;
    this.#prefixes.hold(sequence, prompt.slice(0, reading.position));
    return isLast ? logits[0] : undefined;
  }

  /**
   * Evaluates tokens of one sequence in a batch of their own.
   * @param wanted how many of the last tokens need logits
   * @returns where these logits are
   */
  async decode(
    sequence: number,
    position: number,
    tokens: Tokens,
    wanted: number,
  ): Promise<ArrayLike<number>> {
    this.#context.initBatch(tokens.length);
    const indexes = Uint32Array.from({ length: wanted }, (_, index) => tokens.length - wanted + index);
    const logits = this.#context.addToBatch(sequence, position, Uint32Array.from(tokens), indexes);
    await this.#context.decodeBatch();
    return logits;
  }

  /** Cuts `sequence` back to its first `length` tokens; false if this kind of model's memory cannot be cut. */
  cut(sequence: number, length: number): boolean {
    return this.#context.removeTokenCellsFromSequence(sequence, length, -1);
  }

  /** Gives `target` the same prompt as `source`, which has just been evaluated. */
  async share(source: number, target: number): Promise<void> {
    const prompt = this.#prefixes.held(source);
    await this.#keepAside(target, prompt, source);
    await this.#context.copySequenceStateFromOtherSequence(target, source);
    this.#prefixes.hold(target, prompt);
  }

  /** Moves a running sequence, generated tokens included, to another id. */
  async move(source: number, target: number): Promise<void> {
    await this.share(source, target);
    this.clear(source);
  }

  clear(sequence: number): void {
    this.#context.disposeSequence(sequence);
    this.#prefixes.forget(sequence);
  }

  /** Forgets everything, after an error has left the contents uncertain. */
  reset(): void {
    this.#prefixes.forgetAll();
    for (let sequence = 0; sequence < this.#plan.replies + this.#plan.kept; sequence++) {
      this.#context.disposeSequence(sequence);
    }
  }

  /**
   * Whether cached tokens count as read at once. Where the shape of a batch can change a reply they take their
   * turns: which replies share a batch must follow from the prompts alone, not from what was asked before.
   */
  get #skipsCached(): boolean {
    return this.#plan.grain === 1;
  }

  /** Leaves in `sequence` the longest reusable beginning of `prompt`, and says how long it is. */
  async #reuse(prompt: Tokens, sequence: number): Promise<number> {
    const source = this.#prefixes.longest(prompt, sequence);
    await this.#keepAside(sequence, prompt, source?.sequence);
    if (source && (await this.#copyBeginning(source.sequence, sequence, source.length))) return source.length;
    this.clear(sequence);
    return 0;
  }

  /** Keeps the prompt in `sequence` before it is overwritten by `next`, if that is worth it. */
  async #keepAside(sequence: number, next: Tokens, spared?: number): Promise<void> {
    const refuge = this.#prefixes.refuge(sequence, next, spared);
    if (!refuge) return;
    if (await this.#copyBeginning(sequence, refuge.sequence, refuge.prompt.length)) {
      this.#prefixes.hold(refuge.sequence, refuge.prompt);
    } else {
      this.clear(refuge.sequence);
    }
  }

  /** False if the memory of this kind of model (recurrent, for one) cannot be cut there. */
  async #copyBeginning(source: number, target: number, length: number): Promise<boolean> {
    if (source !== target) await this.#context.copySequenceStateFromOtherSequence(target, source);
    return this.cut(target, length);
  }
}

/** Length of the next chunk of a text of which `rest` tokens are left. */
export function chunkLength(rest: number, chunkTokens: number, grain: number): number {
  const length = Math.min(rest, chunkTokens);
  const left = rest - length;
  // A last chunk of one token would go through other arithmetic; cut at fixed positions, it always does.
  return grain === 1 && left > 0 && left < LEAST_EVALUATED ? length - (LEAST_EVALUATED - left) : length;
}
