import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { StorageError } from "../../core/errors.ts";
import { ANOTHER_HOME } from "../storage/next-step.ts";
import { makePrivateFolder, requirePrivateFolder } from "./private-folder.ts";
import { newSecret } from "./secret.ts";

/** Bytes that a socket's path may have on every system; macOS allows 104, Linux 108. */
const MAX_PATH_BYTES = 100;
const PIPES = "\\\\.\\pipe\\counterpoint-";

/**
 * Where a home's door is opened: a socket in a folder that only the person can open, in the home or, if its path is too
 * long or its file system knows no permissions, in the folder for temporary files. On Windows a pipe that nobody can
 * foresee the name of.
 * @throws StorageError if there is no such place
 */
export async function chooseDoorAddress(home: string, platform = process.platform): Promise<string> {
  if (platform === "win32") return `${PIPES}${newSecret()}`;
  const name = createHash("sha256").update(home).digest("hex").slice(0, 16);
  for (const folder of [join(home, "door"), join(tmpdir(), `counterpoint-${name}`)]) {
    const address = join(folder, "engine.sock");
    if (Buffer.byteLength(address) <= MAX_PATH_BYTES && (await makePrivateFolder(folder))) return address;
  }
  throw new StorageError(
    `Neither "${home}" nor "${tmpdir()}" has room for a folder that only you can open and whose path is short enough. ` +
      `Choose ${ANOTHER_HOME}.`,
    { home },
  );
}

/**
 * Makes sure that nobody but the person can have opened a door there.
 * @throws StorageError if somebody else could; the system's error if there is no such place
 */
export async function requireOwnDoor(address: string, platform = process.platform): Promise<void> {
  if (platform !== "win32") return requirePrivateFolder(dirname(address));
  if (!address.startsWith(PIPES))
    throw new StorageError(`"${address.slice(0, 100)}" is no pipe of Counterpoint's.`, { address });
}
