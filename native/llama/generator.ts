import type { ReplyEnd, Sampling } from "../../core/model.ts";
import type { Tokens } from "./prefixes.ts";
import type { Reply } from "./reply.ts";

/** What every piece of work for a loaded model says. */
interface JobBase {
  readonly prompt: Tokens;
  /** Those who share the model get equal shares of its batch. */
  readonly group?: string;
  readonly signal?: AbortSignal;
}

/** A reply to be generated. */
export interface ReplyJob extends JobBase {
  readonly sampling: Sampling;
  /** Takes the tokens as they come, and knows when the reply ends by its text. */
  readonly reply: Reply;
  readonly logProbabilities?: boolean;
  /** Goes on to the largest length whatever the model says, so that speeds can be measured. */
  readonly untilLength?: boolean;
}

/** A generated reply; its text is in the job's Reply. */
export interface Generation {
  readonly ended: ReplyEnd;
  /** Prompt tokens that were not evaluated for this reply. */
  readonly cached: number;
  /** Tokens sampled, the one that ends the reply included. */
  readonly generated: number;
  /** One for each of them, if asked for. */
  readonly logProbabilities?: readonly number[];
}

/** Continuations of a prompt whose probabilities are asked for; none is empty. */
export interface ScoreJob extends JobBase {
  readonly continuations: readonly Tokens[];
}

export interface PromptScores {
  readonly cached: number;
  /** For each continuation, the natural logarithm of each of its tokens' probability. */
  readonly logProbabilities: readonly (readonly number[])[];
}

/** Whatever generates for one loaded model: our step loop, or the library's own batching. */
export interface Generator {
  /**
   * Generates one reply; replies asked for together are generated together.
   * @throws CancelledError after the job's signal or `stop`; ModelRunError if the model fails
   */
  submit(job: ReplyJob): Promise<Generation>;
  /** @throws as `submit` */
  score(job: ScoreJob): Promise<PromptScores>;
  /** Rejects all jobs with CancelledError; resolves when the model's context is no longer in use. */
  stop(): Promise<void>;
}
