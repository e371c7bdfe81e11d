import { z } from "zod";

import { EmbedderError } from "../../core/errors.ts";
import { readJson } from "./json-file.ts";

/** How the vectors of a text's tokens become one. */
export type PoolingMode = "mean" | "cls";

const POOLING_FILE = "1_Pooling/config.json";
const POOLING_MODES: Readonly<Record<string, PoolingMode>> = {
  mean: "mean",
  mean_tokens: "mean",
  cls: "cls",
  cls_token: "cls",
};
const KNOWN_MODULES = new Set(["Transformer", "Pooling", "Normalize"]);

const poolingSchema = z.looseObject({
  pooling_mode: z.string().max(100).optional(),
  include_prompt: z.boolean().default(true),
});
const modulesSchema = z.array(z.object({ type: z.string().max(200) })).max(20);

/**
 * Reads how a folder pools (1_Pooling/config.json; mean where there is none, as in sentence-transformers) and
 * makes sure that nothing else follows the network (modules.json).
 *
 * @param prefix the prefix in use: a model that leaves it out of the pooling is refused
 * @throws EmbedderError naming the mode or module that is not supported
 */
export async function readPooling(folder: string, prefix: string): Promise<PoolingMode> {
  const modules = (await readJson(folder, "modules.json", modulesSchema, 1 << 16)) ?? [];
  for (const { type } of modules) {
    if (!KNOWN_MODULES.has(type.slice(type.lastIndexOf(".") + 1))) {
      throw unsupported(folder, "modules.json", `the module ${type}`);
    }
  }
  const pooling = await readJson(folder, POOLING_FILE, poolingSchema, 1 << 16);
  if (pooling === undefined) return "mean";
  if (!pooling.include_prompt && prefix !== "") {
    throw unsupported(folder, POOLING_FILE, "pooling without the prompt (include_prompt: false)");
  }
  const names = Object.entries(pooling).flatMap(([key, value]) =>
    key.startsWith("pooling_mode_") && value === true ? [key.slice("pooling_mode_".length)] : [],
  );
  if (pooling.pooling_mode !== undefined) names.push(pooling.pooling_mode);
  const modes = new Set(names.map((name) => POOLING_MODES[name]));
  const [mode] = modes;
  if (modes.size === 1 && mode !== undefined) return mode;
  throw unsupported(folder, POOLING_FILE, `the pooling mode ${names.join(" + ") || "(none is set)"}`);
}

/**
 * One vector for one text, not yet normalised.
 *
 * @param states the text's own token vectors, row by row, padding left out: [tokens × dimensions]
 */
export function pool(states: Float32Array, dimensions: number, mode: PoolingMode): Float32Array {
  if (mode === "cls") return states.slice(0, dimensions);
  const sums = new Float64Array(dimensions);
  for (let start = 0; start < states.length; start += dimensions) {
    for (let column = 0; column < dimensions; column++) {
      sums[column] = (sums[column] ?? 0) + (states[start + column] ?? 0);
    }
  }
  const tokens = states.length / dimensions;
  return Float32Array.from(sums, (sum) => sum / tokens);
}

/**
 * The vector scaled to length one; the zero vector stays as it is, so that its cosine with anything is 0.
 *
 * @returns `undefined` if a component is not a finite number
 */
export function normalise(vector: Float32Array): Float32Array | undefined {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length)) return undefined;
  return length === 0 ? vector : vector.map((value) => value / length);
}

function unsupported(folder: string, file: string, what: string): EmbedderError {
  return new EmbedderError(
    `${folder}: ${file} asks for ${what}, which is not supported. ` +
      "Choose a model with mean or cls pooling, or an ONNX file that has the output sentence_embedding.",
    { folder, file },
  );
}
