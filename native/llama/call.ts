import { CancelledError } from "../../core/errors.ts";
import type { ReplyEnd } from "../../core/model.ts";
import type { AddonSampler } from "./addon.ts";
import type { Tokens } from "./prefixes.ts";
import type { Reply } from "./reply.ts";

/** A reply to be generated. */
export interface Job {
  readonly prompt: Tokens;
  /** Largest number of new tokens. */
  readonly maxTokens: number;
  readonly reply: Reply;
  /** Makes the sampler of this reply, when its turn has come. */
  readonly createSampler: () => Promise<AddonSampler>;
  readonly signal?: AbortSignal;
}

/** A generated reply; its text is in the job's Reply. */
export interface Generation {
  readonly ended: ReplyEnd;
  /** Prompt tokens that were not evaluated for this reply. */
  readonly cached: number;
  /** Tokens sampled, the one that ends the reply included. */
  readonly generated: number;
}

/** One job on its way through the step loop. It is settled once; whoever comes later is ignored. */
export class Call {
  readonly job: Job;
  readonly done: Promise<Generation>;
  readonly #resolvers = Promise.withResolvers<Generation>();
  readonly #onAbort = (): void => this.reject(new CancelledError());
  #sampler: AddonSampler | undefined;
  #settled = false;
  #cached = 0;
  #generated = 0;
  #lastToken = -1;

  constructor(job: Job) {
    this.job = job;
    this.done = this.#resolvers.promise;
    job.signal?.addEventListener("abort", this.#onAbort, { once: true });
    if (job.signal?.aborted) this.#onAbort();
  }

  get settled(): boolean {
    return this.#settled;
  }

  /** The last sampled token, which the next step evaluates, and its position in the sequence. */
  get next(): { readonly token: number; readonly position: number } {
    return { token: this.#lastToken, position: this.job.prompt.length + this.#generated - 1 };
  }

  /** Makes the sampler; the prompt is about to be evaluated. */
  async prepare(): Promise<void> {
    this.#sampler = await this.job.createSampler();
  }

  get sampler(): AddonSampler {
    if (!this.#sampler) throw new Error("A call is sampled only after it was prepared.");
    return this.#sampler;
  }

  started(cached: number): void {
    this.#cached = cached;
  }

  /** Takes a sampled token and settles the call if the reply ends with it. */
  accept(token: number, endsGeneration: boolean): void {
    if (this.#settled) return;
    this.#generated++;
    this.#lastToken = token;
    if (endsGeneration || this.job.reply.push(token)) this.#finish("stop");
    else if (this.#generated >= this.job.maxTokens) this.#finish("length");
  }

  reject(error: Error): void {
    if (this.#settle()) this.#resolvers.reject(error);
  }

  /** Frees the sampler; only while no sampling is under way. */
  dispose(): void {
    this.#sampler?.dispose();
    this.#sampler = undefined;
  }

  #finish(ended: ReplyEnd): void {
    this.job.reply.end();
    const generation = {
      ended: this.job.reply.stopped ? "stop" : ended,
      cached: this.#cached,
      generated: this.#generated,
    };
    if (this.#settle()) this.#resolvers.resolve(generation);
  }

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    this.job.signal?.removeEventListener("abort", this.#onAbort);
    return true;
  }
}
