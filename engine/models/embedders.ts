import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";
import { inspectEmbedderFolder } from "../../native/onnx/inspect.ts";
import type { EmbeddingModelListing } from "../contract/models.ts";
import { embedderFolder } from "./built-in.ts";
import { huggingFaceCache, surroundings } from "./places.ts";
import type { Surroundings } from "./places.ts";
import type { SearchBudget } from "./scan.ts";

const MAX_ENTRIES = 20_000;
const MAX_FOUND = 100;
const MAX_DEPTH = 6;
const MAX_CONFIG_BYTES = 1 << 20;

/** Files that sentence-transformers puts beside a model, and nobody else. */
const SENTENCE_FILES = ["modules.json", "1_Pooling", "sentence_bert_config.json"];

export interface EmbedderLookup {
  /** Folders that the person chose. */
  readonly folders: readonly string[];
  readonly surroundings?: Surroundings;
}

/**
 * The embedding models that can be used: the built-in one, then those in the Hugging Face cache and in chosen folders.
 * Vocabularies and networks are not read; the search is bounded in depth and number.
 */
export async function listEmbedders(lookup: EmbedderLookup): Promise<readonly EmbeddingModelListing[]> {
  const cache = huggingFaceCache(lookup.surroundings ?? surroundings());
  const budget: SearchBudget = { entries: MAX_ENTRIES, files: MAX_FOUND };
  const listings = [await describe(embedderFolder(), "built-in")];
  const seen = new Set<string>();
  for (const root of [cache, ...lookup.folders]) {
    for (const folder of await findEmbedderFolders(root, budget)) {
      const real = await realpath(join(folder, "config.json")).catch(() => folder);
      if (seen.has(real)) continue;
      seen.add(real);
      listings.push(await describe(folder, "found", hubName(cache, folder)));
    }
  }
  return listings;
}

async function describe(
  folder: string,
  origin: EmbeddingModelListing["origin"],
  hub?: string,
): Promise<EmbeddingModelListing> {
  const { name, ...facts } = await inspectEmbedderFolder(folder);
  return { name: hub ?? name, path: folder, origin, ...facts };
}

/** Owner and name of a model in the hub's cache, where its folder is called after a commit. */
function hubName(cache: string, folder: string): string | undefined {
  const [, owner, name] = /^models--(.+?)--([^/\\]+)[/\\]snapshots[/\\]/.exec(relative(cache, folder)) ?? [];
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}

/** The folders below `root`, or itself, that look like an embedding model in ONNX form. */
async function findEmbedderFolders(root: string, budget: SearchBudget): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    budget.entries -= entries.length;
    if (budget.entries < 0 || budget.files <= 0) return;
    const names = new Set(entries.map(({ name }) => name));
    if (await isEmbedderFolder(folder, names)) {
      budget.files--;
      found.push(folder);
      return;
    }
    for (const name of entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()) {
      if (depth < MAX_DEPTH && name !== "blobs") await visit(join(folder, name), depth + 1);
    }
  };
  await visit(root, 0);
  return found;
}

async function isEmbedderFolder(folder: string, names: ReadonlySet<string>): Promise<boolean> {
  if (!["onnx", "tokenizer.json", "config.json"].every((name) => names.has(name))) return false;
  const networks = await readdir(join(folder, "onnx")).catch(() => []);
  if (!networks.some((name) => /^model.*\.onnx$/.test(name))) return false;
  return (
    SENTENCE_FILES.some((name) => names.has(name)) || (await isPlainEncoder(join(folder, "config.json")))
  );
}

const architectures = z.object({ architectures: z.array(z.string()).min(1) });

/** `BertModel` ends in vectors; `BertForSequenceClassification` and its like in something else. */
async function isPlainEncoder(configFile: string): Promise<boolean> {
  try {
    const facts = await stat(configFile);
    if (!facts.isFile() || facts.size > MAX_CONFIG_BYTES) return false;
    const config = architectures.parse(JSON.parse(await readFile(configFile, "utf8")));
    return config.architectures.every((name) => name.endsWith("Model") && !name.includes("LMHead"));
  } catch {
    return false;
  }
}
