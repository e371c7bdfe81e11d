import { readdir, realpath, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { splitPart } from "../../native/llama/gguf-split.ts";

const MAX_DEPTH = 6;

/** A model file found on disk. */
export interface FoundFile {
  /** Name without `.gguf`. */
  readonly name: string;
  readonly path: string;
  /** Of all parts, for a split model. */
  readonly bytes: number;
}

/** How much a search may still look at; shared by all places so that the whole is bounded. */
export interface SearchBudget {
  entries: number;
  files: number;
}

/**
 * The GGUF models below a folder, in order of path: not deeper than six folders, without following links to folders,
 * a split model once, image projectors left out. What cannot be read is passed over.
 * @param enter whether to look into a folder, from its name and depth (0 for those in `root`)
 */
export async function findGgufs(
  root: string,
  budget: SearchBudget,
  enter: (name: string, depth: number) => boolean = () => true,
): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const seen = new Set<string>();
  const visit = async (folder: string, depth: number): Promise<void> => {
    for (const entry of await entriesOf(folder)) {
      if (budget.entries-- <= 0 || budget.files <= 0) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (depth < MAX_DEPTH && enter(entry.name, depth)) await visit(path, depth + 1);
      } else if (isModelName(entry.name)) {
        const file = await describe(path, seen);
        if (file !== undefined) {
          budget.files--;
          found.push(file);
        }
      }
    }
  };
  await visit(root, 0);
  return found;
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.sort((left, right) => (left.name < right.name ? -1 : 1));
}

function isModelName(name: string): boolean {
  return /\.gguf$/i.test(name) && !/mmproj/i.test(name) && (splitPart(name)?.part ?? 1) === 1;
}

/** A cache may hold one file under several names; the first is enough. */
async function describe(path: string, seen: Set<string>): Promise<FoundFile | undefined> {
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || seen.has(real)) return undefined;
  const bytes = await bytesOf(path);
  if (bytes === undefined) return undefined;
  seen.add(real);
  return { name: basename(path).replace(/\.gguf$/i, ""), path, bytes };
}

/** Length of a model's file, or of all its parts that are there; undefined if it is no file. */
export async function bytesOf(path: string): Promise<number | undefined> {
  let total: number | undefined;
  for (const part of splitPart(path)?.paths ?? [path]) {
    const found = await stat(part).catch(() => undefined);
    if (found?.isFile() !== true) break;
    total = (total ?? 0) + found.size;
  }
  return total;
}
