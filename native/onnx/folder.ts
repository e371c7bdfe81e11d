import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { z } from "zod";

import { EmbedderError, isMissing, reasonOf } from "../../core/errors.ts";
import { readJson } from "./json-file.ts";
import { choosePrefix } from "./prefix.ts";
import type { EmbeddingTask } from "./prefix.ts";

/** What a sentence-transformers style folder says about its model, apart from vocabulary and network. */
export interface EmbedderConfig {
  readonly path: string;
  /** The card's id if there is a card, else the folder's name. */
  readonly id: string;
  /** SHA-256 that the card promises for the ONNX file. */
  readonly cardSha256: string | undefined;
  readonly tokenizerConfig: object;
  /** Longest input in tokens, special tokens and prefix included. */
  readonly maxTokens: number;
  readonly lowerCase: boolean;
  readonly prefix: string;
  readonly padId: number;
  /** Length of the network's token vectors; undefined if config.json does not say. */
  readonly hiddenSize: number | undefined;
}

/** The same with the vocabulary. */
export interface EmbedderFolder extends EmbedderConfig {
  readonly tokenizer: object;
}

const CONFIG_BYTES = 1 << 20;
/** Vocabularies of a quarter of a million words take about 35 MB. */
const TOKENIZER_BYTES = 128 << 20;
const MAX_TOKENS = 1 << 17;

const tokenCount = z.int().min(1).max(MAX_TOKENS);
/** Tokenizers without a limit write 1e30. */
const looseTokenCount = z.number().positive().nullish();

const vectorLength = z
  .int()
  .positive()
  .max(1 << 20)
  .optional()
  .catch(undefined);

const tokenizerSchema = z.looseObject({
  model: z.looseObject({}),
  added_tokens: z.array(z.looseObject({ id: z.int().min(0), content: z.string() })).default([]),
  normalizer: z.looseObject({}).nullable().default(null),
  pre_tokenizer: z.looseObject({}).nullable().default(null),
  post_processor: z.looseObject({}).nullable().default(null),
  decoder: z.looseObject({}).nullable().default(null),
});
const tokenizerConfigSchema = z.looseObject({ model_max_length: looseTokenCount });
const modelConfigSchema = z.object({
  model_type: z.string().max(100).optional(),
  max_position_embeddings: looseTokenCount,
  pad_token_id: z.int().min(0).nullish(),
  hidden_size: vectorLength,
  /** As DistilBERT calls it. */
  dim: vectorLength,
});
const sentenceConfigSchema = z.object({
  max_seq_length: tokenCount.nullish(),
  do_lower_case: z.boolean().default(false),
});
const promptsSchema = z.object({
  prompts: z.record(z.string().max(100), z.string().max(2000)).default({}),
  default_prompt_name: z.string().max(100).nullish(),
});
const cardSchema = z.object({
  id: z.string().min(1).max(100),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * Reads and checks the configuration of an embedding model.
 *
 * Needed are tokenizer.json and config.json; sentence_bert_config.json, config_sentence_transformers.json,
 * tokenizer_config.json and our own card.json are read where they are there.
 *
 * @throws EmbedderError naming the file that is missing or wrong
 */
export async function readEmbedderFolder(
  path: string,
  task: EmbeddingTask | undefined,
): Promise<EmbedderFolder> {
  await requireFolder(path);
  const [tokenizer, config] = await Promise.all([
    readJson(path, "tokenizer.json", tokenizerSchema, TOKENIZER_BYTES).then(required(path, "tokenizer.json")),
    readEmbedderConfig(path, task),
  ]);
  return { ...config, tokenizer };
}

/**
 * As `readEmbedderFolder`, without the vocabulary: its small files only.
 * @throws EmbedderError naming the file that is missing or wrong
 */
export async function readEmbedderConfig(
  path: string,
  task: EmbeddingTask | undefined,
): Promise<EmbedderConfig> {
  const optional = <T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> =>
    readJson(path, name, schema, CONFIG_BYTES);
  const [tokenizerConfig, model, sentence, prompts, card] = await Promise.all([
    optional("tokenizer_config.json", tokenizerConfigSchema),
    optional("config.json", modelConfigSchema).then(required(path, "config.json")),
    optional("sentence_bert_config.json", sentenceConfigSchema),
    optional("config_sentence_transformers.json", promptsSchema),
    optional("card.json", cardSchema),
  ]);
  return {
    path,
    id: card?.id ?? basename(resolve(path)),
    cardSha256: card?.sha256,
    tokenizerConfig: tokenizerConfig ?? {},
    maxTokens:
      sentence?.max_seq_length ??
      statedLength(path, [model.max_position_embeddings, tokenizerConfig?.model_max_length]),
    lowerCase: sentence?.do_lower_case ?? false,
    prefix: choosePrefix(
      {
        prompts: prompts?.prompts ?? {},
        defaultPrompt: prompts?.default_prompt_name ?? undefined,
        architecture: model.model_type,
      },
      task,
    ),
    padId: model.pad_token_id ?? 0,
    hiddenSize: model.hidden_size ?? model.dim,
  };
}

async function requireFolder(path: string): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return;
  } catch (cause) {
    if (!isMissing(cause)) {
      throw new EmbedderError(`${path} cannot be read: ${reasonOf(cause)}.`, { folder: path }, { cause });
    }
  }
  throw new EmbedderError(
    `There is no folder ${path}. An embedding model is a folder with tokenizer.json, config.json and onnx/model.onnx.`,
    { folder: path },
  );
}

function required(folder: string, name: string): <T>(value: T | undefined) => T {
  return (value) => {
    if (value !== undefined) return value;
    throw new EmbedderError(`${join(folder, name)} is missing. Copy it from where the model was published.`, {
      folder,
      file: name,
    });
  };
}

/** As sentence-transformers does where sentence_bert_config.json is silent: the smallest length stated elsewhere. */
function statedLength(folder: string, lengths: readonly (number | null | undefined)[]): number {
  const length = Math.min(...lengths.map((stated) => stated ?? Infinity));
  if (Number.isInteger(length) && length <= MAX_TOKENS) return length;
  throw new EmbedderError(
    `Nothing in ${folder} says how long an input may be. Add sentence_bert_config.json with, for instance, {"max_seq_length": 512}.`,
    { folder },
  );
}
