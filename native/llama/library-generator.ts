import { LlamaGrammarEvaluationState } from "node-llama-cpp";
import type { LlamaContext, LlamaModel, SequenceEvaluateOptions } from "node-llama-cpp";
import type { ReplyEnd, Sampling } from "../../core/model.ts";
import type { Generation, Generator, PromptScores, ReplyJob, ScoreJob } from "./generator.ts";
import { LibraryBatches } from "./library-batches.ts";
import { LibraryQueue, type Checkpoint } from "./library-queue.ts";
import { LibrarySequence, type TokenStream } from "./library-sequence.ts";
import { commonPrefix, LEAST_EVALUATED, type Tokens } from "./prefixes.ts";
import type { GrammarFor } from "./tools.ts";

export interface LibraryGeneratorOptions {
  /** Replies generated at the same time; at most the number of sequences of the context. */
  readonly replies: number;
  /** Whether a token ends the reply, by the model's own vocabulary. */
  readonly endsGeneration: (token: number) => boolean;
  readonly grammarFor: GrammarFor;
}

/** A job that has its turn: where it is done, and what to call where it may be given up. */
interface Turn {
  readonly sequence: LibrarySequence;
  readonly checkpoint: Checkpoint;
}

/**
 * Generates through the public interface of node-llama-cpp alone, for versions whose internals we do not know. The
 * library fills the batches, with gaps, and every reply reads its own prompt: this is slower than the step loop.
 * The replies are the same where a token's numbers depend only on whether it is evaluated alone or beside others of its
 * sequence, as on a CPU.
 */
export class LibraryGenerator implements Generator {
  readonly #model: LlamaModel;
  readonly #options: LibraryGeneratorOptions;
  readonly #queue: LibraryQueue<LibrarySequence>;
  readonly #batches = new LibraryBatches();
  readonly #segmentTokens: number;

  constructor(model: LlamaModel, context: LlamaContext, options: LibraryGeneratorOptions) {
    this.#model = model;
    this.#options = options;
    const sequences = Array.from({ length: options.replies }, () => new LibrarySequence(context));
    this.#queue = new LibraryQueue(sequences);
    this.#segmentTokens = Math.max(LEAST_EVALUATED + 1, context.batchSize);
  }

  submit(job: ReplyJob): Promise<Generation> {
    return this.#queue.run(job, (sequence, checkpoint) => this.#reply(job, { sequence, checkpoint }));
  }

  score(job: ScoreJob): Promise<PromptScores> {
    return this.#queue.run(job, (sequence, checkpoint) => this.#score(job, { sequence, checkpoint }));
  }

  stop(): Promise<void> {
    return this.#queue.stop();
  }

  async #reply(job: ReplyJob, turn: Turn): Promise<Generation> {
    const options = await this.#evaluateOptions(job.sampling);
    const { cached, rest } = await this.#readBeginning(job.prompt, turn);
    const { ended, tokens } = await this.#sample(job, turn.sequence.generate(rest, options), turn.checkpoint);
    job.reply.end();
    return {
      ended: job.reply.stopped ? "stop" : ended,
      cached,
      generated: tokens.length,
      ...(job.logProbabilities && { logProbabilities: await this.#readAgain(job.prompt, tokens, turn) }),
    };
  }

  async #sample(
    job: ReplyJob,
    stream: TokenStream,
    checkpoint: Checkpoint,
  ): Promise<{ readonly ended: ReplyEnd; readonly tokens: Tokens }> {
    const tokens: number[] = [];
    try {
      let next = await this.#batches.segment(() => stream.next());
      for (;;) {
        checkpoint();
        if (next.done) throw new Error("no token can follow");
        tokens.push(next.value);
        const ended = this.#endedBy(next.value, tokens.length, job);
        if (ended) return { ended, tokens };
        next = await this.#batches.token(() => stream.next());
      }
    } finally {
      await stream.return(undefined);
    }
  }

  #endedBy(token: number, generated: number, job: ReplyJob): ReplyEnd | undefined {
    const { untilLength = false, reply, sampling } = job;
    if (!untilLength && (this.#options.endsGeneration(token) || reply.push(token))) return "stop";
    return generated >= sampling.maxTokens ? "length" : undefined;
  }

  async #score({ prompt, continuations }: ScoreJob, turn: Turn): Promise<PromptScores> {
    const scores: (readonly number[])[] = [];
    let cached: number | undefined;
    for (const continuation of continuations) {
      const beginning = await this.#readBeginning(prompt, turn);
      cached ??= beginning.cached;
      const read = segmentsOf(continuation.slice(0, -1), this.#segmentTokens);
      scores.push(await this.#weigh(beginning.rest, continuation, read, turn));
    }
    return { cached: cached ?? 0, logProbabilities: scores };
  }

  /**
   * The log-probabilities of a reply's tokens. The library tells probabilities only after the reply's own filters; so the
   * reply is evaluated a second time, token by token as the first time, which gives the same numbers.
   */
  async #readAgain(prompt: Tokens, reply: Tokens, turn: Turn): Promise<readonly number[]> {
    const { rest } = await this.#readBeginning(prompt, turn);
    const alone = reply.slice(0, -1).map((token) => [token]);
    return this.#weigh(rest, reply, alone, turn);
  }

  /** Reads the end of a prompt and then the segments of a continuation, and tells how probable its tokens are. */
  async #weigh(
    rest: Tokens,
    continuation: Tokens,
    segments: readonly Tokens[],
    { sequence, checkpoint }: Turn,
  ): Promise<readonly number[]> {
    const weights = [...(await this.#batches.segment(() => sequence.read(rest, continuation.slice(0, 1))))];
    for (const segment of segments) {
      checkpoint();
      const followers = continuation.slice(weights.length, weights.length + segment.length);
      const read = (): Promise<readonly number[]> => sequence.read(segment, followers);
      weights.push(...(await (segment.length > 1 ? this.#batches.segment(read) : this.#batches.token(read))));
    }
    return weights;
  }

  /** Brings a prompt into a sequence, all but its last segment, whose last token's logits somebody will need. */
  async #readBeginning(
    prompt: Tokens,
    { sequence, checkpoint }: Turn,
  ): Promise<{ readonly cached: number; readonly rest: Tokens }> {
    const reusable = Math.min(commonPrefix(sequence.held, prompt), prompt.length - LEAST_EVALUATED);
    const cached = await sequence.cutTo(reusable);
    const segments = segmentsOf(prompt.slice(cached), this.#segmentTokens);
    for (const segment of segments.slice(0, -1)) {
      checkpoint();
      await this.#batches.segment(() => sequence.read(segment));
    }
    checkpoint();
    return { cached, rest: segments.at(-1) ?? [] };
  }

  /** The same settings of the addon's sampler as the step loop's. */
  async #evaluateOptions(sampling: Sampling): Promise<SequenceEvaluateOptions> {
    const { temperature, seed, topK, topP, minP } = sampling;
    const grammar = await this.#options.grammarFor(sampling);
    return {
      temperature,
      seed,
      topP,
      minP,
      // Without a value the library takes 40, and with 0 it sorts the tokens, which draws another one for the same seed.
      // It leaves out what is null.
      topK: topK > 0 ? topK : (null as unknown as number),
      ...(grammar && {
        grammarEvaluationState: new LlamaGrammarEvaluationState({ model: this.#model, grammar }),
      }),
    };
  }
}

/** Cuts tokens into segments of at most `size` so that the last is not a single token. */
function segmentsOf(tokens: Tokens, size: number): Tokens[] {
  const segments: Tokens[] = [];
  for (let start = 0; start < tokens.length;) {
    const left = tokens.length - start;
    const end = start + (left === size + 1 ? size - 1 : Math.min(size, left));
    segments.push(tokens.slice(start, end));
    start = end;
  }
  return segments;
}
