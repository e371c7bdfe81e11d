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
}

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
  readonly tokens: TokenCounts;
  /** Wall time from issue to end, in seconds, waiting included. */
  readonly seconds: number;
}

export interface CompletionRequest {
  readonly messages: readonly ChatMessage[];
  readonly sampling: Sampling;
  /** Honoured within one token; the call then rejects with CancelledError. */
  readonly signal?: AbortSignal;
  /** Called with each new piece of text as it is generated. */
  readonly onText?: (text: string) => void;
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
  /** Where the chat template comes from: the file, or the fallback that is used because the file has none. */
  readonly chatTemplate: "file" | "fallback-chatml";
  /** The prompt set that the model's card names. */
  readonly prompts: PromptSetName;
  /** How many replies are generated together at most. */
  readonly sequences: number;
}

/** A language model that completes conversations. Calls issued together are batched. */
export interface LanguageModel {
  readonly info: ModelInfo;
  /**
   * Completes one conversation.
   * @throws ContextOverflowError if prompt and reply do not fit; CancelledError after `signal`; ModelRunError.
   */
  complete(request: CompletionRequest): Promise<Completion>;
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
