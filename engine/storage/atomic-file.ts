import { randomBytes } from "node:crypto";
import { open, readlink, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isMissing } from "../../core/errors.ts";
import { makeFolders } from "./folders.ts";

/** What is written; a text of any length comes in parts. */
type Content = string | Uint8Array | Iterable<string>;

/**
 * Writes a file that its owner alone may read, so that a reader sees either the old or the new content, also after a
 * power cut. Folders are made, for the owner alone too.
 * @throws the system's error
 */
export async function writeFileAtomically(path: string, content: Content): Promise<void> {
  makeFolders(dirname(path), 0o700);
  await replaceFile(path, content, 0o600);
}

/**
 * Writes a file that a person named, as whole as `writeFileAtomically` does, with the permissions of their other files.
 * One that is there keeps its own; where it is a link, what that leads to is replaced.
 * @throws the system's error
 */
export async function writeNamedFile(path: string, content: Content): Promise<void> {
  const there = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (there === undefined) {
    const target = await readlink(path).then(
      (to) => resolve(dirname(path), to),
      () => path,
    );
    makeFolders(dirname(target));
    await replaceFile(target, content, 0o666);
  } else if (there.isFile()) {
    await replaceFile(await realpath(path), content, 0o666, there.mode & 0o777);
  } else {
    // A pipe or a device is written to, never replaced.
    await writeFile(path, content);
  }
}

/**
 * @param mode its permissions, as far as the system lets this person's files have them
 * @param kept those that it has in any case
 */
async function replaceFile(path: string, content: Content, mode: number, kept?: number): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const file = await open(temporary, "wx", mode);
    try {
      if (kept !== undefined) await file.chmod(kept);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
