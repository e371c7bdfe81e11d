import { basename } from "node:path";
import { ModelLoadError } from "../../core/errors.ts";
import type { GgufFileHeader } from "./gguf-file.ts";
import { FILE_TYPES } from "./gguf-format.ts";
import type { GgufHeader, GgufValue } from "./gguf-header.ts";

const MAX_SHOWN_CHARACTERS = 200;

/** What a GGUF file says of its model; null where it says nothing. */
export interface GgufSummary {
  /** The file, and for a split model all of its parts in order. */
  readonly paths: readonly string[];
  /** Length of all parts together. */
  readonly bytes: number;
  readonly fileVersion: number;
  readonly architecture: string;
  readonly name: string;
  /** Number of weights, counted from the tensors. */
  readonly parameters: number;
  /** Such as `Q4_K_M`. */
  readonly quantization: string;
  readonly contextTokens: number | null;
  readonly layers: number | null;
  readonly embeddingLength: number | null;
  readonly heads: number | null;
  /** Heads of keys and values; the most of any layer. */
  readonly kvHeads: number | null;
  /** Length of one head's key and value vectors. */
  readonly keyLength: number | null;
  readonly valueLength: number | null;
  readonly vocabularySize: number | null;
  readonly hasChatTemplate: boolean;
}

/**
 * What the headers of a model's parts say together.
 * @throws ModelLoadError if they do not describe a language model
 */
export function summarise(
  path: string,
  paths: readonly string[],
  parts: readonly GgufFileHeader[],
): GgufSummary {
  const [first] = parts;
  if (first === undefined) throw new RangeError("a model has at least one part");
  const { metadata } = first;
  const architecture = text(metadata, "general.architecture");
  if (architecture === undefined) {
    throw new ModelLoadError(`"${path}" does not say its architecture. Get a complete model file.`, {
      path,
    });
  }
  const parameters = sum(parts.map((part) => part.elements));
  refuseOtherKinds(path, metadata, architecture, parameters);
  const of = (key: string): number | null => number(metadata, `${architecture}.${key}`);
  const [embeddingLength, heads] = [of("embedding_length"), of("attention.head_count")];
  const headLength =
    embeddingLength === null || heads === null || heads === 0 ? null : embeddingLength / heads;
  return {
    paths,
    bytes: sum(parts.map((part) => part.fileBytes)),
    fileVersion: first.version,
    architecture,
    name: text(metadata, "general.name") ?? basename(path).replace(/\.gguf$/i, ""),
    parameters,
    quantization: quantization(first),
    contextTokens: of("context_length"),
    layers: of("block_count"),
    embeddingLength,
    heads,
    kvHeads: of("attention.head_count_kv") ?? heads,
    keyLength: of("attention.key_length") ?? headLength,
    valueLength: of("attention.value_length") ?? headLength,
    vocabularySize: vocabularySize(metadata, of("vocab_size")),
    hasChatTemplate: text(metadata, "tokenizer.chat_template") !== undefined,
  };
}

function refuseOtherKinds(
  path: string,
  metadata: ReadonlyMap<string, GgufValue>,
  architecture: string,
  parameters: number,
): void {
  const kind = otherKind(metadata, architecture, parameters);
  if (kind === undefined) return;
  throw new ModelLoadError(
    `"${path}" holds ${kind}, not a language model. Name the file of a language model.`,
    { path },
  );
}

function otherKind(
  metadata: ReadonlyMap<string, GgufValue>,
  architecture: string,
  parameters: number,
): string | undefined {
  const type = text(metadata, "general.type");
  if (type === "adapter") return "an adapter (LoRA)";
  if (type === "imatrix") return "an importance matrix";
  if (type === "mmproj" || architecture === "clip") return "a projector for images or sound";
  if (parameters === 0) return "a vocabulary without weights";
  return isEmbedder(metadata, architecture) ? "an embedding model" : undefined;
}

/** Whether a model looks at a text as a whole, or makes one vector of it. */
function isEmbedder(metadata: ReadonlyMap<string, GgufValue>, architecture: string): boolean {
  const isCausal = metadata.get(`${architecture}.attention.causal`) !== false;
  const pooling = number(metadata, `${architecture}.pooling_type`);
  return !isCausal || (pooling !== null && pooling > 0);
}

function quantization(header: GgufHeader): string {
  const fileType = number(header.metadata, "general.file_type");
  const named = fileType === null ? undefined : FILE_TYPES.get(fileType);
  const commonest = [...header.elementsByType].reduce(
    (most, next) => (next[1] > most[1] ? next : most),
    ["unknown", 0],
  );
  return named ?? commonest[0];
}

function vocabularySize(metadata: ReadonlyMap<string, GgufValue>, declared: number | null): number | null {
  const tokens = metadata.get("tokenizer.ggml.tokens");
  return typeof tokens === "object" ? tokens.count : declared;
}

/** A number, or the largest of a list with one number per layer. */
function number(metadata: ReadonlyMap<string, GgufValue>, key: string): number | null {
  const value = metadata.get(key);
  const numbers = typeof value === "number" ? [value] : typeof value === "object" ? value.numbers : [];
  const largest = numbers.reduce((most, next) => Math.max(most, next), -1);
  return Number.isSafeInteger(largest) && largest >= 0 ? largest : null;
}

/** A text of the file that may be shown in a terminal; undefined if it is absent or blank. */
function text(metadata: ReadonlyMap<string, GgufValue>, key: string): string | undefined {
  const value = metadata.get(key);
  if (typeof value !== "string") return undefined;
  const clean = value
    .slice(0, MAX_SHOWN_CHARACTERS)
    .replace(/\p{Cc}/gu, " ")
    .trim();
  return clean === "" ? undefined : clean;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
