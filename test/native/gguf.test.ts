import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ModelLoadError } from "../../core/errors.ts";
import { GgufDamage, NeedMoreBytes } from "../../native/llama/gguf-cursor.ts";
import { parseGgufHeader } from "../../native/llama/gguf-header.ts";
import { inspectGguf } from "../../native/llama/gguf.ts";
import { temporaryFolder } from "../support/folder.ts";
import { LLAMA_METADATA, writeGguf } from "../support/gguf-writer.ts";

const PRACTICE = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));

async function inspectBytes(bytes: Uint8Array | string, name = "model.gguf"): Promise<unknown> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return inspectGguf(path);
}

async function refusal(bytes: Uint8Array | string, name?: string): Promise<string> {
  const error: unknown = await inspectBytes(bytes, name).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelLoadError);
  return (error as ModelLoadError).message;
}

describe("a GGUF file's summary", () => {
  it("describes the practice model", async () => {
    expect(await inspectGguf(PRACTICE)).toEqual({
      paths: [PRACTICE],
      bytes: 9_330_336,
      fileVersion: 3,
      architecture: "llama",
      name: "Practice model",
      parameters: 8_688_896,
      quantization: "Q8_0",
      contextTokens: 4096,
      layers: 10,
      embeddingLength: 256,
      heads: 4,
      kvHeads: 4,
      keyLength: 64,
      valueLength: 64,
      vocabularySize: 2560,
      hasChatTemplate: true,
    });
  });

  it("takes the most heads of any layer, and says that a chat template is missing", async () => {
    expect(await inspectBytes(writeGguf({}))).toMatchObject({
      architecture: "llama",
      quantization: "Q4_K_M",
      parameters: 128,
      kvHeads: 2,
      keyLength: 16,
      vocabularySize: 3,
      hasChatTemplate: false,
    });
  });

  it("names the commonest tensor type where the file names no quantisation", async () => {
    const bytes = writeGguf({
      metadata: { "general.architecture": "llama" },
      tensors: [
        { name: "norm", dimensions: [32] },
        { name: "weight", dimensions: [32, 8], type: 8 },
      ],
    });
    expect(await inspectBytes(bytes)).toMatchObject({ quantization: "Q8_0", contextTokens: null });
  });

  it("takes the file's name for a model without one, and drops characters that steer a terminal", async () => {
    const anonymous = writeGguf({ metadata: { "general.architecture": "llama" } });
    expect(await inspectBytes(anonymous, "my.gguf")).toMatchObject({ name: "my" });
    const hostile = writeGguf({ metadata: { ...LLAMA_METADATA, "general.name": "\u001b[2Jx" } });
    expect(await inspectBytes(hostile)).toMatchObject({ name: "[2Jx" });
  });

  it("adds up the parts of a split model", async () => {
    const folder = await temporaryFolder();
    const part = (no: number): Buffer =>
      writeGguf({ metadata: { ...LLAMA_METADATA, "split.count": 2, "split.no": no } });
    const paths = [1, 2].map((no) => join(folder, `m-0000${no}-of-00002.gguf`));
    for (const [index, path] of paths.entries()) await writeFile(path, part(index));
    const bytes = 2 * part(0).length;
    expect(await inspectGguf(paths[0] ?? "")).toMatchObject({ paths, parameters: 256, bytes });
    await expect(inspectGguf(paths[1] ?? "")).rejects.toThrow(/part 2 of 2.*m-00001-of-00002\.gguf/);
  });
});

describe("a file that is no usable model is refused with its reason", () => {
  it("absent, a folder, a device, empty", async () => {
    const folder = await temporaryFolder();
    await expect(inspectGguf(join(folder, "none.gguf"))).rejects.toThrow(/There is no file ".*none\.gguf"/);
    await expect(inspectGguf(join(PRACTICE, "x"))).rejects.toThrow(ModelLoadError);
    await mkdir(join(folder, "model.gguf"));
    await expect(inspectGguf(join(folder, "model.gguf"))).rejects.toThrow(/is a folder/);
    expect(await refusal("")).toMatch(/is empty/);
  });

  it.skipIf(process.platform === "win32")("not a regular file", async () => {
    await expect(inspectGguf("/dev/zero")).rejects.toThrow(/not a regular file/);
  });

  it.each([
    ["PK\u0003\u0004rest", /zip archive/],
    ['\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0000{"__metadata__":{}}', /safetensors/],
    ["<!DOCTYPE html><html>", /web page/],
    ["version https://git-lfs.github.com/spec/v1", /Git LFS pointer/],
    ["\u0000".repeat(100), /unfinished download/],
    ["tjgg\u0003\u0000", /before GGUF/],
    ['{"model_type": "llama"}', /JSON/],
    ["hello", /first bytes are 68656c6c6f/],
  ])("not a GGUF: %j", async (content, reason) => {
    expect(await refusal(content)).toMatch(reason);
  });

  it("cut off in the header, or in the weights with both lengths", async () => {
    const whole = writeGguf({});
    expect(await refusal(whole.subarray(0, 100))).toMatch(/cut off or damaged/);
    expect(await refusal(whole.subarray(0, whole.length - 1))).toContain(
      `it has ${whole.length - 1} bytes, but its header describes ${whole.length}`,
    );
  });

  it("an unknown version, or big-endian", async () => {
    expect(await refusal(writeGguf({ version: 1 }))).toMatch(/GGUF version 1; versions 2 and 3/);
    expect(await refusal(writeGguf({ version: 0x03000000 }))).toMatch(/big-endian/);
  });

  it("absurd counts, without reserving memory for them", async () => {
    expect(await refusal(writeGguf({ tensorCount: 2n ** 63n }))).toMatch(
      /number of tensors of 9223372036854775808/,
    );
    expect(await refusal(writeGguf({ entryCount: 1_000_000_000n }))).toMatch(
      /metadata entries of 1000000000/,
    );
    const sizes = [2 ** 31, 2 ** 31, 2 ** 31];
    const head = writeGguf({ tensors: [{ name: "w", dimensions: [0, 0, 0] }] });
    const damaged = Buffer.from(head);
    const at = damaged.lastIndexOf(Buffer.from("w")) + 1 + 4;
    sizes.forEach((size, index) => damaged.writeBigUInt64LE(BigInt(size), at + 8 * index));
    expect(await refusal(damaged)).toMatch(/impossible size for the tensor "w"/);
  });

  it.each([
    ["a list", [2 ** 23 + 1]],
    ["several lists", [2 ** 22, 2 ** 22, 1]],
  ])("more items in %s than any vocabulary has", async (_what, lists) => {
    const entries = lists.map((items, index) => listEntry(`list.${index}`, items));
    const start = writeGguf({ metadata: {}, tensors: [], entryCount: BigInt(lists.length) }).subarray(0, 24);
    expect(await refusal(Buffer.concat([start, ...entries]))).toMatch(/lists of more than 8388608 items/);
  });

  it("a part of a split model whose siblings are missing, or whose name hides which part it is", async () => {
    const part = writeGguf({ metadata: { ...LLAMA_METADATA, "split.count": 3, "split.no": 0 } });
    expect(await refusal(part, "m-00001-of-00003.gguf")).toMatch(/m-00002-of-00003\.gguf" is missing/);
    expect(await refusal(part, "renamed.gguf")).toMatch(/one of 3 parts/);
  });

  it("a GGUF of another kind", async () => {
    const kind = (type: string): Buffer =>
      writeGguf({ metadata: { ...LLAMA_METADATA, "general.type": type } });
    expect(await refusal(kind("adapter"))).toMatch(/adapter/);
    expect(await refusal(writeGguf({ metadata: { "general.architecture": "clip" } }))).toMatch(/projector/);
    expect(await refusal(writeGguf({ tensors: [] }))).toMatch(/vocabulary without weights/);
    expect(await refusal(writeGguf({ metadata: {} }))).toMatch(/does not say its architecture/);
  });

  it("an embedding model, which reads both ways or makes one vector of a text", async () => {
    const bert = { "general.architecture": "bert", "bert.attention.causal": false };
    expect(await refusal(writeGguf({ metadata: bert }))).toMatch(/holds an embedding model/);
    const pooled = { "general.architecture": "qwen3", "qwen3.pooling_type": 3 };
    expect(await refusal(writeGguf({ metadata: pooled }))).toMatch(/holds an embedding model/);
  });

  it("but no language model that says it reads forwards and pools nothing", async () => {
    const metadata = { ...LLAMA_METADATA, "llama.attention.causal": true, "llama.pooling_type": 0 };
    expect(await inspectBytes(writeGguf({ metadata }))).toMatchObject({ architecture: "llama" });
  });
});

describe("damaged files", () => {
  /** Tensor data of the practice model lie behind this position. */
  const headerBytes = 200_000;

  async function practiceHeader(): Promise<Buffer> {
    return (await readFile(PRACTICE)).subarray(0, headerBytes);
  }

  it("a header cut anywhere is refused, or asks for more where the file goes on", async () => {
    const header = await practiceHeader();
    fc.assert(
      fc.property(fc.nat(20_000), (length) => {
        expect(() => parseGgufHeader(header.subarray(0, length), length)).toThrow(GgufDamage);
        expect(() => parseGgufHeader(header.subarray(0, length), 9_330_336)).toThrow(NeedMoreBytes);
      }),
    );
  });

  it("flipped bytes give a summary or a ModelLoadError, nothing else", async () => {
    const path = join(await temporaryFolder(), "model.gguf");
    const original = await readFile(PRACTICE);
    await writeFile(path, original);
    const flip = fc.tuple(fc.oneof(fc.nat(1500), fc.nat(60_000)), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(flip, { minLength: 1, maxLength: 8 }), async (flips) => {
        await overwrite(path, original, flips);
        const outcome: unknown = await inspectGguf(path).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ModelLoadError);
        else expect(outcome).toHaveProperty("parameters");
      }),
      { numRuns: 300 },
    );
  });

  it("random bytes behind magic number and version give a header or damage, nothing else", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (tail) => {
        const bytes = Buffer.concat([writeGguf({}).subarray(0, 8), tail]);
        const outcome = parsedOrThrown(bytes);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(GgufDamage);
        else expect(outcome).toHaveProperty("neededBytes");
      }),
    );
  });
});

/** A list of 8-bit zeros as it stands in a file's metadata. */
function listEntry(name: string, items: number): Buffer {
  const [list, ofBytes] = [9, 0];
  const entry = Buffer.alloc(8 + name.length + 16 + items);
  entry.writeBigUInt64LE(BigInt(name.length));
  entry.write(name, 8);
  entry.writeUInt32LE(list, 8 + name.length);
  entry.writeUInt32LE(ofBytes, 12 + name.length);
  entry.writeBigUInt64LE(BigInt(items), 16 + name.length);
  return entry;
}

function parsedOrThrown(bytes: Uint8Array): unknown {
  try {
    return parseGgufHeader(bytes, bytes.length);
  } catch (error) {
    return error;
  }
}

async function overwrite(
  path: string,
  original: Buffer,
  flips: readonly (readonly [number, number])[],
): Promise<void> {
  const bytes = Buffer.from(original.subarray(0, 200_000));
  for (const [position, mask] of flips) bytes.writeUInt8(bytes.readUInt8(position) ^ mask, position);
  const file = await open(path, "r+");
  try {
    await file.write(bytes, 0, bytes.length, 0);
  } finally {
    await file.close();
  }
}
