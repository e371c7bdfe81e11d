import { GgufCursor, GgufDamage } from "./gguf-cursor.ts";
import { ARRAY, SCALAR_BYTES, STRING, TENSOR_TYPES } from "./gguf-format.ts";

/** Far beyond every published model, and small enough to read through in a moment. */
const MAX_ENTRIES = 65_536;
const MAX_TENSORS = 262_144;
/** Of all lists together; a large vocabulary makes about a million. Who loads the model keeps every item in memory. */
const MAX_LIST_ITEMS = 1 << 23;
const MAX_DIMENSIONS = 4;
const MAX_ALIGNMENT = 1 << 20;
const DEFAULT_ALIGNMENT = 32;
/** Short lists, such as heads per layer, are kept; long ones, such as vocabularies, are only counted. */
const MAX_KEPT_ITEMS = 4096;

/** A list in the metadata: how long it is, and its values if they are numbers and few. */
export interface GgufList {
  readonly count: number;
  readonly numbers: readonly number[];
}

export type GgufValue = number | boolean | string | GgufList;

/** What the header of one GGUF file says. */
export interface GgufHeader {
  readonly version: number;
  readonly metadata: ReadonlyMap<string, GgufValue>;
  readonly tensors: number;
  /** Elements of all tensors together. */
  readonly elements: number;
  /** Elements per tensor type, by the type's name. */
  readonly elementsByType: ReadonlyMap<string, number>;
  /** Shortest length in bytes that a whole file with this header can have. */
  readonly neededBytes: number;
}

/**
 * Parses the header of a GGUF file, version 2 or 3 (GGUF specification of the ggml project).
 * @param bytes the beginning of the file
 * @param fileBytes length of the whole file
 * @throws NeedMoreBytes if `bytes` does not hold the whole header; GgufDamage if the file cannot be right
 */
export function parseGgufHeader(bytes: Uint8Array, fileBytes: number): GgufHeader {
  const cursor = new GgufCursor(bytes, fileBytes);
  cursor.skip(4);
  const version = readVersion(cursor);
  const tensorCount = readCount(cursor, "number of tensors", MAX_TENSORS);
  const entryCount = readCount(cursor, "number of metadata entries", MAX_ENTRIES);
  const metadata = new Map<string, GgufValue>();
  let itemsLeft = MAX_LIST_ITEMS;
  for (let entry = 0; entry < entryCount; entry++) {
    const name = cursor.string("a metadata name");
    const value = readValue(cursor, itemsLeft);
    if (typeof value === "object") itemsLeft -= value.count;
    metadata.set(name, value);
  }
  const alignment = readAlignment(metadata);
  return { version, metadata, ...readTensors(cursor, tensorCount, alignment) };
}

function readVersion(cursor: GgufCursor): number {
  const version = cursor.u32();
  if (version === 2 || version === 3) return version;
  if (version === 0x02000000 || version === 0x03000000) {
    throw new GgufDamage("is a big-endian GGUF; only little-endian ones can be loaded here");
  }
  throw new GgufDamage(`says GGUF version ${version}; versions 2 and 3 can be read`);
}

function readCount(cursor: GgufCursor, what: string, most: number): number {
  const count = cursor.u64(what);
  if (count > most) throw new GgufDamage(`claims an impossible ${what} of ${count}: it is damaged`);
  return count;
}

/** @param itemsLeft the most items that a list may have */
function readValue(cursor: GgufCursor, itemsLeft: number): GgufValue {
  const type = cursor.u32();
  if (type === STRING) return cursor.string("a metadata value");
  if (type === ARRAY) return readList(cursor, itemsLeft);
  return cursor.scalar(type, scalarBytes(type));
}

function readList(cursor: GgufCursor, itemsLeft: number): GgufList {
  const type = cursor.u32();
  const count = cursor.u64("length of a list");
  if (count > itemsLeft) {
    throw new GgufDamage(`has lists of more than ${MAX_LIST_ITEMS} items together: it is damaged`);
  }
  if (type === STRING) {
    skipStrings(cursor, count);
    return { count, numbers: [] };
  }
  const bytes = scalarBytes(type);
  if (count > MAX_KEPT_ITEMS) {
    cursor.skip(count * bytes);
    return { count, numbers: [] };
  }
  const numbers = Array.from({ length: count }, () => Number(cursor.scalar(type, bytes)));
  return { count, numbers };
}

function skipStrings(cursor: GgufCursor, count: number): void {
  const lengthBytes = 8;
  if (count * lengthBytes > cursor.remaining) {
    throw new GgufDamage(`has a list of ${count} texts that cannot fit into it: it is cut off or damaged`);
  }
  for (let item = 0; item < count; item++) cursor.skip(cursor.u64("length of a text"));
}

function scalarBytes(type: number): number {
  const bytes = SCALAR_BYTES.get(type);
  if (bytes === undefined)
    throw new GgufDamage(`has a metadata value of unknown type ${type}: it is damaged`);
  return bytes;
}

function readAlignment(metadata: ReadonlyMap<string, GgufValue>): number {
  const value = metadata.get("general.alignment") ?? DEFAULT_ALIGNMENT;
  const isPowerOfTwo =
    typeof value === "number" &&
    Number.isInteger(value) &&
    value > 0 &&
    value <= MAX_ALIGNMENT &&
    (value & (value - 1)) === 0;
  if (!isPowerOfTwo) throw new GgufDamage("says an impossible alignment: it is damaged");
  return value;
}

function readTensors(
  cursor: GgufCursor,
  count: number,
  alignment: number,
): Omit<GgufHeader, "version" | "metadata"> {
  const elementsByType = new Map<string, number>();
  let elements = 0;
  let dataBytes = 0;
  for (let index = 0; index < count; index++) {
    const tensor = readTensor(cursor);
    elements += tensor.elements;
    elementsByType.set(tensor.type, (elementsByType.get(tensor.type) ?? 0) + tensor.elements);
    dataBytes = Math.max(dataBytes, tensor.offset + tensor.bytes);
  }
  if (!Number.isSafeInteger(elements))
    throw new GgufDamage("claims an impossible number of weights: it is damaged");
  const dataStart = Math.ceil(cursor.offset / alignment) * alignment;
  return {
    tensors: count,
    elements,
    elementsByType,
    neededBytes: count === 0 ? cursor.offset : dataStart + dataBytes,
  };
}

function readTensor(cursor: GgufCursor): { elements: number; type: string; offset: number; bytes: number } {
  const name = cursor.string("a tensor's name");
  const dimensions = cursor.u32();
  if (dimensions > MAX_DIMENSIONS) {
    throw new GgufDamage(`has a tensor of ${dimensions} dimensions: it is damaged`);
  }
  let elements = 1;
  for (let dimension = 0; dimension < dimensions; dimension++) elements *= cursor.u64("tensor size");
  if (!Number.isSafeInteger(elements)) {
    throw new GgufDamage(`claims an impossible size for the tensor "${name.slice(0, 80)}": it is damaged`);
  }
  const typeNumber = cursor.u32();
  const offset = cursor.u64("tensor position");
  const type = TENSOR_TYPES.get(typeNumber);
  const bytes = type === undefined ? 0 : Math.ceil(elements / type.elements) * type.bytes;
  return { elements, type: type?.name ?? `type ${typeNumber}`, offset, bytes };
}
