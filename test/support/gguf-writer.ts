/** A metadata value of a GGUF made for a test: the type is chosen by the form. */
export type TestValue = string | number | boolean | readonly string[] | readonly number[];

/** A tensor of a GGUF made for a test; `type` is its number in ggml.h. */
export interface TestTensor {
  readonly name: string;
  readonly dimensions: readonly number[];
  readonly type?: number;
}

export interface TestGguf {
  readonly version?: number;
  readonly metadata?: Readonly<Record<string, TestValue>>;
  readonly tensors?: readonly TestTensor[];
  /** Written instead of the true counts. */
  readonly tensorCount?: bigint;
  readonly entryCount?: bigint;
}

const ALIGNMENT = 32;

/** Metadata of a small Llama without a chat template. */
export const LLAMA_METADATA: Readonly<Record<string, TestValue>> = {
  "general.architecture": "llama",
  "general.name": "tiny",
  "general.file_type": 15,
  "llama.context_length": 2048,
  "llama.block_count": 3,
  "llama.embedding_length": 64,
  "llama.attention.head_count": 4,
  "llama.attention.head_count_kv": [1, 2, 2],
  "tokenizer.ggml.tokens": ["a", "b", "c"],
};

/** Writes a GGUF with tensors of zeros, each 32-bit floats unless its type says otherwise. */
export function writeGguf(file: TestGguf): Buffer {
  const tensors = tensorsOf(file);
  const header = ggufHeader(file);
  return Buffer.concat([
    header,
    Buffer.alloc(tensors.reduce((sum, tensor) => sum + pad(bytesOf(tensor)), 0)),
  ]);
}

/** What stands before the tensors' data. */
export function ggufHeader(file: TestGguf): Buffer {
  const metadata = Object.entries(file.metadata ?? LLAMA_METADATA);
  const tensors = tensorsOf(file);
  const head: Buffer[] = [
    Buffer.from("GGUF"),
    u32(file.version ?? 3),
    u64(file.tensorCount ?? BigInt(tensors.length)),
    u64(file.entryCount ?? BigInt(metadata.length)),
    ...metadata.flatMap(([key, value]) => [text(key), ...typed(value)]),
  ];
  let offset = 0;
  for (const tensor of tensors) {
    head.push(text(tensor.name), u32(tensor.dimensions.length));
    head.push(
      ...tensor.dimensions.map((size) => u64(BigInt(size))),
      u32(tensor.type ?? 0),
      u64(BigInt(offset)),
    );
    offset += pad(bytesOf(tensor));
  }
  const header = Buffer.concat(head);
  return Buffer.concat([header, Buffer.alloc(pad(header.length) - header.length)]);
}

function tensorsOf({ tensors }: TestGguf): readonly TestTensor[] {
  return tensors ?? [{ name: "weight", dimensions: [64, 2] }];
}

function bytesOf(tensor: TestTensor): number {
  return 4 * tensor.dimensions.reduce((product, size) => product * size, 1);
}

function typed(value: TestValue): Buffer[] {
  if (typeof value === "string") return [u32(8), text(value)];
  if (typeof value === "number") return [u32(4), u32(value)];
  if (typeof value === "boolean") return [u32(7), Buffer.of(value ? 1 : 0)];
  const isText = typeof value[0] === "string";
  const items = value.map((item) => (typeof item === "string" ? text(item) : u32(item)));
  return [u32(9), u32(isText ? 8 : 4), u64(BigInt(value.length)), ...items];
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(BigInt(bytes.length)), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

function pad(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
