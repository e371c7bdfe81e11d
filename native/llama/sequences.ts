import type { AddonContext } from "./addon.ts";
import { Prefixes, type Tokens } from "./prefixes.ts";

/** How the sequences of a context are used. */
export interface SequencePlan {
  /** Ids 0 to `replies` − 1 run replies. */
  readonly replies: number;
  /** The next `kept` ids keep prompts for later ones with the same beginning. */
  readonly kept: number;
  /** Prompts are evaluated in chunks cut at multiples of this position. */
  readonly chunkTokens: number;
}

/** A prompt that was evaluated: where its last token's logits are, and how many tokens needed no evaluation. */
export interface EvaluatedPrompt {
  readonly logits: number;
  readonly cached: number;
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
    this.#prefixes = new Prefixes(plan.chunkTokens, kept);
  }

  /**
   * Brings `prompt` into `sequence`, reusing the longest beginning that any sequence holds.
   * @param abandoned asked between chunks; if true, the rest is not evaluated and the result is undefined
   */
  async evaluate(
    prompt: Tokens,
    sequence: number,
    abandoned: () => boolean,
  ): Promise<EvaluatedPrompt | undefined> {
    const cached = await this.#reuse(prompt, sequence);
    let logits = -1;
    for (let start = cached; start < prompt.length; start += this.#plan.chunkTokens) {
      this.#prefixes.hold(sequence, prompt.slice(0, start));
      if (abandoned()) return undefined;
      logits = await this.#decodeChunk(prompt, sequence, start);
    }
    this.#prefixes.hold(sequence, prompt);
    return { logits, cached };
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
    this.#clear(source);
  }

  /** Forgets everything, after an error has left the contents uncertain. */
  reset(): void {
    this.#prefixes.forgetAll();
    for (let sequence = 0; sequence < this.#plan.replies + this.#plan.kept; sequence++) {
      this.#context.disposeSequence(sequence);
    }
  }

  /** Leaves in `sequence` the longest reusable beginning of `prompt`, and says how long it is. */
  async #reuse(prompt: Tokens, sequence: number): Promise<number> {
    const source = this.#prefixes.longest(prompt, sequence);
    await this.#keepAside(sequence, prompt, source?.sequence);
    if (source && (await this.#copyBeginning(source.sequence, sequence, source.length))) return source.length;
    this.#clear(sequence);
    return 0;
  }

  /** Keeps the prompt in `sequence` before it is overwritten by `next`, if that is worth it. */
  async #keepAside(sequence: number, next: Tokens, spared?: number): Promise<void> {
    const refuge = this.#prefixes.refuge(sequence, next, spared);
    if (!refuge) return;
    if (await this.#copyBeginning(sequence, refuge.sequence, refuge.prompt.length)) {
      this.#prefixes.hold(refuge.sequence, refuge.prompt);
    } else {
      this.#clear(refuge.sequence);
    }
  }

  /** False if the memory of this kind of model (recurrent, for one) cannot be cut there. */
  async #copyBeginning(source: number, target: number, length: number): Promise<boolean> {
    if (source !== target) await this.#context.copySequenceStateFromOtherSequence(target, source);
    return this.#context.removeTokenCellsFromSequence(target, length, -1);
  }

  async #decodeChunk(prompt: Tokens, sequence: number, start: number): Promise<number> {
    const chunk = Uint32Array.from(prompt.slice(start, start + this.#plan.chunkTokens));
    const isLast = start + chunk.length === prompt.length;
    this.#context.initBatch(chunk.length);
    const wanted = isLast ? Uint32Array.of(chunk.length - 1) : new Uint32Array();
    const logits = this.#context.addToBatch(sequence, start, chunk, wanted);
    await this.#context.decodeBatch();
    return logits[0] ?? -1;
  }

  #clear(sequence: number): void {
    this.#context.disposeSequence(sequence);
    this.#prefixes.forget(sequence);
  }
}
