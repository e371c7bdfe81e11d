import { LlamaVocabularyType } from "node-llama-cpp";
import type { GbnfJsonBasicSchema, Llama, LlamaGrammar, LlamaModel, Token } from "node-llama-cpp";
import type { ChatMessage, JsonSchema } from "../../core/model.ts";
import { CHATML_STOPS, type ChatTemplate } from "./chat-template.ts";
import { promptTokens, type PromptVocabulary } from "./prompt.ts";
import type { Detokenize } from "./text-stream.ts";

/** What a loaded model offers around the generation of tokens. */
export interface ModelTools {
  prompt(messages: readonly ChatMessage[]): number[];
  /** Tokens of text that continues a prompt. */
  continuation(text: string): number[];
  readonly detokenize: Detokenize;
  /** Strings that end every reply of this model. */
  readonly stop: readonly string[];
}

/** @param prependBos whether prompts begin with the beginning-of-sequence token although the file does not ask for it */
export function modelTools(model: LlamaModel, template: ChatTemplate, prependBos: boolean): ModelTools {
  const vocabulary = vocabularyOf(model, prependBos);
  return {
    prompt: (messages) => promptTokens(template, vocabulary, messages),
    continuation: (text) => vocabulary.tokenizeRest(text, false),
    detokenize: (tokens, before) => model.detokenize(tokens as Token[], false, before as Token[]),
    stop: template.origin === "file" ? [] : CHATML_STOPS,
  };
}

function vocabularyOf(model: LlamaModel, prependBos: boolean): PromptVocabulary {
  // Vocabularies of SentencePiece put a space before any text unless they are told that it continues.
  const marksSpaces = model.vocabularyType === LlamaVocabularyType.spm;
  const begins = prependBos || model.tokens.shouldPrependBosToken;
  return {
    tokenize: (text, special) => model.tokenize(text, special),
    tokenizeRest: (text, special) =>
      model.tokenize(text, special, marksSpaces ? "trimLeadingSpace" : undefined),
    begin: begins ? (model.tokens.bos ?? undefined) : undefined,
  };
}

/** Grammars of schemas that were used lately are kept; a strategy has a handful. */
const MOST_GRAMMARS = 32;

/** Makes the grammar of a schema, once. */
export function grammars(llama: Llama): (schema: JsonSchema) => Promise<LlamaGrammar> {
  const known = new Map<string, Promise<LlamaGrammar>>();
  return (schema) => {
    const key = JSON.stringify(schema);
    // Its schemas are wider than ours; the library's types only know them literally.
    const grammar = known.get(key) ?? llama.createGrammarForJsonSchema(schema as GbnfJsonBasicSchema);
    known.delete(key);
    known.set(key, grammar);
    for (const oldest of [...known.keys()].slice(0, -MOST_GRAMMARS)) known.delete(oldest);
    return grammar;
  };
}
