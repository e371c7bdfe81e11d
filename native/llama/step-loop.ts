import { setImmediate } from "node:timers/promises";
import type { Sampling } from "../../core/model.ts";
import type { AddonContext, AddonSampler } from "./addon.ts";
import { nextInTurn } from "./admission.ts";
import { ReplyCall, ScoreCall, type Call } from "./call.ts";
import { sampleAll, type Draft, type SamplingTools } from "./drafts.ts";
import type { Generation, Generator, PromptScores, ReplyJob, ScoreJob } from "./generator.ts";
import { runError, unloaded } from "./run-errors.ts";
import { scoreAll, type LogProbabilities, type ReadyScore, type ScoringTools } from "./scoring.ts";
import { Sequences, type Reading, type SequencePlan } from "./sequences.ts";

export interface StepLoopOptions extends SequencePlan {
  /** Whether a token ends the reply, by the model's own vocabulary. */
  readonly endsGeneration: (token: number) => boolean;
  readonly createSampler: (sampling: Sampling) => Promise<AddonSampler>;
  readonly logProbabilities: LogProbabilities;
  /**
   * Awaited before each round, so that whoever waited for a reply that has just ended can issue the next call before
   * the next batch is filled: its place must not depend on timing. By default one turn of the event loop.
   */
  readonly beforeRound?: (() => Promise<void>) | undefined;
  /** Milliseconds, never running backwards; by default those of `performance`. */
  readonly now?: (() => number) | undefined;
  /** Told how many replies got a token in each step. */
  readonly onStep?: ((rows: number) => void) | undefined;
}

/** While replies are running, a round reads at most this many tokens of prompts. */
const PROMPT_TOKENS_A_ROUND = 256;
/** And where the shape of batches changes no reply, it also stops after this time. */
const PROMPT_MILLISECONDS_A_ROUND = 500;

/** Calls with the same prompt, which is read once. */
interface Readers {
  readonly members: readonly number[];
  /** Where the prompt is read. All members keep their ids until then, also those that are cancelled. */
  readonly lead: number;
  reading: Reading | undefined;
}

/**
 * Generates replies together on one context. In each round waiting calls enter, some of their prompts are read, and
 * every running reply gets one token from one common batch; whoever has ended leaves.
 *
 * Running replies have the ids from 0 without a gap: llama.cpp evaluates rows of consecutive sequences together,
 * and a gap would cost another pass over the weights.
 */
export class StepLoop implements Generator {
  readonly #context: AddonContext;
  readonly #options: StepLoopOptions;
  readonly #sequences: Sequences;
  readonly #tools: SamplingTools & ScoringTools;
  readonly #waiting: Call[] = [];
  /** By sequence id. */
  readonly #running = new Map<number, Call>();
  #readers: Readers[] = [];
  #round: Promise<void> | undefined;
  #stopped = false;

  constructor(context: AddonContext, options: StepLoopOptions) {
    this.#context = context;
    this.#options = options;
    this.#sequences = new Sequences(context, options);
    this.#tools = { ...options, context, sequences: this.#sequences };
  }

  submit(job: ReplyJob): Promise<Generation> {
    const call = new ReplyCall(job);
    this.#enter(call);
    return call.done;
  }

  score(job: ScoreJob): Promise<PromptScores> {
    const call = new ScoreCall(job);
    this.#enter(call);
    return call.done;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const call of [...this.#waiting, ...this.#running.values()]) call.reject(unloaded());
    await this.#round;
  }

  #enter(call: Call): void {
    if (this.#stopped) call.reject(unloaded());
    if (!call.settled) this.#waiting.push(call);
    this.#round ??= this.#run();
  }

  async #run(): Promise<void> {
    for (;;) {
      await (this.#options.beforeRound?.() ?? setImmediate());
      this.#removeSettled();
      if (this.#waiting.length + this.#running.size === 0) break;
      try {
        await this.#admit();
        await this.#readPrompts();
        await this.#closeGaps();
        await this.#step();
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#round = undefined;
  }

  #removeSettled(): void {
    this.#readers = this.#readers.filter((readers) => !this.#abandoned(readers));
    const reading = this.#reading();
    for (const [sequence, call] of this.#running) {
      if (!call.settled || reading.has(sequence)) continue;
      call.dispose();
      this.#running.delete(sequence);
    }
    const waiting = this.#waiting.filter((call) => !call.settled);
    this.#waiting.splice(0, Infinity, ...waiting);
  }

  /** Gives waiting calls the lowest free ids; calls with the same prompt will read it together. */
  async #admit(): Promise<void> {
    const entering = this.#nextInTurn();
    if (entering.length === 0) return;
    // A prompt that takes several rounds would leave a gap among the running replies if it took a place between them.
    const unread = entering.reduce((sum, { prompt }) => sum + this.#sequences.unread(prompt), 0);
    if (unread > PROMPT_TOKENS_A_ROUND) await this.#closeGaps();
    const free = this.#ids().filter((sequence) => !this.#running.has(sequence));
    for (const [index, call] of entering.entries()) {
      this.#waiting.splice(this.#waiting.indexOf(call), 1);
      this.#running.set(free[index] ?? -1, call);
    }
    const entered = free.slice(0, entering.length);
    const alike = Map.groupBy(entered, (sequence) => this.#call(sequence).prompt.join(" "));
    for (const members of alike.values()) {
      this.#readers.push({ members, lead: members[0] ?? -1, reading: undefined });
    }
  }

  /** The waiting calls for which there is room. */
  #nextInTurn(): readonly Call[] {
    const waiting = [...this.#waiting];
    const chosen = [...this.#running.values()];
    while (chosen.length < this.#options.replies && waiting.length > 0) {
      chosen.push(...waiting.splice(nextInTurn(waiting, chosen), 1));
    }
    return chosen.slice(this.#running.size);
  }

  /** Reads prompts in the order in which their calls entered, as far as running replies may be kept waiting. */
  async #readPrompts(): Promise<void> {
    const { grain, now = () => performance.now() } = this.#options;
    const started = now();
    let read = 0;
    const isEnough = (): boolean =>
      this.#writers().length > 0 &&
      (read >= PROMPT_TOKENS_A_ROUND || (grain === 1 && now() - started >= PROMPT_MILLISECONDS_A_ROUND));
    for (const readers of [...this.#readers]) {
      let logits: number | undefined;
      while (logits === undefined && !this.#abandoned(readers)) {
        if (read > 0 && isEnough()) return;
        readers.reading ??= await this.#sequences.begin(this.#call(readers.lead).prompt, readers.lead);
        const before = readers.reading.position;
        logits = await this.#sequences.advance(readers.reading);
        read += readers.reading.position - before;
      }
      this.#readers = this.#readers.filter((other) => other !== readers);
      if (logits !== undefined && readers.reading)
        await this.#begin(readers.members, readers.reading, logits);
    }
  }

  /** Gives all calls their copy of the prompt, replies their first token, and scores what is to be scored. */
  async #begin(members: readonly number[], reading: Reading, logits: number): Promise<void> {
    const { sequence: lead, prompt } = reading;
    const live = members.filter((sequence) => !this.#call(sequence).settled);
    const cachedOf = (sequence: number): number =>
      sequence === (live[0] ?? lead) ? reading.cached : prompt.length;
    const drafts: Draft[] = [];
    const scores: ReadyScore[] = [];
    for (const sequence of live) {
      if (sequence !== lead) await this.#sequences.share(lead, sequence);
      const call = this.#call(sequence);
      const cached = cachedOf(sequence);
      if (call instanceof ScoreCall) scores.push({ call, sequence, cached });
      else if (await this.#start(call, cached)) drafts.push({ call, logits });
    }
    await sampleAll(this.#tools, drafts);
    await scoreAll(this.#tools, scores, logits);
  }

  /** What goes wrong with one sampler, for instance its grammar, concerns its call alone. */
  async #start(call: ReplyCall, cached: number): Promise<boolean> {
    try {
      call.start(await this.#options.createSampler(call.job.sampling), cached);
      return true;
    } catch (error) {
      call.reject(runError(error));
      return false;
    }
  }

  /** Moves the running replies with the highest ids into the gaps below them. */
  async #closeGaps(): Promise<void> {
    const writers = this.#writers();
    const reading = this.#reading();
    const beyond = writers.filter((sequence) => sequence >= writers.length).reverse();
    for (let target = 0; target < writers.length && beyond.length > 0; target++) {
      const occupant = this.#running.get(target);
      if (occupant && (!occupant.settled || reading.has(target))) continue;
      const source = beyond.shift();
      if (source === undefined) return;
      occupant?.dispose();
      await this.#sequences.move(source, target);
      this.#running.set(target, this.#call(source));
      this.#running.delete(source);
    }
  }

  /** One token for every running reply. */
  async #step(): Promise<void> {
    const rows = this.#writers().flatMap((sequence) => {
      const call = this.#call(sequence);
      return call instanceof ReplyCall ? [{ sequence, call }] : [];
    });
    if (rows.length === 0) return;
    this.#context.initBatch(rows.length);
    const drafts = rows.map(({ sequence, call }) => {
      const { token, position } = call.next;
      const logits = this.#context.addToBatch(sequence, position, Uint32Array.of(token), Uint32Array.of(0));
      return { call, logits: logits[0] ?? -1 };
    });
    await this.#context.decodeBatch();
    this.#options.onStep?.(rows.length);
    await sampleAll(this.#tools, drafts);
  }

  /** After a failed evaluation the contents of all sequences are uncertain. */
  #fail(error: unknown): void {
    for (const call of this.#running.values()) call.reject(runError(error));
    this.#removeSettled();
    try {
      this.#sequences.reset();
    } catch (resetError) {
      this.#stopped = true;
      for (const call of this.#waiting) call.reject(runError(resetError));
    }
  }

  /** Ids of the replies that get tokens, ascending. */
  #writers(): number[] {
    const reading = this.#reading();
    return this.#ids().filter((sequence) => {
      const call = this.#running.get(sequence);
      return call !== undefined && !call.settled && !reading.has(sequence);
    });
  }

  #abandoned({ members }: Readers): boolean {
    return members.every((sequence) => this.#call(sequence).settled);
  }

  /** Ids of the calls whose prompts are not read yet. */
  #reading(): Set<number> {
    return new Set(this.#readers.flatMap(({ members }) => members));
  }

  #ids(): number[] {
    return Array.from({ length: this.#options.replies }, (_, sequence) => sequence);
  }

  #call(sequence: number): Call {
    const call = this.#running.get(sequence);
    if (!call) throw new Error(`No call runs in sequence ${sequence}.`);
    return call;
  }
}
