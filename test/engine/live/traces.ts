import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Names of the files of a folder, and of the folders in it, that hold a text. */
export async function filesHolding(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const held = await Promise.all(
    files.map(async ({ parentPath, name }) => (await readFile(join(parentPath, name))).includes(text)),
  );
  return files.flatMap(({ name }, index) => (held[index] === true ? [name] : [])).sort();
}
