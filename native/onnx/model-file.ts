import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { EmbedderError, isMissing, reasonOf } from "../../core/errors.ts";

/** The network of a model folder. */
export interface ModelFile {
  readonly path: string;
  /** Hexadecimal, of the ONNX file alone. */
  readonly sha256: string;
  /** Whether activations are quantised with scales taken from the whole batch. */
  readonly dynamicallyQuantised: boolean;
}

/** In order of preference: the exact weights where a folder has both. */
const MODEL_FILES = ["onnx/model.onnx", "onnx/model_quantized.onnx"];
const LFS_POINTER = "version https://git-lfs";
/** Common to DynamicQuantizeLinear and to the operators that ONNX Runtime fuses from it. */
const DYNAMIC_OPERATOR = "DynamicQuantize";

/**
 * Finds a folder's ONNX file and reads it once, for its hash and for the operators it names.
 *
 * @throws EmbedderError if there is none, if it cannot be read, or if Git LFS left a pointer in its place
 */
export async function findModelFile(folder: string): Promise<ModelFile> {
  return await scan(await modelFilePath(folder));
}

/**
 * Path of the ONNX file that is used of a folder; nothing is read.
 *
 * @throws EmbedderError if there is none
 */
export async function modelFilePath(folder: string): Promise<string> {
  for (const name of MODEL_FILES) {
    const path = join(folder, name);
    if (await isFile(path)) return path;
  }
  throw new EmbedderError(
    `${folder} has no ${MODEL_FILES.join(" and no ")}. Put the model's ONNX file there; most models publish one under onnx/.`,
    { folder },
  );
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw new EmbedderError(`${path} cannot be read: ${reasonOf(cause)}.`, { file: path }, { cause });
  }
}

async function scan(path: string): Promise<ModelFile> {
  const hash = createHash("sha256");
  // A file of this name may hold any mixture; treating it as dynamic costs time but never changes a vector.
  let dynamicallyQuantised = basename(path) === "model_quantized.onnx";
  let tail = Buffer.alloc(0);
  let first = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      if (first && chunk.subarray(0, LFS_POINTER.length).toString("latin1") === LFS_POINTER) {
        throw new EmbedderError(
          `${path} is a Git LFS pointer, not the model itself. Fetch the real file with "git lfs pull".`,
          { file: path },
        );
      }
      first = false;
      hash.update(chunk);
      // The operator's name may lie across two chunks.
      dynamicallyQuantised ||= Buffer.concat([tail, chunk]).includes(DYNAMIC_OPERATOR);
      tail = Buffer.from(chunk.subarray(-DYNAMIC_OPERATOR.length));
    }
  } catch (cause) {
    if (cause instanceof EmbedderError) throw cause;
    throw new EmbedderError(`${path} cannot be read: ${reasonOf(cause)}.`, { file: path }, { cause });
  }
  return { path, sha256: hash.digest("hex"), dynamicallyQuantised };
}
