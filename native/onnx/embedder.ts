import { EmbedderError } from "../../core/errors.ts";
import type { Embedder } from "../../core/similarity/similarity.ts";
import { planBatches } from "./batches.ts";
import { readEmbedderFolder } from "./folder.ts";
import type { EmbedderFolder } from "./folder.ts";
import { findModelFile } from "./model-file.ts";
import type { ModelFile } from "./model-file.ts";
import type { Network, NetworkOutput } from "./network.ts";
import { normalise, pool, readPooling } from "./pooling.ts";
import type { PoolingMode } from "./pooling.ts";
import type { EmbeddingTask } from "./prefix.ts";
import { withRuntime } from "./runtime.ts";
import { createTokenise } from "./tokens.ts";
import type { Tokenise } from "./tokens.ts";

/** How a folder is loaded. */
export interface EmbedderOptions {
  /** What the vectors are for, where the model has prefixes; otherwise its default prompt, else `search_document`. */
  readonly task?: EmbeddingTask;
  /** Threads of one inference; 2 unless set. */
  readonly threads?: number;
}

/** An embedder that holds native memory until it is disposed of. */
export interface OnnxEmbedder extends Embedder {
  /** Numbers in a vector. */
  readonly dimensions: number;
  /** Longest input in tokens, special tokens and prefix included. */
  readonly maxTokens: number;
  /** Put before every text; empty for most models. */
  readonly prefix: string;
  /** SHA-256 of the ONNX file, hexadecimal. */
  readonly sha256: string;
  /** Frees the network; may be called twice. */
  dispose(): Promise<void>;
}

const DEFAULT_THREADS = 2;
/** MCF embeds the same candidates and histories again at every step. */
const REMEMBERED_VECTORS = 1024;

/**
 * Loads an embedding model from a sentence-transformers style folder: tokenizer.json, config.json and
 * onnx/model.onnx, else onnx/model_quantized.onnx. Vectors always have length one, whatever modules.json says.
 *
 * A dynamically quantised network scales its activations by the whole batch, so it reads one text at a time, and
 * vectors are remembered. Any other network reads batches; there nothing is remembered, because a batch's company
 * may change a vector's last bits, and a vector must not depend on what was embedded before.
 *
 * @throws EmbedderError naming the file that is missing, broken or not supported; or where there is no ONNX Runtime
 */
export async function loadEmbedder(folder: string, options: EmbedderOptions = {}): Promise<OnnxEmbedder> {
  const description = await readEmbedderFolder(folder, options.task);
  const model = await findModelFile(folder);
  checkAgainstCard(description, model);
  const tokenise = createTokenise(description);
  const { openNetwork } = await withRuntime(() => import("./network.ts"));
  const network = await openNetwork(model.path, options.threads ?? DEFAULT_THREADS, description.padId);
  try {
    const mode = network.pooled ? undefined : await readPooling(folder, description.prefix);
    const { dimensions } = await readOne(network, tokenise("", "start"));
    const embedBatch = batchEmbedder(model, network, mode);
    return embedderOf(description, model, network, dimensions, tokenise, embedBatch);
  } catch (error) {
    await network.dispose();
    throw error;
  }
}

type EmbedBatch = (batch: readonly (readonly number[])[]) => Promise<readonly Float32Array[]>;

function embedderOf(
  folder: EmbedderFolder,
  model: ModelFile,
  network: Network,
  dimensions: number,
  tokenise: Tokenise,
  embedBatch: EmbedBatch,
): OnnxEmbedder {
  const embedAll = model.dynamicallyQuantised ? oneByOne(embedBatch) : inBatches(embedBatch);
  let disposed = false;
  return {
    name: `${folder.id}@${model.sha256.slice(0, 12)}${folder.prefix === "" ? "" : ` "${folder.prefix.trim()}"`}`,
    dimensions,
    maxTokens: folder.maxTokens,
    prefix: folder.prefix,
    sha256: model.sha256,
    async embed(texts, keep) {
      if (disposed) throw new EmbedderError(`The embedder ${folder.id} was closed. Load it again.`);
      return await embedAll(texts.map((text) => tokenise(text, keep)));
    },
    async dispose() {
      if (disposed) return;
      disposed = true;
      await network.dispose();
    },
  };
}

function oneByOne(embedBatch: EmbedBatch): EmbedBatch {
  const remembered = new Map<string, Float32Array>();
  const embedOne = async (ids: readonly number[]): Promise<Float32Array> => {
    const key = ids.join(" ");
    const vector = remembered.get(key) ?? (await only(embedBatch([ids])));
    // Putting it in again makes it the youngest: the Map's order is the order of last use.
    remembered.delete(key);
    remembered.set(key, vector);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_VECTORS && oldest !== undefined) remembered.delete(oldest);
    return vector.slice();
  };
  return async (batch) => {
    const vectors: Float32Array[] = [];
    for (const ids of batch) vectors.push(await embedOne(ids));
    return vectors;
  };
}

function inBatches(embedBatch: EmbedBatch): EmbedBatch {
  return async (batch) => {
    const vectors = new Array<Float32Array>(batch.length);
    for (const indices of planBatches(batch.map((ids) => ids.length))) {
      const found = await embedBatch(indices.map((index) => batch[index] ?? []));
      found.forEach((vector, position) => {
        const index = indices[position];
        if (index !== undefined) vectors[index] = vector;
      });
    }
    return vectors;
  };
}

function batchEmbedder(model: ModelFile, network: Network, mode: PoolingMode | undefined): EmbedBatch {
  return async (batch) => {
    const outputs = await network.run(batch);
    return outputs.map(({ rows, dimensions }) => {
      const vector = normalise(mode === undefined ? rows.slice() : pool(rows, dimensions, mode));
      if (vector !== undefined) return vector;
      throw new EmbedderError(
        `${model.path} gave a vector that is not finite. The file may be damaged; copy it again.`,
        { file: model.path },
      );
    });
  };
}

function checkAgainstCard(folder: EmbedderFolder, model: ModelFile): void {
  if (folder.cardSha256 === undefined || folder.cardSha256 === model.sha256) return;
  throw new EmbedderError(
    `${model.path} has the SHA-256 ${model.sha256}, but card.json says ${folder.cardSha256}. ` +
      "The file is damaged or was replaced: restore it, or correct the card.",
    { file: model.path, expected: folder.cardSha256, actual: model.sha256 },
  );
}

async function readOne(network: Network, ids: readonly number[]): Promise<NetworkOutput> {
  return await only(network.run([ids]));
}

async function only<T>(values: Promise<readonly T[]>): Promise<T> {
  const [value] = await values;
  if (value === undefined) throw new EmbedderError("The network gave no vector for a text.");
  return value;
}
