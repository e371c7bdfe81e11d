import { readFile, writeFile } from "node:fs/promises";

/** Finished sections by their names. */
export type Sections = Record<string, object>;

interface Kept {
  /** What the sections were measured with; figures of other settings do not go together. */
  readonly settings: string;
  readonly sections: Sections;
}

/**
 * What an earlier run has left in a file; nothing if there is none.
 * @throws Error if the file's figures were measured with other settings
 */
export async function readKept(path: string, settings: object): Promise<Sections> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return {};
  // Only this module writes the file.
  const kept = JSON.parse(text) as Kept;
  if (kept.settings !== JSON.stringify(settings)) {
    throw new Error(
      `${path} was measured with ${kept.settings}, not ${JSON.stringify(settings)}; delete it.`,
    );
  }
  return kept.sections;
}

export async function writeKept(path: string, settings: object, sections: Sections): Promise<void> {
  const kept: Kept = { settings: JSON.stringify(settings), sections };
  await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`);
}
