import { setImmediate } from "node:timers/promises";
import { CancelledError, ModelRunError } from "../../core/errors.ts";
import type { AddonContext } from "./addon.ts";
import { Call, type Generation, type Job } from "./call.ts";
import { Sequences, type SequencePlan } from "./sequences.ts";

export interface StepLoopOptions extends SequencePlan {
  /** Whether a token ends the reply, by the model's own vocabulary. */
  readonly endsGeneration: (token: number) => boolean;
}

/**
 * Generates replies together on one context. In each round waiting prompts are evaluated first, then every
 * running reply gets one token from one common batch. What stands in a batch follows from the order in which
 * jobs were submitted and from their replies alone, never from timing.
 *
 * Running replies have the ids from 0 without a gap: llama.cpp evaluates rows of consecutive sequences together,
 * and a gap would cost another pass over the weights.
 */
export class StepLoop {
  readonly #context: AddonContext;
  readonly #options: StepLoopOptions;
  readonly #sequences: Sequences;
  readonly #waiting: Call[] = [];
  /** By sequence id. */
  readonly #running = new Map<number, Call>();
  #round: Promise<void> | undefined;
  #stopped = false;

  constructor(context: AddonContext, options: StepLoopOptions) {
    this.#context = context;
    this.#options = options;
    this.#sequences = new Sequences(context, options);
  }

  /**
   * Generates one reply. Jobs beyond the number of sequences wait in the order of submission.
   * @throws CancelledError after the job's signal or `stop`; ModelRunError if the model fails
   */
  submit(job: Job): Promise<Generation> {
    const call = new Call(job);
    if (this.#stopped) call.reject(unloaded());
    if (!call.settled) this.#waiting.push(call);
    this.#round ??= this.#run();
    return call.done;
  }

  /** Rejects all jobs with CancelledError; resolves when the context is no longer in use. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const call of [...this.#waiting, ...this.#running.values()]) call.reject(unloaded());
    await this.#round;
  }

  async #run(): Promise<void> {
    for (;;) {
      // Whoever waited for a reply that has just ended gets to issue the next call before the next batch is
      // filled, so that its place does not depend on timing.
      await setImmediate();
      this.#removeSettled();
      if (this.#waiting.length + this.#running.size === 0) break;
      try {
        await this.#admit();
        await this.#closeGaps();
        await this.#step();
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#round = undefined;
  }

  #removeSettled(): void {
    for (const [sequence, call] of this.#running) {
      if (!call.settled) continue;
      call.dispose();
      this.#running.delete(sequence);
    }
    const waiting = this.#waiting.filter((call) => !call.settled);
    this.#waiting.splice(0, Infinity, ...waiting);
  }

  /** Gives waiting calls the lowest free ids and evaluates each different prompt among them once. */
  async #admit(): Promise<void> {
    const entering: number[] = [];
    for (let sequence = 0; sequence < this.#options.replies && this.#waiting.length > 0; sequence++) {
      if (this.#running.has(sequence)) continue;
      const call = this.#waiting.shift();
      if (!call) break;
      this.#running.set(sequence, call);
      entering.push(sequence);
    }
    const alike = Map.groupBy(entering, (sequence) => this.#call(sequence).job.prompt.join(" "));
    for (const sequences of alike.values()) await this.#begin(sequences);
  }

  /** Evaluates the prompt that all these sequences have, and samples the first token of each. */
  async #begin(sequences: readonly number[]): Promise<void> {
    const calls = sequences.map((sequence) => this.#call(sequence));
    const [first] = sequences;
    const prompt = calls[0]?.job.prompt;
    if (first === undefined || !prompt) return;
    const evaluated = await this.#sequences.evaluate(prompt, first, () =>
      calls.every((call) => call.settled),
    );
    if (!evaluated) return;
    for (const sequence of sequences) {
      if (sequence !== first) await this.#sequences.share(first, sequence);
      this.#call(sequence).started(sequence === first ? evaluated.cached : prompt.length);
    }
    await Promise.all(calls.map((call) => prepared(call)));
    await this.#sample(calls.map((call) => ({ call, logits: evaluated.logits })));
  }

  async #closeGaps(): Promise<void> {
    const live = [...this.#running.keys()].filter((sequence) => !this.#call(sequence).settled);
    const gaps = Array.from({ length: live.length }, (_, sequence) => sequence).filter(
      (sequence) => !live.includes(sequence),
    );
    const beyond = live.filter((sequence) => sequence >= live.length).sort((left, right) => right - left);
    for (const [index, target] of gaps.entries()) {
      const source = beyond[index];
      if (source === undefined) return;
      this.#running.get(target)?.dispose();
      await this.#sequences.move(source, target);
      this.#running.set(target, this.#call(source));
      this.#running.delete(source);
    }
  }

  /** One token for every running reply. */
  async #step(): Promise<void> {
    const rows = [...this.#running]
      .filter(([, call]) => !call.settled)
      .sort(([left], [right]) => left - right);
    if (rows.length === 0) return;
    this.#context.initBatch(rows.length);
    const logits = rows.map(([sequence, call]) => {
      const { token, position } = call.next;
      return this.#context.addToBatch(sequence, position, Uint32Array.of(token), Uint32Array.of(0))[0] ?? -1;
    });
    await this.#context.decodeBatch();
    await this.#sample(rows.map(([, call], index) => ({ call, logits: logits[index] ?? -1 })));
  }

  /**
   * Samples a token for each of these calls at once and hands them over in order, since the order in which
   * replies end is the order of the calls that follow them. What goes wrong with one sampler concerns its call alone.
   */
  async #sample(drafts: readonly { readonly call: Call; readonly logits: number }[]): Promise<void> {
    const open = drafts.filter(({ call }) => !call.settled);
    const tokens = await Promise.allSettled(
      open.map(({ call, logits }) => this.#context.sampleToken(logits, call.sampler)),
    );
    for (const [index, { call }] of open.entries()) {
      const token = tokens[index];
      if (token?.status === "fulfilled") this.#accept(call, token.value);
      else call.reject(failed(token?.reason));
    }
  }

  #accept(call: Call, token: number): void {
    try {
      if (token < 0) throw new Error("no token can follow");
      call.accept(token, this.#options.endsGeneration(token));
    } catch (error) {
      call.reject(failed(error));
    }
  }

  /** After a failed evaluation the contents of all sequences are uncertain. */
  #fail(error: unknown): void {
    for (const call of this.#running.values()) call.reject(failed(error));
    this.#removeSettled();
    try {
      this.#sequences.reset();
    } catch (resetError) {
      this.#stopped = true;
      for (const call of this.#waiting) call.reject(failed(resetError));
    }
  }

  #call(sequence: number): Call {
    const call = this.#running.get(sequence);
    if (!call) throw new Error(`No call runs in sequence ${sequence}.`);
    return call;
  }
}

async function prepared(call: Call): Promise<void> {
  try {
    await call.prepare();
  } catch (error) {
    call.reject(failed(error));
  }
}

function unloaded(): CancelledError {
  return new CancelledError("Cancelled: the model was unloaded.");
}

function failed(error: unknown): ModelRunError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ModelRunError(
    `The model failed while it was generating: ${reason}. Ask again; if it happens again, use a smaller context or another model.`,
    { reason },
    { cause: error },
  );
}
