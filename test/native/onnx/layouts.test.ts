import { afterEach, describe, expect, it } from "vitest";

import { loadEmbedder } from "../../../native/onnx/index.ts";
import type { EmbedderOptions, OnnxEmbedder } from "../../../native/onnx/index.ts";
import {
  nomicFiles,
  ONE_HOT,
  tinyFiles,
  tinyTokenizer,
  tokensRead,
  writeFolder,
} from "../../support/tiny-onnx-folder.ts";
import type { FolderFiles } from "../../support/tiny-onnx-folder.ts";
import { tinyOnnx } from "../../support/tiny-onnx.ts";

const opened: OnnxEmbedder[] = [];
afterEach(async () => {
  for (const embedder of opened.splice(0)) await embedder.dispose();
});

async function open(files: FolderFiles, options?: EmbedderOptions): Promise<OnnxEmbedder> {
  const embedder = await loadEmbedder(await writeFolder(files), options);
  opened.push(embedder);
  return embedder;
}

/** The tokens that the model read of one text. */
async function read(
  files: FolderFiles,
  text: string,
  keep: "start" | "end" = "start",
  options?: EmbedderOptions,
): Promise<Record<string, number>> {
  const embedder = await open(files, options);
  const [vector] = await embedder.embed([text], keep);
  return tokensRead(vector);
}

const FRAME = { "[CLS]": 1, "[SEP]": 1 };
const DOCUMENT = { search: 1, _: 1, document: 1, ":": 1 };
const QUERY = { search: 1, _: 1, query: 1, ":": 1 };

describe("a text longer than the model's input", () => {
  // Eight tokens, two of them special.
  const long = "one two three three three three four five";

  it("loses its end where its start is kept", async () => {
    expect(await read(tinyFiles(), long, "start")).toEqual({ ...FRAME, one: 1, two: 1, three: 4 });
  });

  it("loses its beginning where its end is kept", async () => {
    expect(await read(tinyFiles(), long, "end")).toEqual({ ...FRAME, three: 4, four: 1, five: 1 });
  });

  it("keeps the task prefix in either case", async () => {
    const files = { ...nomicFiles(), "sentence_bert_config.json": { max_seq_length: 8 } };
    expect(await read(files, long, "start")).toEqual({ ...FRAME, ...DOCUMENT, one: 1, two: 1 });
    expect(await read(files, long, "end")).toEqual({ ...FRAME, ...DOCUMENT, four: 1, five: 1 });
  });
});

describe("the longest input", () => {
  it("is sentence_bert_config.json's, not that of tokenizer.json's truncation", async () => {
    const words = "one ".repeat(3000);
    expect(await read(nomicFiles(), words)).toEqual({ ...FRAME, ...DOCUMENT, one: 3000 });
  });

  it("is the smallest one stated elsewhere where that file is missing", async () => {
    const files = {
      ...tinyFiles(),
      "sentence_bert_config.json": undefined,
      "tokenizer_config.json": { model_max_length: 5 },
    };
    expect((await open(files)).maxTokens).toBe(5);
  });
});

describe("the task prefix", () => {
  it("is none for a model that has none", async () => {
    expect(await read(tinyFiles(), "one")).toEqual({ ...FRAME, one: 1 });
  });

  it("is nomic's, for documents unless another task is asked for", async () => {
    expect(await read(nomicFiles(), "one")).toEqual({ ...FRAME, ...DOCUMENT, one: 1 });
    expect(await read(nomicFiles(), "one", "start", { task: "search_query" })).toEqual({
      ...FRAME,
      ...QUERY,
      one: 1,
    });
  });

  it("is the folder's own where it names one for the task", async () => {
    const prompts = { query: "query: ", passage: "document: " };
    const files = {
      ...nomicFiles(),
      "config_sentence_transformers.json": { prompts, default_prompt_name: null },
    };
    expect(await read(files, "one")).toEqual({ ...FRAME, document: 1, ":": 1, one: 1 });
    expect(await read(files, "one", "start", { task: "search_query" })).toEqual({
      ...FRAME,
      query: 1,
      ":": 1,
      one: 1,
    });
  });

  it("is the folder's default prompt where no task is asked for", async () => {
    const prompts = { search_document: "search_document: ", plain: "five " };
    const files = {
      ...tinyFiles(),
      "config_sentence_transformers.json": { prompts, default_prompt_name: "plain" },
    };
    expect(await read(files, "one")).toEqual({ ...FRAME, five: 1, one: 1 });
    expect(await read(files, "one", "start", { task: "search_document" })).toEqual({
      ...FRAME,
      ...DOCUMENT,
      one: 1,
    });
  });

  it("is part of the embedder's name, since it changes the vectors", async () => {
    const [documents, queries] = [
      await open(nomicFiles()),
      await open(nomicFiles(), { task: "search_query" }),
    ];
    expect(documents.name).toContain("search_document:");
    expect(queries.name).toContain("search_query:");
  });
});

describe("what the folder says of its network", () => {
  it("feeds token types only to a model that declares them", async () => {
    expect(await read(tinyFiles({ tokenTypes: true }), "one")).toEqual({ ...FRAME, one: 1 });
    expect(await read(tinyFiles({ tokenTypes: false }), "one")).toEqual({ ...FRAME, one: 1 });
  });

  it("takes the first token's vector under cls pooling", async () => {
    // In the tiny network that is the text's sum with one [CLS] more.
    const files = { ...tinyFiles(), "1_Pooling/config.json": { pooling_mode_cls_token: true } };
    expect(await read(files, "one two two")).toEqual({ "[CLS]": 2, "[SEP]": 1, one: 1, two: 2 });
  });

  it("pools by mean where nothing is said of pooling", async () => {
    const files = { ...tinyFiles(), "1_Pooling/config.json": undefined };
    expect(await read(files, "one two two")).toEqual({ ...FRAME, one: 1, two: 2 });
  });

  it("knows newer folders' way to name the pooling", async () => {
    const files = { ...tinyFiles(), "1_Pooling/config.json": { pooling_mode: "cls" } };
    expect(await read(files, "one")).toEqual({ "[CLS]": 2, "[SEP]": 1, one: 1 });
  });

  it.each(["last_hidden_state", "token_embeddings"])("reads the output %s", async (output) => {
    expect(await read(tinyFiles({ output }), "one two")).toEqual({ ...FRAME, one: 1, two: 1 });
  });

  it("takes an output that is pooled already as it is, whatever the folder says of pooling", async () => {
    const files = {
      ...tinyFiles({ output: "sentence_embedding", pooled: true }),
      "1_Pooling/config.json": { pooling_mode_max_tokens: true },
    };
    expect(await read(files, "one two")).toEqual({ ...FRAME, one: 1, two: 1 });
  });

  it("prefers the exact weights where there are also quantised ones", async () => {
    const quantised = tinyOnnx({ table: ONE_HOT.map((row) => row.slice(0, 3)) });
    expect((await open({ ...tinyFiles(), "onnx/model_quantized.onnx": quantised })).dimensions).toBe(
      ONE_HOT.length,
    );
    const only = { ...tinyFiles(), "onnx/model.onnx": undefined, "onnx/model_quantized.onnx": quantised };
    expect((await open(only)).dimensions).toBe(3);
  });

  it("gives even an empty text a vector where the tokenizer adds no special tokens", async () => {
    const files = { ...tinyFiles(), "tokenizer.json": { ...tinyTokenizer(), post_processor: null } };
    expect(await read(files, "")).toEqual({ "[PAD]": 1 });
    expect(await read(files, "one")).toEqual({ one: 1 });
  });

  it("writes texts in lower case where sentence_bert_config.json says so", async () => {
    const files = { ...tinyFiles(), "sentence_bert_config.json": { max_seq_length: 8, do_lower_case: true } };
    expect(await read(files, "ONE")).toEqual({ ...FRAME, one: 1 });
    expect(await read(tinyFiles(), "ONE")).toEqual({ ...FRAME, "[UNK]": 1 });
  });
});
