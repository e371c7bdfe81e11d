import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ModelLoadError } from "../../../core/errors.ts";
import { practicePath } from "../../../engine/models/built-in.ts";
import { planModelFile } from "../../../engine/models/plan.ts";
import { inspectGguf } from "../../../native/llama/gguf.ts";
import { loadInProcess } from "../../../native/llama/process/host.ts";
import { PRACTICE } from "../../native/llama/practice.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { LLAMA_METADATA, writeGguf } from "../../support/gguf-writer.ts";

async function fileOf(bytes: Uint8Array): Promise<{ readonly name: string; readonly path: string }> {
  const path = join(await temporaryFolder(), "odd.gguf");
  await writeFile(path, bytes);
  return { name: "odd", path };
}

/** The practice model, which says that it has so many layers. */
async function practiceWithLayers(layers: number): Promise<Buffer> {
  const bytes = await readFile(practicePath());
  const [key, typeBytes] = ["llama.block_count", 4];
  bytes.writeUInt32LE(layers, bytes.indexOf(key) + key.length + typeBytes);
  return bytes;
}

const MARTIAN = writeGguf({ metadata: { ...LLAMA_METADATA, "general.architecture": "martian" } });

describe("the plan of a model's file", () => {
  it("says why there is none, and ends nothing else, where llama.cpp breaks down over the file", async () => {
    const file = await fileOf(await practiceWithLayers(0));
    expect((await inspectGguf(file.path)).layers).toBe(0);
    expect(await planModelFile(file, { device: "cpu" })).toMatchObject({
      fits: false,
      problem: expect.stringContaining("while it looked at the model's file") as string,
    });
  });

  it("does not promise what llama.cpp cannot load: an architecture that it does not know", async () => {
    expect(await planModelFile(await fileOf(MARTIAN), { device: "cpu" })).toMatchObject({
      fits: false,
      problem: expect.stringContaining("does not know (martian)") as string,
    });
  });

  it("and loading such a file is refused with the same words", async () => {
    const loading = loadInProcess({ ...PRACTICE, ...(await fileOf(MARTIAN)) });
    await expect(loading).rejects.toBeInstanceOf(ModelLoadError);
    await expect(loading).rejects.toThrow("does not know (martian)");
  });
});
