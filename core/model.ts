/** One message of a conversation, in the roles that chat templates know. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** How a reply is sampled. */
export interface Sampling {
  /** 0 takes the most probable token. */
  readonly temperature: number;
  /** Share of probability mass kept, 0–1; 1 keeps all. */
  readonly topP: number;
  /** Number of most probable tokens kept; 0 keeps all. */
  readonly topK: number;
  /** Least probability relative to the most probable token, 0–1; 0 keeps all. */
  readonly minP: number;
  /** Unsigned 32-bit seed of this reply alone. */
  readonly seed: number;
  /** Largest number of new tokens. */
  readonly maxTokens: number;
  /** The reply ends before the first of these strings. */
  readonly stop: readonly string[];
  /** If given, the reply is a JSON document of this schema. */
  readonly schema?: JsonSchema;
  /** If given, the reply is a text of this grammar, in llama.cpp's GBNF; never together with a schema. */
  readonly grammar?: string;
  /**
   * Words that announce the answer. A reply that ends, or is cut off, without them is closed with them, and the model goes on
   * to the end of that line, at most `CLOSING_TOKENS` tokens; so it does, without being told the words anew, where the reply
   * is cut off behind them and before the end of that line. Without room for that in the context it stays as it is.
   */
  readonly closing?: string;
}

/** Largest number of new tokens behind the closing words of a reply. */
export const CLOSING_TOKENS = 48;

/** The subset of JSON Schema that constrained replies use. */
export type JsonSchema =
  | { readonly type: "string"; readonly maxLength?: number }
  | { readonly enum: readonly (string | number | boolean | null)[] }
  | { readonly type: "number" | "integer" | "boolean" | "null" }
  | {
      readonly type: "array";
      readonly items: JsonSchema;
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  | { readonly type: "object"; readonly properties: Readonly<Record<string, JsonSchema>> };

/** Token counts of one or several calls. `prompt` includes `cached`. */
export interface TokenCounts {
  readonly prompt: number;
  readonly cached: number;
  readonly generated: number;
}

/** Why a reply ended: the model or a stop string ended it, or it reached its largest length and was cut off. */
export type ReplyEnd = "stop" | "length";

/** One finished call. */
export interface Completion {
  readonly text: string;
  readonly ended: ReplyEnd;
  /** It was closed with the words of the request, or went on to the end of their line; `ended` tells how that went. */
  readonly closed?: true;
  /** It had reached its largest length before it was closed. */
  readonly cutOff?: true;
  readonly tokens: TokenCounts;
  /** Wall time from issue to end, in seconds, waiting included. */
  readonly seconds: number;
  /**
   * One natural logarithm for each generated token, only if asked for: the probability that the model itself gives it,
   * at temperature 1 and before any filter or grammar.
   */
  readonly logProbabilities?: readonly number[];
}

/** Whether a reply reached its largest length, also where it was then closed and ended otherwise. */
export function isCutOff(reply: Pick<Completion, "ended" | "closed" | "cutOff">): boolean {
  return reply.closed === true ? reply.cutOff === true : reply.ended === "length";
}

/** Whether a reply was cut off, or the line in which it was asked for its answer was. */
export function isIncomplete(reply: Pick<Completion, "ended" | "closed" | "cutOff">): boolean {
  return isCutOff(reply) || reply.ended === "length";
}

/** What every request to a model says beside its conversation. */
interface RequestBase {
  readonly messages: readonly ChatMessage[];
  /** Whose request this is, for instance a run's: those who share a model get equal shares of its batch. */
  readonly group?: string;
  /** Honoured within one token; the call then rejects with CancelledError. */
  readonly signal?: AbortSignal;
}

export interface CompletionRequest extends RequestBase {
  readonly sampling: Sampling;
  /** Called with each new piece of text as it is generated. */
  readonly onText?: (text: string) => void;
  /** Whether the completion tells how probable each of its tokens was. */
  readonly logProbabilities?: boolean;
}

/** Asks how probable given replies are. */
export interface ScoreRequest extends RequestBase {
  /** Beginnings of the reply, for instance the verdicts "A" and "B"; none is empty. */
  readonly continuations: readonly string[];
}

/** One scored continuation: a natural logarithm for each of its tokens; their sum is that of the whole. */
export interface ScoredContinuation {
  readonly logProbabilities: readonly number[];
}

/** What the model thinks of each continuation, in the order of the request. */
export interface Scoring {
  readonly continuations: readonly ScoredContinuation[];
  /** `generated` counts the tokens of the continuations. */
  readonly tokens: TokenCounts;
  /** Wall time, in seconds, waiting included. */
  readonly seconds: number;
}

/** Name of a prompt set: `standard` for instruct models, `terse` for very small ones. */
export type PromptSetName = "standard" | "terse";

/** What is known of a loaded model; part of every run's manifest. */
export interface ModelInfo {
  readonly name: string;
  readonly architecture: string;
  readonly parameters: number;
  readonly contextTokens: number;
  readonly sha256: string;
  /** Of the weights, as the file says: `Q4_K_M`; absent in runs of versions that did not keep it. */
  readonly quantization?: string;
  /** Where the chat template comes from: the file, or the fallback that is used because the file has none. */
  readonly chatTemplate: "file" | "fallback-chatml";
  /** The prompt set that the model's card names. */
  readonly prompts: PromptSetName;
  /** Tokens less probable than this share of the most probable one are left out of samples; absent: none are. */
  readonly minP?: number;
  /** How many replies are generated together at most. */
  readonly sequences: number;
  readonly runtime: RuntimeInfo;
}

/** How a model is run on this machine; part of every run's manifest. */
export interface RuntimeInfo {
  /** `step-loop` is our own batching, `library` the slower one of node-llama-cpp that stands in where ours does not fit. */
  readonly scheduler: "step-loop" | "library";
  /** What computes the layers that are offloaded. */
  readonly device: "cpu" | "vulkan" | "cuda" | "metal";
  /** Layers on the device, of `layers`; 0 on the CPU. */
  readonly gpuLayers: number;
  readonly layers: number;
  readonly flashAttention: boolean;
  /** Number format of the cached keys and values. */
  readonly kvCache: "f16" | "q8_0";
  readonly threads: number;
  /** Sequences that keep prompts for later ones, beside those that run replies. */
  readonly keptPrompts: number;
  /** Bytes of the weights and of the context, as estimated before loading. */
  readonly bytes: { readonly weights: number; readonly context: number };
  /**
   * Whether a token's numbers were found to be the same in batches of any shape, bit for bit. If so, replies do not
   * depend on what else is going on, and a prompt can be reused up to any token.
   */
  readonly sameInAnyBatch: boolean;
  /** What was decided otherwise than asked for, and why; in words for a person. */
  readonly notes: readonly string[];
}

/** A language model that completes conversations. Calls issued together are batched. */
export interface LanguageModel {
  readonly info: ModelInfo;
  /**
   * Completes one conversation.
   * @throws ContextOverflowError if prompt and reply do not fit; CancelledError after `signal`; ModelRunError.
   */
  complete(request: CompletionRequest): Promise<Completion>;
  /**
   * How probable each given beginning of the reply is to the model; nothing is sampled.
   * @throws ContextOverflowError if prompt and continuation do not fit; CancelledError after `signal`; ModelRunError.
   */
  score(request: ScoreRequest): Promise<Scoring>;
}

/** Zero counts, the start of every sum. */
export const NO_TOKENS: TokenCounts = { prompt: 0, cached: 0, generated: 0 };

/** Sum of two token counts. */
export function addTokens(left: TokenCounts, right: TokenCounts): TokenCounts {
  return {
    prompt: left.prompt + right.prompt,
    cached: left.cached + right.cached,
    generated: left.generated + right.generated,
  };
}
