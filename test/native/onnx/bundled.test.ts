import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { cosine } from "../../../core/similarity/similarity.ts";
import { loadEmbedder } from "../../../native/onnx/index.ts";
import type { OnnxEmbedder } from "../../../native/onnx/index.ts";

const FOLDER = fileURLToPath(new URL("../../../models/embedder", import.meta.url));
const FIXTURE = new URL("../../fixtures/embeddings.json", import.meta.url);

const vectors = z.array(z.array(z.number()).length(384)).length(50);
const fixtureSchema = z.object({
  texts: z.array(z.string()).length(50),
  reference: vectors,
  quantized: vectors,
});
const cardSchema = z.object({
  id: z.string(),
  license: z.literal("Apache-2.0"),
  source: z.url(),
  file: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  dimensions: z.int(),
  maxTokens: z.int(),
});

const readJson = async (file: URL | string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

/** The fixture's numbers are rounded, so their length is not exactly one. */
function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
}

describe("the bundled embedder", () => {
  let embedder: OnnxEmbedder;
  let texts: readonly string[];
  let ours: readonly Float32Array[];
  let golden: z.infer<typeof fixtureSchema>;

  beforeAll(async () => {
    golden = fixtureSchema.parse(await readJson(FIXTURE));
    texts = golden.texts;
    embedder = await loadEmbedder(FOLDER);
    ours = await embedder.embed(texts, "start");
  });
  afterAll(() => embedder.dispose());

  const cosines = (theirs: readonly (readonly number[])[]): number[] =>
    theirs.map((vector, index) => cosine(ours[index] ?? new Float32Array(), unit(vector)));

  it("gives the vectors that the quantised model gives elsewhere", () => {
    expect(Math.min(...cosines(golden.quantized))).toBeGreaterThanOrEqual(0.999);
  });

  it("stays near the reference library's vectors in full precision", () => {
    expect(Math.min(...cosines(golden.reference))).toBeGreaterThanOrEqual(0.98);
  });

  it("gives a text the same vector alone, in company and again", async () => {
    const fresh = await loadEmbedder(FOLDER, { threads: 1 });
    const alone = await fresh.embed(texts.slice(3, 4), "start");
    const again = await embedder.embed(texts.slice(3, 4), "start");
    await fresh.dispose();
    expect(alone).toEqual([ours[3]]);
    expect(again).toEqual([ours[3]]);
  });

  it("is what its card says", async () => {
    const card = cardSchema.parse(await readJson(`${FOLDER}/card.json`));
    const model = await readFile(`${FOLDER}/${card.file}`);
    expect(model.length).toBe(card.bytes);
    expect(createHash("sha256").update(model).digest("hex")).toBe(card.sha256);
    expect(embedder).toMatchObject({ dimensions: card.dimensions, maxTokens: card.maxTokens, prefix: "" });
    expect(embedder.name).toBe(`${card.id}@${card.sha256.slice(0, 12)}`);
  });
});
