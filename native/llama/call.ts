import { CancelledError } from "../../core/errors.ts";
import type { ReplyEnd } from "../../core/model.ts";
import type { AddonSampler } from "./addon.ts";
import type { Generation, PromptScores, ReplyJob, ScoreJob } from "./generator.ts";
import type { Tokens } from "./prefixes.ts";

interface Job {
  readonly prompt: Tokens;
  readonly group?: string;
  readonly signal?: AbortSignal;
}

/** A job on its way through the step loop. It is settled once; whoever comes later is ignored. */
abstract class Pending<Result> {
  readonly prompt: Tokens;
  readonly group: string;
  readonly done: Promise<Result>;
  readonly #resolvers = Promise.withResolvers<Result>();
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = (): void => this.reject(new CancelledError());
  #settled = false;

  constructor({ prompt, group = "", signal }: Job) {
    this.prompt = prompt;
    this.group = group;
    this.done = this.#resolvers.promise;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    if (signal?.aborted) this.#onAbort();
  }

  get settled(): boolean {
    return this.#settled;
  }

  resolve(result: Result): void {
    if (this.#settle()) this.#resolvers.resolve(result);
  }

  reject(error: Error): void {
    if (this.#settle()) this.#resolvers.reject(error);
  }

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    this.#signal?.removeEventListener("abort", this.#onAbort);
    return true;
  }
}

/** A reply: its prompt is read, then it gets one token in each step. */
export class ReplyCall extends Pending<Generation> {
  readonly job: ReplyJob;
  #sampler: AddonSampler | undefined;
  #cached = 0;
  #generated = 0;
  #lastToken = -1;
  readonly #logProbabilities: number[] = [];

  constructor(job: ReplyJob) {
    super(job);
    this.job = job;
  }

  /** The last sampled token, which the next step evaluates, and its position in the sequence. */
  get next(): { readonly token: number; readonly position: number } {
    return { token: this.#lastToken, position: this.prompt.length + this.#generated - 1 };
  }

  get sampler(): AddonSampler {
    if (!this.#sampler) throw new Error("A call is sampled only after it has started.");
    return this.#sampler;
  }

  /** The prompt has been read; tokens follow. */
  start(sampler: AddonSampler, cached: number): void {
    this.#sampler = sampler;
    this.#cached = cached;
  }

  /** Takes a sampled token and settles the call if the reply ends with it. */
  accept(token: number, endsGeneration: boolean, logProbability?: number): void {
    if (this.settled) return;
    this.#generated++;
    this.#lastToken = token;
    if (logProbability !== undefined) this.#logProbabilities.push(logProbability);
    if (!this.job.untilLength && (endsGeneration || this.job.reply.push(token))) this.#finish("stop");
    else if (this.#generated >= this.job.sampling.maxTokens) this.#finish("length");
  }

  /** Frees the sampler; only while no sampling is under way. */
  dispose(): void {
    this.#sampler?.dispose();
    this.#sampler = undefined;
  }

  #finish(ended: ReplyEnd): void {
    this.job.reply.end();
    this.resolve({
      ended: this.job.reply.stopped ? "stop" : ended,
      cached: this.#cached,
      generated: this.#generated,
      ...(this.job.logProbabilities && { logProbabilities: this.#logProbabilities }),
    });
  }
}

/** Continuations to be scored: done as soon as the prompt is read. */
export class ScoreCall extends Pending<PromptScores> {
  readonly job: ScoreJob;

  constructor(job: ScoreJob) {
    super(job);
    this.job = job;
  }

  dispose(): void {
    // Nothing is held.
  }
}

export type Call = ReplyCall | ScoreCall;
