import { readFile, rm, writeFile } from "node:fs/promises";
import { errorCode, FetchError } from "../../core/errors.ts";
import { THIS_PROCESS, isAlive } from "../storage/liveness.ts";

/**
 * Does something that only one process at a time may do with a file.
 * @param path of the lock file; one left behind by a dead process does not count
 * @throws FetchError if a running process holds it
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  if (!(await take(path))) {
    const holder = await holderOf(path);
    if (holder !== undefined && isAlive(holder)) {
      throw new FetchError(
        `Another process (${holder.pid}) is fetching this model. Wait for it, or stop it.`,
        {
          pid: holder.pid,
        },
      );
    }
    await rm(path, { force: true });
    if (!(await take(path))) throw new FetchError("Another process has just begun to fetch this model.");
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(THIS_PROCESS), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

async function holderOf(path: string): Promise<typeof THIS_PROCESS | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, "utf8"));
    const { pid, started } = holder as Record<string, unknown>;
    return typeof pid === "number" && typeof started === "number" ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
