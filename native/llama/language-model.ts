import { CancelledError, ContextOverflowError } from "../../core/errors.ts";
import type { Completion, CompletionRequest, LanguageModel, ModelInfo } from "../../core/model.ts";
import type { Generation } from "./call.ts";
import { Reply } from "./reply.ts";
import type { StepLoop } from "./step-loop.ts";
import type { ModelTools } from "./tools.ts";

/** A GGUF model that completes conversations, many at once. */
export class LlamaLanguageModel implements LanguageModel {
  readonly info: ModelInfo;
  readonly #loop: StepLoop;
  readonly #tools: ModelTools;
  readonly #unload: () => Promise<void>;
  #disposal: Promise<void> | undefined;

  constructor(info: ModelInfo, loop: StepLoop, tools: ModelTools, unload: () => Promise<void>) {
    this.info = info;
    this.#loop = loop;
    this.#tools = tools;
    this.#unload = unload;
  }

  /**
   * Completes one conversation. With the same model, threads and order of calls, the reply is the same each time,
   * whatever was asked before.
   * @throws ContextOverflowError if prompt and reply do not fit; CancelledError after `signal` or `dispose`;
   *   ModelRunError if the model, its template or the schema's grammar fails
   */
  async complete(request: CompletionRequest): Promise<Completion> {
    const started = performance.now();
    const { sampling } = request;
    if (this.#disposal) throw new CancelledError("Cancelled: the model was unloaded.");
    // Nothing is awaited before `submit`, so that calls enter in the order in which they were issued.
    const prompt = this.#tools.prompt(request.messages);
    this.#requireRoom(prompt.length, sampling.maxTokens);
    const reply = new Reply({
      detokenize: this.#tools.detokenize,
      stop: [...sampling.stop, ...this.#tools.stop],
      json: sampling.schema !== undefined,
      ...(request.onText && { onText: request.onText }),
    });
    const generation = await this.#loop.submit({
      prompt,
      maxTokens: sampling.maxTokens,
      reply,
      createSampler: () => this.#tools.sampler(sampling),
      ...(request.signal && { signal: request.signal }),
    });
    return completion(prompt.length, reply, generation, started);
  }

  /** Cancels what is under way and frees the model's memory. */
  async dispose(): Promise<void> {
    this.#disposal ??= this.#loop.stop().then(this.#unload);
    await this.#disposal;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }

  #requireRoom(promptTokens: number, maxTokens: number): void {
    const { contextTokens } = this.info;
    if (promptTokens + maxTokens > contextTokens) {
      throw new ContextOverflowError(promptTokens, maxTokens, contextTokens);
    }
  }
}

function completion(promptTokens: number, reply: Reply, generation: Generation, started: number): Completion {
  return {
    text: reply.text,
    ended: generation.ended,
    tokens: { prompt: promptTokens, cached: generation.cached, generated: generation.generated },
    seconds: (performance.now() - started) / 1000,
  };
}
