import { lstat, mkdir, rmdir } from "node:fs/promises";
import process from "node:process";
import { errorCode, StorageError } from "../../core/errors.ts";

/**
 * Makes a folder that only this person can open, or makes sure that the one which is there is of that kind.
 * @returns false where the file system knows no permissions, so that there can be none
 * @throws StorageError if somebody else could have put it there or can open it; the system's error
 */
export async function makePrivateFolder(folder: string): Promise<boolean> {
  if (!(await make(folder))) {
    await requirePrivateFolder(folder);
    return true;
  }
  if ((await problemOf(folder)) === null) return true;
  await rmdir(folder);
  return false;
}

/** @throws StorageError if a folder is not this person's alone; the system's error if it is not there */
export async function requirePrivateFolder(folder: string): Promise<void> {
  const problem = await problemOf(folder);
  if (problem === null) return;
  throw new StorageError(
    `The folder "${folder}" ${problem}, so what is said in it would not stay between your own processes. ` +
      `Remove it, then try again.`,
    { folder },
  );
}

/** @returns false if something has that name already */
async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

async function problemOf(folder: string): Promise<string | null> {
  const found = await lstat(folder);
  if (!found.isDirectory()) return found.isSymbolicLink() ? "is a link" : "is no folder";
  if (found.uid !== process.getuid?.()) return "belongs to somebody else";
  const mode = found.mode & 0o777;
  return (mode & 0o077) === 0 ? null : `can be opened by others (its mode is ${mode.toString(8)})`;
}
