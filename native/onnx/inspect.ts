import { stat } from "node:fs/promises";
import { basename } from "node:path";

import { z } from "zod";

import { EmbedderError } from "../../core/errors.ts";
import { readEmbedderConfig } from "./folder.ts";
import { readJson } from "./json-file.ts";
import { modelFilePath } from "./model-file.ts";

/** What an embedding model's small files say of it. */
export interface EmbedderFacts {
  readonly name: string;
  /** Length of the ONNX file with the weights beside it; 0 if there is none that can be used. */
  readonly bytes: number;
  /** Length of its vectors; null if nothing says. */
  readonly dimensions: number | null;
  /** Longest text in tokens; null if nothing says. */
  readonly maxTokens: number | null;
  /** Why it cannot be loaded, or null. Only loading shows whether everything is well. */
  readonly problem: string | null;
}

const MAX_BYTES = 1 << 16;

const cardSchema = z.object({ dimensions: z.int().positive() });
const poolingSchema = z.object({ word_embedding_dimension: z.int().positive() });
const modulesSchema = z.array(z.object({ type: z.string().max(200) })).max(20);

/** Looks at a folder without reading its vocabulary or its network. Never throws. */
export async function inspectEmbedderFolder(folder: string): Promise<EmbedderFacts> {
  try {
    const path = await modelFilePath(folder);
    const config = await readEmbedderConfig(folder, undefined);
    return {
      name: config.id,
      bytes: (await lengthOf(path)) + (await lengthOf(`${path}_data`)),
      dimensions: await dimensionsOf(folder, config.hiddenSize),
      maxTokens: config.maxTokens,
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof EmbedderError)) throw error;
    return { name: basename(folder), bytes: 0, dimensions: null, maxTokens: null, problem: error.message };
  }
}

/** A dense layer behind the pooling makes vectors of another length, which only its own files say. */
async function dimensionsOf(folder: string, hiddenSize: number | undefined): Promise<number | null> {
  const [card, pooling, modules] = await Promise.all([
    readOrNothing(folder, "card.json", cardSchema),
    readOrNothing(folder, "1_Pooling/config.json", poolingSchema),
    readOrNothing(folder, "modules.json", modulesSchema),
  ]);
  if (card !== undefined) return card.dimensions;
  if (modules?.some(({ type }) => type.endsWith("Dense"))) return null;
  return pooling?.word_embedding_dimension ?? hiddenSize ?? null;
}

function readOrNothing<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  return readJson(folder, name, schema, MAX_BYTES).catch(() => undefined);
}

async function lengthOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? found.size : 0;
}
