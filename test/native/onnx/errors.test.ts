import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { EmbedderError } from "../../../core/errors.ts";
import { loadEmbedder } from "../../../native/onnx/index.ts";
import { ONE_HOT, nomicFiles, tinyFiles, writeFolder } from "../../support/tiny-onnx-folder.ts";
import type { FolderFiles } from "../../support/tiny-onnx-folder.ts";

const MODEL = "onnx/model.onnx";
const POOLING = "1_Pooling/config.json";
const LENGTH = "sentence_bert_config.json";

const bad: readonly (readonly [string, FolderFiles, RegExp])[] = [
  ["has no tokenizer.json", { "tokenizer.json": undefined }, /tokenizer\.json is missing\. Copy it/],
  ["has no config.json", { "config.json": undefined }, /config\.json is missing\. Copy it/],
  ["has no ONNX file", { [MODEL]: undefined }, /no onnx\/model\.onnx and no onnx\/model_quantized\.onnx/],
  ["has an empty ONNX file", { [MODEL]: "" }, /model\.onnx cannot be loaded/],
  ["has another file in place of the ONNX file", { [MODEL]: "no model" }, /model\.onnx cannot be loaded/],
  ["has an ONNX file cut short", { [MODEL]: cutShort() }, /model\.onnx cannot be loaded/],
  ["has a Git LFS pointer", { [MODEL]: "version https://git-lfs.github.com/spec/v1\n" }, /git lfs pull/],
  ["has JSON that does not parse", { "config.json": "{" }, /config\.json is not valid JSON/],
  ["has a configuration of another form", { [LENGTH]: { max_seq_length: "8" } }, /max_seq_length/],
  ["asks for an input of no tokens", { [LENGTH]: { max_seq_length: 0 } }, /max_seq_length/],
  ["leaves no room for a text", { [LENGTH]: { max_seq_length: 2 } }, /2 tokens leaves no room/],
  ["has a configuration beyond all size", { "config.json": " ".repeat(2 ** 20 + 1) }, /1048577 bytes/],
  [
    "has a tokenizer without a model",
    { "tokenizer.json": {} },
    /tokenizer\.json does not have the expected form/,
  ],
  [
    "has an unknown tokenizer",
    { "tokenizer.json": { model: { type: "?" } } },
    /tokenizer\.json cannot be used/,
  ],
  [
    "pools by maximum",
    { [POOLING]: { pooling_mode_max_tokens: true } },
    /pooling mode max_tokens.*not supported/,
  ],
  [
    "pools in two ways",
    { [POOLING]: { pooling_mode_mean_tokens: true, pooling_mode_cls_token: true } },
    /mean_tokens \+ cls_token/,
  ],
  ["pools in no way", { [POOLING]: { pooling_mode_mean_tokens: false } }, /none is set/],
  [
    "has a layer after pooling",
    { "modules.json": [{ type: "sentence_transformers.models.Dense" }] },
    /the module sentence_transformers\.models\.Dense/,
  ],
  ["wants an input that is no text", tinyFiles({ strangeInput: true }), /wants the input pixel_values/],
  ["has an output of another kind", tinyFiles({ output: "logits" }), /has the outputs logits/],
  [
    "has a vocabulary larger than its network",
    tinyFiles({ table: ONE_HOT.slice(0, 2) }),
    /belong to the same model/,
  ],
  [
    "does not match its card",
    { "card.json": { id: "tiny", sha256: "0".repeat(64) } },
    /card\.json says 0000.*restore it, or correct the card/,
  ],
];

describe("a folder that cannot be used", () => {
  it.each(bad)("is refused when it %s", async (_, files, message) => {
    const folder = await writeFolder({ ...tinyFiles(), ...files });
    const error: unknown = await loadEmbedder(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EmbedderError);
    expect(error).toMatchObject({ message: expect.stringMatching(message) as string });
  });

  it("is refused when it is not there or is a file", async () => {
    const folder = await writeFolder(tinyFiles());
    await expect(loadEmbedder(`${folder}/nowhere`)).rejects.toThrow(/There is no folder .*nowhere/);
    await expect(loadEmbedder(`${folder}/config.json`)).rejects.toThrow(/There is no folder .*config\.json/);
  });

  it.skipIf(process.platform === "win32")("is refused when it has a pipe in place of a file", async () => {
    const folder = await writeFolder({ ...tinyFiles(), "config.json": undefined });
    execFileSync("mkfifo", [join(folder, "config.json")]);
    const loading = loadEmbedder(folder);
    await expect(loading).rejects.toBeInstanceOf(EmbedderError);
    await expect(loading).rejects.toThrow(/config\.json is no ordinary file\. Copy it again/);
  });

  it("is refused when nothing says how long an input may be", async () => {
    const files = {
      ...nomicFiles(),
      [LENGTH]: undefined,
      "tokenizer_config.json": { model_max_length: 1e30 },
    };
    await expect(loadEmbedder(await writeFolder(files))).rejects.toThrow(/how long an input may be/);
  });

  it("is refused when it leaves its prefix out of the pooling", async () => {
    const files = { ...nomicFiles(), [POOLING]: { pooling_mode_mean_tokens: true, include_prompt: false } };
    await expect(loadEmbedder(await writeFolder(files))).rejects.toThrow(/include_prompt/);
  });
});

function cutShort(): Uint8Array {
  const whole = tinyFiles()[MODEL];
  if (!(whole instanceof Uint8Array)) throw new Error("The tiny model has no bytes.");
  return whole.subarray(0, whole.length - 200);
}
