import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll } from "vitest";

import { tinyOnnx } from "./tiny-onnx.ts";
import type { TinyOnnx } from "./tiny-onnx.ts";

/** The whole vocabulary of the tiny model, in the order of the token ids. */
export const TINY_WORDS = [
  "[PAD]",
  "[UNK]",
  "[CLS]",
  "[SEP]",
  "search",
  "_",
  "document",
  "query",
  ":",
  "one",
  "two",
  "three",
  "four",
  "five",
] as const;

/** A row for each word in which only its own component is 1, so that a text's vector shows which tokens were read. */
export const ONE_HOT = TINY_WORDS.map((_, row) => TINY_WORDS.map((_, column) => (row === column ? 1 : 0)));

/** Files by path inside the folder: bytes and strings are written as they are, other values as JSON. */
export type FolderFiles = Readonly<Record<string, unknown>>;

/** The files of a plain BERT-like model in the layout of sentence-transformers. */
export function tinyFiles(network: Partial<TinyOnnx> = {}): FolderFiles {
  return {
    "tokenizer.json": tinyTokenizer(),
    "tokenizer_config.json": { tokenizer_class: "BertTokenizer", model_max_length: 512 },
    "config.json": { model_type: "bert", pad_token_id: 0, max_position_embeddings: 512 },
    "sentence_bert_config.json": { max_seq_length: 8, do_lower_case: false },
    "1_Pooling/config.json": { pooling_mode_mean_tokens: true, pooling_mode_cls_token: false },
    "onnx/model.onnx": tinyOnnx({ table: ONE_HOT, tokenTypes: true, ...network }),
  };
}

/** The same in nomic's layout: rotary positions, long input, no token types, prefixes on the model card only. */
export function nomicFiles(): FolderFiles {
  return {
    ...tinyFiles({ tokenTypes: false }),
    "config.json": { model_type: "nomic_bert", n_positions: 8192, pad_token_id: 0 },
    "sentence_bert_config.json": { max_seq_length: 8192, do_lower_case: false },
  };
}

const written: string[] = [];
afterAll(async () => {
  for (const folder of written.splice(0)) await rm(folder, { recursive: true });
});

/** Writes the files into a folder that lasts as long as the test file; a file given as `undefined` is left out. */
export async function writeFolder(files: FolderFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tiny-onnx-"));
  written.push(folder);
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const raw = content instanceof Uint8Array || typeof content === "string";
    await writeFile(path, raw ? content : JSON.stringify(content));
  }
  return folder;
}

/** How often each token was read, from a vector of a one-hot model under mean pooling. */
export function tokensRead(vector: Float32Array | undefined): Record<string, number> {
  const values = vector ?? new Float32Array();
  const once = Math.min(...values.filter((value) => value > 0));
  const counts = TINY_WORDS.map((word, id): [string, number] => [word, Math.round((values[id] ?? 0) / once)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A WordPiece tokenizer.json of {@link TINY_WORDS}. */
export function tinyTokenizer(): object {
  const special = (content: string, id: number): object => ({
    id,
    content,
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  });
  return {
    version: "1.0",
    // Published tokenizers carry such settings from training; they must not hold.
    truncation: { max_length: 4, strategy: "LongestFirst", stride: 0, direction: "Right" },
    padding: { strategy: { Fixed: 8 }, direction: "Right", pad_id: 0, pad_type_id: 0, pad_token: "[PAD]" },
    added_tokens: [special("[PAD]", 0), special("[UNK]", 1), special("[CLS]", 2), special("[SEP]", 3)],
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: false,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [
        { SpecialToken: { id: "[CLS]", type_id: 0 } },
        { Sequence: { id: "A", type_id: 0 } },
        { SpecialToken: { id: "[SEP]", type_id: 0 } },
      ],
      pair: [],
      special_tokens: {
        "[CLS]": { id: "[CLS]", ids: [2], tokens: ["[CLS]"] },
        "[SEP]": { id: "[SEP]", ids: [3], tokens: ["[SEP]"] },
      },
    },
    decoder: null,
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(TINY_WORDS.map((word, id) => [word, id])),
    },
  };
}
