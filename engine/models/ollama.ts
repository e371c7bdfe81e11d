import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import type { FoundFile, SearchBudget } from "./scan.ts";

const MAX_MANIFEST_BYTES = 1 << 20;
const MODEL_LAYER = "application/vnd.ollama.image.model";
/** manifests/HOST/NAMESPACE/NAME/TAG */
const MANIFEST_DEPTH = 4;

const manifest = z.object({
  layers: z.array(z.object({ mediaType: z.string(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) })),
});

/** The models of an Ollama folder, named as Ollama names them; what cannot be read is passed over. */
export async function findOllamaModels(root: string, budget: SearchBudget): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      if (budget.entries-- <= 0 || budget.files <= 0) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth < MANIFEST_DEPTH) await visit(path, depth + 1);
      else if (entry.isFile() && depth === MANIFEST_DEPTH - 1) {
        const file = await readModel(root, path);
        if (file === undefined) continue;
        budget.files--;
        found.push(file);
      }
    }
  };
  await visit(join(root, "manifests"), 0);
  return found;
}

async function readModel(root: string, path: string): Promise<FoundFile | undefined> {
  try {
    if ((await stat(path)).size > MAX_MANIFEST_BYTES) return undefined;
    const { layers } = manifest.parse(JSON.parse(await readFile(path, "utf8")));
    const digest = layers.find((layer) => layer.mediaType === MODEL_LAYER)?.digest;
    if (digest === undefined) return undefined;
    const blob = join(root, "blobs", digest.replace(":", "-"));
    return { name: nameOf(root, path), path: blob, bytes: (await stat(blob)).size };
  } catch {
    return undefined;
  }
}

/** Ollama leaves out its own registry and its own namespace there. */
function nameOf(root: string, path: string): string {
  const [host = "", namespace = "", name = "", tag = ""] = relative(join(root, "manifests"), path).split(sep);
  const model = `${name}:${tag}`;
  if (host !== "registry.ollama.ai") return `${host}/${namespace}/${model}`;
  return namespace === "library" ? model : `${namespace}/${model}`;
}
