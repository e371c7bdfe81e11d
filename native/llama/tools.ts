import { LlamaVocabularyType } from "node-llama-cpp";
import type { GbnfJsonBasicSchema, Llama, LlamaGrammar, LlamaModel, Token } from "node-llama-cpp";
import type { ChatMessage, JsonSchema, Sampling } from "../../core/model.ts";
import type { Addon, AddonSampler } from "./addon.ts";
import { CHATML_STOPS, type ChatTemplate } from "./chat-template.ts";
import { promptTokens, type PromptVocabulary } from "./prompt.ts";
import { samplerConfig } from "./sampler.ts";
import type { Detokenize } from "./text-stream.ts";

/** What a loaded model offers around the generation of tokens. */
export interface ModelTools {
  prompt(messages: readonly ChatMessage[]): number[];
  readonly detokenize: Detokenize;
  /** Strings that end every reply of this model. */
  readonly stop: readonly string[];
  sampler(sampling: Sampling): Promise<AddonSampler>;
}

/** Grammars of schemas that were used lately are kept; a strategy has a handful. */
const MOST_GRAMMARS = 32;

/** @param prependBos whether prompts begin with the beginning-of-sequence token although the file does not ask for it */
export function modelTools(
  llama: Llama,
  model: LlamaModel,
  addon: Addon,
  template: ChatTemplate,
  prependBos: boolean,
): ModelTools {
  const vocabulary = vocabularyOf(model, prependBos);
  const grammarFor = grammars(llama);
  return {
    prompt: (messages) => promptTokens(template, vocabulary, messages),
    detokenize: (tokens, before) => model.detokenize(tokens as Token[], false, before as Token[]),
    stop: template.origin === "file" ? [] : CHATML_STOPS,
    sampler: async (sampling) => {
      const grammar = sampling.schema && (await grammarFor(sampling.schema));
      const sampler = addon.createSampler();
      sampler.applyConfig(samplerConfig(sampling, grammar && addon.grammarState(grammar)));
      return sampler;
    },
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

function grammars(llama: Llama): (schema: JsonSchema) => Promise<LlamaGrammar> {
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
