import { CancelledError, ContextOverflowError, ModelRunError } from "../../core/errors.ts";
import {
  CLOSING_TOKENS,
  type ChatMessage,
  type Completion,
  type CompletionRequest,
  type LanguageModel,
  type ModelInfo,
  type Sampling,
  type ScoreRequest,
  type Scoring,
} from "../../core/model.ts";
import { blockAtEnd } from "../../core/answer/plain.ts";
import { announces, begunAnnouncement } from "./announces.ts";
import type { Generation, Generator } from "./generator.ts";
import { Reply, SAYS_SOMETHING } from "./reply.ts";
import {
  measureSpeed,
  ORDINARY_TEXT,
  type DecodeSpeed,
  type Measurable,
  type SpeedMeasurement,
} from "./speed.ts";
import type { ModelTools } from "./tools.ts";

/** A GGUF model that completes conversations, many at once. */
export class LlamaLanguageModel implements LanguageModel, Measurable {
  readonly info: ModelInfo;
  /** What generates; benchmarks drive it without text. */
  readonly generator: Generator;
  readonly #tools: ModelTools;
  readonly #unload: () => Promise<void>;
  #disposal: Promise<void> | undefined;

  constructor(info: ModelInfo, generator: Generator, tools: ModelTools, unload: () => Promise<void>) {
    this.info = info;
    this.generator = generator;
    this.#tools = tools;
    this.#unload = unload;
  }

  /**
   * Completes one conversation. With the same model, threads and order of calls, the reply is the same each time,
   * whatever was asked before.
   * @throws ContextOverflowError if prompt and reply do not fit; CancelledError after `signal` or `dispose`;
   *   ModelRunError if the model, its template or the reply's grammar fails
   */
  async complete(request: CompletionRequest): Promise<Completion> {
    const started = performance.now();
    const { sampling } = request;
    this.#requireLoaded();
    // Nothing is awaited before `submit`, so that calls enter in the order in which they were issued.
    const prompt = this.#tools.prompt(request.messages);
    this.#requireRoom(prompt.length, sampling.maxTokens);
    const reply = new Reply({
      detokenize: this.#tools.detokenize,
      opening: this.#opening(sampling),
      stop: [...sampling.stop, ...this.#tools.stop],
      json: sampling.schema !== undefined,
      ...(request.onText && { onText: request.onText }),
    });
    const generation = await this.generator.submit({
      ...jobBase(prompt, request),
      sampling,
      reply,
      ...(request.logProbabilities && { logProbabilities: true }),
    });
    const whole = completion(prompt.length, reply, generation, started);
    const { closing } = sampling;
    const asked = request.messages.at(-1)?.content;
    const isClosed = closing === undefined || announces(whole.text, closing, whole.ended, asked);
    return isClosed ? whole : this.#close(whole, this.#answerLine(whole, reply, closing), request, prompt);
  }

  /** The line on which the answer of a reply is still to be said: the one that it was cut off in, else one of its own. */
  #answerLine(cut: Completion, reply: Reply, words: string): AnswerLine {
    const end = endOfBlock(cut);
    const isCutIn = end === "" && cut.ended === "length";
    const begun = isCutIn ? begunAnnouncement(cut.text, words) : undefined;
    if (begun !== undefined) {
      return { added: "", tokens: reply.tokens, saysNothing: !SAYS_SOMETHING.test(begun) };
    }
    const added = `${end}${words}`;
    return { added, tokens: this.#tools.continuation(reply.written + added), saysNothing: true };
  }

  /**
   * Has the model say its answer behind the words that announce it, the second step of zero-shot chain of thought (Kojima et
   * al. 2022): a model that has begun to repeat itself, or has forgotten the form, still says what it holds.
   * Log-probabilities, where they were asked for, are those of the part before.
   */
  async #close(
    cut: Completion,
    { added, tokens, saysNothing }: AnswerLine,
    request: CompletionRequest,
    prompt: readonly number[],
  ): Promise<Completion> {
    const { sampling, onText } = request;
    const started = performance.now();
    const continued = [...prompt, ...tokens];
    if (continued.length + CLOSING_TOKENS > this.info.contextTokens) return cut;
    if (added !== "") onText?.(added);
    const reply = new Reply({
      detokenize: this.#tools.detokenize,
      before: continued,
      stop: ["\n", ...sampling.stop, ...this.#tools.stop],
      json: false,
      stopsBehindWord: saysNothing,
      ...(onText && { onText }),
    });
    const generation = await this.generator.submit({
      ...jobBase(continued, request),
      sampling: { ...sampling, maxTokens: CLOSING_TOKENS },
      reply,
    });
    return {
      ...cut,
      text: cut.text + added + reply.text,
      ended: generation.ended,
      closed: true,
      ...(cut.ended === "length" && { cutOff: true }),
      tokens: { ...cut.tokens, generated: cut.tokens.generated + generation.generated },
      seconds: cut.seconds + (performance.now() - started) / 1000,
    };
  }

  /** @throws as `complete`, and ModelRunError for a continuation without tokens */
  async score(request: ScoreRequest): Promise<Scoring> {
    const started = performance.now();
    this.#requireLoaded();
    const prompt = this.#tools.prompt(request.messages);
    const continuations = request.continuations.map((text) => this.#tools.continuation(text));
    if (continuations.some((tokens) => tokens.length === 0)) {
      throw new ModelRunError("An empty continuation cannot be scored; give at least one character.", {
        continuations: request.continuations,
      });
    }
    const lengths = continuations.map((tokens) => tokens.length);
    this.#requireRoom(prompt.length, Math.max(0, ...lengths));
    const scores = await this.generator.score({ ...jobBase(prompt, request), continuations });
    return {
      continuations: scores.logProbabilities.map((logProbabilities) => ({ logProbabilities })),
      tokens: {
        prompt: prompt.length,
        cached: scores.cached,
        generated: lengths.reduce((sum, length) => sum + length, 0),
      },
      seconds: (performance.now() - started) / 1000,
    };
  }

  /**
   * Measures how fast prompts are read and replies generated, alone and together; see measureSpeed.
   * @param options `seconds`: the whole takes about this long at most
   * @throws CancelledError after the signal; ModelRunError
   */
  async measureSpeed(
    options: { readonly seconds?: number } = {},
    onFigure?: (figure: DecodeSpeed) => void,
    signal?: AbortSignal,
  ): Promise<SpeedMeasurement> {
    this.#requireLoaded();
    const { sequences, contextTokens } = this.info;
    const tokens = this.#tools.continuation(ORDINARY_TEXT);
    const hooks = { ...(onFigure && { onFigure }), ...(signal && { signal }) };
    return measureSpeed(this.generator, { ...options, tokens, sequences, contextTokens }, hooks);
  }

  /** The tokens that the model reads for this conversation. @throws ModelRunError if its template refuses it */
  promptTokens(messages: readonly ChatMessage[]): readonly number[] {
    return this.#tools.prompt(messages);
  }

  /** Cancels what is under way and frees the model's memory. */
  async dispose(): Promise<void> {
    this.#disposal ??= this.generator.stop().then(this.#unload);
    await this.#disposal;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }

  /** What the prompt holds of a reply already. A reply of a given form has no room for reasoning. */
  #opening({ schema, grammar }: Sampling): string {
    return schema === undefined && grammar === undefined ? this.#tools.opening : "";
  }

  #requireLoaded(): void {
    if (this.#disposal) throw new CancelledError("Cancelled: the model was unloaded.");
  }

  #requireRoom(promptTokens: number, maxTokens: number): void {
    const { contextTokens } = this.info;
    if (promptTokens + maxTokens > contextTokens) {
      throw new ContextOverflowError(promptTokens, maxTokens, contextTokens);
    }
  }
}

/** The line at the end of a reply on which it says its answer. */
interface AnswerLine {
  /** What the reply lacks of it before the answer; "" if the reply has begun it. */
  readonly added: string;
  /** Of the whole reply with that. One that has begun the line keeps its own, and goes on as if it had had more room. */
  readonly tokens: readonly number[];
  /** Whether nothing of the answer stands on it yet. */
  readonly saysNothing: boolean;
}

/**
 * What ends the block of reasoning or of code in which a reply was cut off, so that what follows is none of it. The dots show that
 * the program is not whole: nobody computes it then.
 */
function endOfBlock({ text, ended }: Completion): string {
  if (text.lastIndexOf("<think>") > text.lastIndexOf("</think>")) return "\n</think>";
  if (blockAtEnd(text) !== "code") return "";
  return ended === "length" ? "\n...\n```" : "\n```";
}

function jobBase(prompt: readonly number[], { group, signal }: CompletionRequest | ScoreRequest) {
  return { prompt, ...(group !== undefined && { group }), ...(signal && { signal }) };
}

function completion(promptTokens: number, reply: Reply, generation: Generation, started: number): Completion {
  return {
    text: reply.text,
    ended: generation.ended,
    tokens: { prompt: promptTokens, cached: generation.cached, generated: generation.generated },
    seconds: (performance.now() - started) / 1000,
    ...(generation.logProbabilities && { logProbabilities: generation.logProbabilities }),
  };
}
