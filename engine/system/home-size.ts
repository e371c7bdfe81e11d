import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { HomeSize } from "../contract/system.ts";

const MAX_ENTRIES = 100_000;
const MAX_DEPTH = 12;

/**
 * Adds up the lengths of a home's files. Links are not followed, what cannot be read counts nothing, and of a folder
 * with very many files only the first are counted.
 * @param home null: nothing is kept
 */
export async function homeSize(home: string | null): Promise<HomeSize> {
  const bytes = { runs: 0, models: 0, other: 0 };
  let entries = 0;
  const visit = async (folder: string, depth: number, part: keyof typeof bytes | null): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      if (++entries > MAX_ENTRIES) return;
      const path = join(folder, entry.name);
      const partOfEntry = part ?? partOf(entry.name);
      if (entry.isDirectory() && depth < MAX_DEPTH) await visit(path, depth + 1, partOfEntry);
      else if (entry.isFile()) bytes[partOfEntry] += await lengthOf(path);
    }
  };
  if (home !== null) await visit(home, 0, null);
  return { ...bytes, total: bytes.runs + bytes.models + bytes.other };
}

/** By the name of what lies directly in the home. */
function partOf(name: string): "runs" | "models" | "other" {
  if (/^counterpoint\.db(-wal|-shm|-journal)?$/.test(name)) return "runs";
  return name === "models" ? "models" : "other";
}

async function lengthOf(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined);
  return found?.size ?? 0;
}
