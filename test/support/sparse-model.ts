import { truncate, writeFile } from "node:fs/promises";
import { ggufHeader } from "./gguf-writer.ts";

/** Q2_K, by its number in ggml.h: 84 bytes for 256 weights. */
const Q2_K = { type: 10, block: 256, bytes: 84 };
const WIDTH = 16_384;

/** Writes a model file of about so many weights, which take no room on the disk: it can be inspected, not loaded. */
export async function writeSparseModel(path: string, weights: number): Promise<void> {
  const rows = Math.ceil(weights / WIDTH);
  const header = ggufHeader({ tensors: [{ name: "weight", dimensions: [WIDTH, rows], type: Q2_K.type }] });
  await writeFile(path, header);
  await truncate(path, header.length + ((WIDTH * rows) / Q2_K.block) * Q2_K.bytes);
}
