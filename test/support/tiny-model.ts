import { createHash } from "node:crypto";
import type { CatalogEntry } from "../../engine/models/card.ts";
import { writeGguf } from "./gguf-writer.ts";

/** A model file of a few hundred bytes; it can be inspected, not loaded. */
export const TINY_MODEL = writeGguf({});

/** A catalogue entry for it that consists of these Python packages. */
export function tinyEntry(packages: readonly string[], member: string): CatalogEntry {
  return {
    id: "tiny",
    name: "Tiny",
    file: "tiny-q4.gguf",
    bytes: TINY_MODEL.length,
    sha256: createHash("sha256").update(TINY_MODEL).digest("hex"),
    hashSource: "this test",
    architecture: "llama",
    parameters: "128",
    quantization: "Q4_K_M",
    contextLength: 2048,
    license: "Apache-2.0",
    published: "nobody/tiny",
    prompts: "standard",
    notes: "Made for a test.",
    sources: [{ kind: "python-packages", packages: [...packages], member }],
  };
}
