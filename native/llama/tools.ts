import { LlamaVocabularyType } from "node-llama-cpp";
import type { GbnfJsonBasicSchema, Llama, LlamaGrammar, LlamaModel, Token } from "node-llama-cpp";
import { ModelRunError, reasonOf } from "../../core/errors.ts";
import type { ChatMessage, JsonSchema, Sampling } from "../../core/model.ts";
import { CHATML_STOPS, type ChatTemplate } from "./chat-template.ts";
import { keepingBlanks } from "./detokenize.ts";
import { promptTokens, type PromptVocabulary } from "./prompt.ts";
import type { Detokenize } from "./text-stream.ts";

/** What a loaded model offers around the generation of tokens. */
export interface ModelTools {
  prompt(messages: readonly ChatMessage[]): number[];
  /** Tokens of text that continues a prompt. */
  continuation(text: string): number[];
  readonly detokenize: Detokenize;
  /** What the chat template writes of every reply itself: the beginning of its reasoning, or nothing. */
  readonly opening: string;
  /** Strings that end every reply of this model. */
  readonly stop: readonly string[];
}

export function modelTools(model: LlamaModel, template: ChatTemplate): ModelTools {
  const vocabulary = vocabularyOf(model);
  return {
    prompt: (messages) => promptTokens(template, vocabulary, messages),
    continuation: (text) => vocabulary.tokenizeRest(text, false),
    detokenize: detokenizeOf(model),
    opening: template.opening,
    stop: template.origin === "file" ? [] : CHATML_STOPS,
  };
}

function detokenizeOf(model: LlamaModel): Detokenize {
  const { tokens: written } = model.fileInfo.metadata.tokenizer.ggml;
  return keepingBlanks({
    tokenize: (text) => model.tokenize(text, false),
    detokenize: (tokens, before) => model.detokenize(tokens as Token[], false, before as Token[]),
    written: (token) => written[token] ?? "",
    attributes: (token) => model.getTokenAttributes(token as Token),
  });
}

function vocabularyOf(model: LlamaModel): PromptVocabulary {
  // Vocabularies of SentencePiece put a space before any text unless they are told that it continues.
  const marksSpaces = model.vocabularyType === LlamaVocabularyType.spm;
  return {
    tokenize: (text, special) => model.tokenize(text, special),
    tokenizeRest: (text, special) =>
      model.tokenize(text, special, marksSpaces ? "trimLeadingSpace" : undefined),
    begin: model.tokens.shouldPrependBosToken ? (model.tokens.bos ?? undefined) : undefined,
  };
}

/** What a reply is constrained by. */
export type Constraint = Pick<Sampling, "schema" | "grammar">;

/** The grammar of a constraint; undefined where there is none. */
export type GrammarFor = (constraint: Constraint) => Promise<LlamaGrammar> | undefined;

/** Grammars that were used lately are kept; a strategy has a handful. */
const MOST_GRAMMARS = 32;

/** Makes the grammar of a constraint, once. It rejects with ModelRunError for a grammar that cannot be read. */
export function grammars(llama: Llama): GrammarFor {
  const known = new Map<string, Promise<LlamaGrammar>>();
  return ({ schema, grammar: text }) => {
    if (schema === undefined && text === undefined) return undefined;
    const key = JSON.stringify([schema, text]);
    const grammar = known.get(key) ?? makeGrammar(llama, { schema, text });
    known.delete(key);
    known.set(key, grammar);
    for (const oldest of [...known.keys()].slice(0, -MOST_GRAMMARS)) known.delete(oldest);
    return grammar;
  };
}

async function makeGrammar(
  llama: Llama,
  { schema, text }: { readonly schema: JsonSchema | undefined; readonly text: string | undefined },
): Promise<LlamaGrammar> {
  // Its schemas are wider than ours; the library's types only know them literally.
  if (text === undefined) return llama.createGrammarForJsonSchema(schema as GbnfJsonBasicSchema);
  try {
    return await llama.createGrammar({ grammar: text });
  } catch (error) {
    const reason = reasonOf(error);
    throw new ModelRunError(
      `The grammar of a reply cannot be read (${reason}). It begins with ${JSON.stringify(text.slice(0, 60))}; correct it by the rules of GBNF.`,
      { reason },
      { cause: error },
    );
  }
}
