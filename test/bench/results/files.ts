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

/** Removes the files of a folder that have this ending, and are not called by one of these names before it. */
export async function removeOthers(folder: string, ending: string, kept: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder).catch(() => []))
    if (file.endsWith(ending) && !kept.has(file.slice(0, -ending.length))) await rm(join(folder, file));
}
