import type { AddonContext, AddonSampler } from "../../../native/llama/addon.ts";

/** One entry of a decoded batch. */
export interface Row {
  readonly sequence: number;
  readonly position: number;
  readonly token: number;
}

/** Ends a reply, like a model's end-of-turn token. */
export const END = 0;

/** A sampler that only knows its seed. */
export class FakeSampler implements AddonSampler {
  disposed = false;
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  applyConfig(): void {
    throw new Error("not used");
  }

  dispose(): void {
    this.disposed = true;
  }
}

/**
 * A context without a model: the token that follows is a hash of all tokens before it and of the sampler's seed,
 * so that any wrong token in a sequence's memory changes everything after it.
 */
export class FakeContext implements AddonContext {
  readonly batches: Row[][] = [];
  readonly sequences: number[][];
  /** Called before each batch is decoded; may throw. */
  beforeDecode: (batch: readonly Row[]) => void | Promise<void> = () => undefined;
  /** False for a memory that cannot be cut. */
  cuts = true;
  #batch: Row[] = [];
  #logits = new Map<number, number>();
  readonly #vocabulary: number;

  constructor(sequences: number, vocabulary = 50) {
    this.sequences = Array.from({ length: sequences }, () => []);
    this.#vocabulary = vocabulary;
  }

  initBatch(): void {
    this.#batch = [];
  }

  addToBatch(
    sequence: number,
    firstPosition: number,
    tokens: Uint32Array,
    logitIndexes: Uint32Array,
  ): number[] {
    const start = this.#batch.length;
    for (const [index, token] of tokens.entries()) {
      this.#batch.push({ sequence, position: firstPosition + index, token });
    }
    return [...logitIndexes].map((index) => start + index);
  }

  async decodeBatch(): Promise<void> {
    const batch = this.#batch;
    await this.beforeDecode(batch);
    this.#logits = new Map();
    for (const [index, { sequence, position, token }] of batch.entries()) {
      const memory = this.#memory(sequence);
      if (memory.length !== position) throw new Error(`position ${position} after ${memory.length} tokens`);
      memory.push(token);
      this.#logits.set(index, hash(memory));
    }
    this.batches.push(batch);
  }

  sampleToken(batchLogitIndex: number, sampler: FakeSampler): Promise<number>;
  sampleToken(): Promise<never>;
  async sampleToken(batchLogitIndex = -1, sampler = new FakeSampler(0)): Promise<number> {
    if (sampler.disposed) throw new Error("sampled with a disposed sampler");
    const logits = this.#logits.get(batchLogitIndex);
    if (logits === undefined) throw new Error("no logits");
    // Samplers finish in any order.
    for (let turn = 0; turn < (logits + sampler.seed) % 5; turn++) await Promise.resolve();
    return hash([logits, sampler.seed]) % this.#vocabulary;
  }

  /** A made-up number for each token, by everything before it. */
  logProbabilities(batchLogitIndex: number, tokens: readonly number[]): Promise<number[]> {
    const logits = this.#logits.get(batchLogitIndex);
    if (logits === undefined) return Promise.reject(new Error("no logits"));
    return Promise.resolve(tokens.map((token) => -(hash([logits, token]) % 1000) / 100));
  }

  disposeSequence(sequence: number): void {
    this.sequences[sequence] = [];
  }

  removeTokenCellsFromSequence(sequence: number, start: number, end: number): boolean {
    if (end !== -1) throw new Error("only tails are cut");
    if (this.cuts) this.#memory(sequence).splice(start);
    return this.cuts;
  }

  copySequenceStateFromOtherSequence(target: number, source: number): Promise<number> {
    this.sequences[target] = [...this.#memory(source)];
    return Promise.resolve(this.#memory(source).length);
  }

  setThreads(): void {
    throw new Error("not used");
  }

  #memory(sequence: number): number[] {
    const memory = this.sequences[sequence];
    if (!memory) throw new Error(`there is no sequence ${sequence}`);
    return memory;
  }
}

function hash(values: readonly number[]): number {
  return values.reduce((sum, value) => (Math.imul(sum ^ value, 0x01000193) + 7) >>> 0, 0x811c9dc5);
}
