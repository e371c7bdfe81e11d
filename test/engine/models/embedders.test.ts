import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listEmbedders } from "../../../engine/models/embedders.ts";
import { temporaryFolder } from "../../support/folder.ts";

const BERT = { architectures: ["BertModel"], hidden_size: 384, max_position_embeddings: 512 };

type Files = Readonly<Record<string, unknown>>;

async function putModel(folder: string, files: Files = {}): Promise<string> {
  const all: Files = { "config.json": BERT, "tokenizer.json": {}, "onnx/model.onnx": "12345", ...files };
  for (const [name, content] of Object.entries(all)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

async function found(folders: readonly string[], homedir = "/nobody") {
  const surroundings = { homedir, platform: "linux", env: {} } as const;
  const [, ...others] = await listEmbedders({ folders, surroundings });
  return others;
}

describe("the list of embedding models", () => {
  it("begins with the built-in one", async () => {
    const surroundings = { homedir: "/nobody", platform: "linux", env: {} } as const;
    expect(await listEmbedders({ folders: [], surroundings })).toMatchObject([
      {
        ...{ name: "all-MiniLM-L6-v2", origin: "built-in", bytes: 22_912_991 },
        ...{ dimensions: 384, maxTokens: 256, problem: null },
      },
    ]);
  });

  it("has those of the Hugging Face cache under owner and name, one file once", async () => {
    const homedir = await temporaryFolder();
    const model = join(homedir, ".cache/huggingface/hub/models--some--embed--der");
    const first = await putModel(join(model, "snapshots/abc"));
    await mkdir(join(model, "snapshots/def/onnx"), { recursive: true });
    for (const name of ["config.json", "tokenizer.json", "onnx/model.onnx"])
      await symlink(join(first, name), join(model, "snapshots/def", name));
    expect(await found([], homedir)).toEqual([
      {
        ...{ name: "some/embed--der", path: first, bytes: 5, origin: "found" },
        ...{ dimensions: 384, maxTokens: 512, problem: null },
      },
    ]);
  });

  it("has those in and below chosen folders, under their folder's name", async () => {
    const folder = await temporaryFolder();
    await putModel(join(folder, "deep", "mine"));
    expect(await found([folder])).toMatchObject([{ name: "mine", origin: "found" }]);
    expect(await found([join(folder, "deep", "mine")])).toMatchObject([{ name: "mine" }]);
  });

  it.each<[string, Files, number | null]>([
    ["a pooling that says the length", { "1_Pooling/config.json": { word_embedding_dimension: 768 } }, 768],
    ["DistilBERT's word for it", { "config.json": { ...BERT, hidden_size: undefined, dim: 512 } }, 512],
    ["a dense layer behind", { "modules.json": [{ type: "sentence_transformers.models.Dense" }] }, null],
    ["nothing that says it", { "config.json": { ...BERT, hidden_size: undefined } }, null],
  ])("knows the length of the vectors: %s", async (_case, files, dimensions) => {
    const folder = await putModel(join(await temporaryFolder(), "m"), files);
    expect(await found([folder])).toMatchObject([{ dimensions, problem: null }]);
  });

  it.each<[string, Files]>([
    ["a language model", { "config.json": { ...BERT, architectures: ["Qwen2ForCausalLM"] } }],
    ["a classifier", { "config.json": { ...BERT, architectures: ["BertForSequenceClassification"] } }],
    ["a network without a vocabulary", { "tokenizer.json": null }],
    ["a folder without a network", { "onnx/model.onnx": null, "onnx/readme.txt": "none" }],
  ])("leaves out %s", async (_case, files) => {
    expect(await found([await putModel(join(await temporaryFolder(), "m"), files)])).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("leaves out what has a pipe for its description", async () => {
    const folder = await putModel(join(await temporaryFolder(), "m"), { "config.json": null });
    execFileSync("mkfifo", [join(folder, "config.json")]);
    expect(await found([folder])).toEqual([]);
  });

  it("counts a language model with the files of sentence-transformers as an embedder", async () => {
    const files = { "config.json": { ...BERT, architectures: ["Qwen3ForCausalLM"] }, "modules.json": [] };
    expect(await found([await putModel(join(await temporaryFolder(), "m"), files)])).toHaveLength(1);
  });

  it("says why one cannot be used", async () => {
    const folder = await temporaryFolder();
    await putModel(join(folder, "a"), { "onnx/model.onnx": null, "onnx/model_fp16.onnx": "1" });
    await putModel(join(folder, "b"), { "config.json": { ...BERT, max_position_embeddings: undefined } });
    const [first, second] = await found([folder]);
    expect(first?.problem).toContain("no onnx/model.onnx");
    expect(second?.problem).toContain("how long an input may be");
  });

  it("finds nothing in folders that are not there", async () => {
    expect(await found(["/none", "/none/either"])).toEqual([]);
  });
});
