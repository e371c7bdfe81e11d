import { LlamaChatSession, resolveChatWrapper } from "node-llama-cpp";
import type { ChatHistoryItem, ChatWrapper, LlamaContext, LlamaContextSequence } from "node-llama-cpp";
import type {
  ChatMessage,
  Completion,
  CompletionRequest,
  LanguageModel,
  ModelInfo,
  Scoring,
} from "../../../core/model.ts";
import type { LoadedModel } from "../../../engine/index.ts";

/**
 * `fresh`: each call is a chat session on a new sequence. `kept`: sequences stay, and a call takes the free one whose
 * last conversation begins most like its own, which is what somebody gets who keeps a session for each agent.
 */
export type SequenceUse = "fresh" | "kept";

interface Kept {
  readonly sequence: LlamaContextSequence;
  conversation: string;
}

/** A LanguageModel that asks node-llama-cpp's chat sessions, as many at once as the context has sequences. */
export class PlainModel implements LanguageModel {
  readonly info: ModelInfo;
  readonly #context: LlamaContext;
  /** Found once: each session would try out the model's template anew, which takes longer than a short reply. */
  readonly #wrapper: ChatWrapper;
  readonly #use: SequenceUse;
  readonly #free: Kept[] = [];
  readonly #waiting: (() => void)[] = [];

  /** @param info what the other way says of the same model */
  constructor(context: LlamaContext, info: ModelInfo, use: SequenceUse) {
    this.info = { ...info, sequences: context.totalSequences };
    this.#context = context;
    this.#wrapper = resolveChatWrapper(context.model);
    this.#use = use;
  }

  /** `tokens.prompt` counts what was evaluated; `cached` is 0. */
  async complete(request: CompletionRequest): Promise<Completion> {
    const started = performance.now();
    const kept = await this.#take(JSON.stringify(request.messages));
    try {
      return await ask(kept.sequence, this.#wrapper, request, started);
    } finally {
      await this.#giveBack(kept);
    }
  }

  score(): Promise<Scoring> {
    return Promise.reject(new Error("Chat sessions do not score replies."));
  }

  async #take(conversation: string): Promise<Kept> {
    while (this.#context.sequencesLeft === 0 && this.#free.length === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const [best] = this.#free.toSorted((a, b) => likeness(b, conversation) - likeness(a, conversation));
    const continues = best !== undefined && likeness(best, conversation) > best.conversation.length / 2;
    if (best === undefined || (!continues && this.#context.sequencesLeft > 0)) {
      return { sequence: this.#context.getSequence(), conversation };
    }
    this.#free.splice(this.#free.indexOf(best), 1);
    best.conversation = conversation;
    return best;
  }

  async #giveBack(kept: Kept): Promise<void> {
    if (this.#use === "kept") this.#free.push(kept);
    else await kept.sequence.dispose();
    this.#waiting.shift()?.();
  }
}

/** The model in the form in which an engine takes it. */
export function asLoaded(model: LanguageModel): LoadedModel {
  return {
    info: model.info,
    complete: (request) => model.complete(request),
    score: (request) => model.score(request),
    dispose: () => Promise.resolve(),
  };
}

async function ask(
  sequence: LlamaContextSequence,
  chatWrapper: ChatWrapper,
  { messages, sampling, signal, onText }: CompletionRequest,
  started: number,
): Promise<Completion> {
  const before = sequence.tokenMeter.getState();
  const session = new LlamaChatSession({ contextSequence: sequence, chatWrapper });
  const last = messages.at(-1)?.content ?? "";
  session.setChatHistory(messages.slice(0, -1).map(historyItem));
  try {
    const { temperature, seed, maxTokens, stop } = sampling;
    const { responseText, stopReason } = await session.promptWithMeta(last, {
      ...{ temperature, seed, maxTokens },
      customStopTriggers: [...stop],
      repeatPenalty: false,
      ...(signal && { signal }),
      ...(onText && { onTextChunk: onText }),
    });
    // What is evaluated to get a token counts as output, and so does the last token of the prompt.
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
    return {
      text: responseText,
      ended: stopReason === "maxTokens" ? "length" : "stop",
      tokens: { prompt: usedInputTokens + 1, cached: 0, generated: usedOutputTokens },
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    session.dispose();
  }
}

function historyItem({ role, content }: ChatMessage): ChatHistoryItem {
  if (role === "assistant") return { type: "model", response: [content] };
  return { type: role, text: content };
}

/** Number of characters with which both conversations begin. */
function likeness({ conversation }: Kept, other: string): number {
  let length = 0;
  while (length < other.length && conversation[length] === other[length]) length++;
  return length;
}
