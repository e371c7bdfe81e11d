import { stat } from "node:fs/promises";
import { ModelLoadError } from "../../core/errors.ts";
import { readGgufHeader } from "./gguf-file.ts";
import type { GgufFileHeader } from "./gguf-file.ts";
import { splitPart } from "./gguf-split.ts";
import { summarise } from "./gguf-summary.ts";
import type { GgufSummary } from "./gguf-summary.ts";

export type { GgufSummary } from "./gguf-summary.ts";

/**
 * Reads the header of a GGUF file, checks that the file is whole, and says what model it holds. Weights are not
 * read. Safe for files of any origin: memory and time are bounded.
 * @throws ModelLoadError if the file cannot be a usable language model, saying why
 */
export async function inspectGguf(path: string): Promise<GgufSummary> {
  const split = splitPart(path);
  if (split !== undefined && split.part > 1) {
    throw new ModelLoadError(
      `"${path}" is part ${split.part} of ${split.count} of a split model. Name its first part: "${split.paths[0] ?? ""}".`,
      { path },
    );
  }
  const first = await readGgufHeader(path);
  const parts = [first];
  const paths = partPaths(path, first);
  for (const part of paths.slice(1)) parts.push(await readPart(part, paths.length));
  return summarise(path, paths, parts);
}

function partPaths(path: string, header: GgufFileHeader): readonly string[] {
  const claimed = header.metadata.get("split.count");
  if (typeof claimed !== "number" || claimed <= 1) return [path];
  const split = splitPart(path);
  if (split?.count === claimed) return split.paths;
  throw new ModelLoadError(
    `"${path}" is one of ${claimed} parts of a split model, but its name does not say which. ` +
      `Give all parts their published names (…-00001-of-0000N.gguf) in one folder.`,
    { path },
  );
}

async function readPart(path: string, count: number): Promise<GgufFileHeader> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) {
    throw new ModelLoadError(
      `"${path}" is missing: the model is split into ${count} files. Put all of them into one folder.`,
      { path },
    );
  }
  return readGgufHeader(path);
}
