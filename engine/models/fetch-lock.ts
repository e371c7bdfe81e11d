import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { errorCode, FetchError, isMissing } from "../../core/errors.ts";
import { THIS_PROCESS, isAlive } from "../storage/liveness.ts";

/**
 * Does something that only one process at a time may do with a file.
 * @param path of the lock file; one left behind by a dead process does not count
 * @throws FetchError if a running process holds it
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  if (!(await take(path))) {
    await removeStale(path);
    if (!(await take(path))) throw justBegun();
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

const MARK = JSON.stringify(THIS_PROCESS);
/** Within this time of its creation a lock gets its mark, where it does not appear with it. */
const MARKED_WITHIN_MS = 10_000;

/** The lock appears with its mark in it, where that can be: of an empty one nobody knows who holds it. */
async function take(path: string): Promise<boolean> {
  const mark = besides(path);
  try {
    await writeFile(mark, MARK);
    await link(mark, path);
    return true;
  } catch (error) {
    // Not every file system has hard links.
    return errorCode(error) !== "EEXIST" && (await writeNew(path));
  } finally {
    await rm(mark, { force: true });
  }
}

async function writeNew(path: string): Promise<boolean> {
  try {
    await writeFile(path, MARK, { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a lock that a dead process left behind. Another process may do the same and take the lock meanwhile, so it is
 * moved away first, and put back if it is not the one that was read.
 * @throws FetchError if a running process holds it
 */
async function removeStale(path: string): Promise<void> {
  const seen = await contentOf(path);
  const holder = holderIn(seen);
  if (holder !== undefined && isAlive(holder)) {
    throw new FetchError(`Another process (${holder.pid}) is fetching this model. Wait for it, or stop it.`, {
      pid: holder.pid,
    });
  }
  if (seen === "" && (await isNew(path))) throw justBegun();
  const moved = besides(path);
  try {
    await rename(path, moved);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if ((await contentOf(moved)) === seen) {
    await rm(moved, { force: true });
  } else {
    await rename(moved, path);
    throw justBegun();
  }
}

function justBegun(): FetchError {
  return new FetchError("Another process has just begun to fetch this model. Wait for it, or stop it.");
}

async function isNew(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Math.abs(Date.now() - facts.mtimeMs) < MARKED_WITHIN_MS;
}

/** A name beside the lock that nothing else has. */
function besides(path: string): string {
  return `${path}.${randomBytes(6).toString("hex")}.tmp`;
}

async function contentOf(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

function holderIn(content: string): typeof THIS_PROCESS | undefined {
  try {
    const { pid, started } = JSON.parse(content) as Record<string, unknown>;
    return typeof pid === "number" && typeof started === "number" ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
