import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";

/** Our configuration; files that are written elsewhere have the same form. */
const STYLE_OF = import.meta.filename;

/** Writes Markdown, JSON or TypeScript in the project's form. Folders are made. */
export async function writeFormatted(path: string, text: string): Promise<void> {
  const style = await resolveConfig(STYLE_OF);
  await writeText(path, await format(text, { ...style, filepath: path }));
}

/** Writes a text as it is. Folders are made. */
export async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The text of a file, or else this one. */
export async function textOr(path: string, otherwise: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return otherwise;
    throw error;
  }
}

/** Removes the JSON files of a folder that are not among these names. */
export async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name.endsWith(".json") && !kept.has(name)) await rm(join(folder, name));
}
