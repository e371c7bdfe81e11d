import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { isMissing } from "../../core/errors.ts";

/**
 * Makes a folder with those above it that are not there. As `mkdir` with `recursive`, which never ends where a file system
 * says of a new folder in one that is there that it does not exist (`/proc`).
 * @param mode permissions of new folders
 * @throws the system's error
 */
export function makeFolders(folder: string, mode = 0o777): void {
  try {
    makeFolder(folder, mode);
  } catch (error) {
    const above = dirname(folder);
    if (!isMissing(error) || above === folder) throw error;
    // Another process may have made it meanwhile.
    if (!existsSync(above)) makeFolders(above, mode);
    makeFolder(folder, mode);
  }
}

function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
