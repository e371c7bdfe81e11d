import { constants, enableCompileCache } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * What a command loads is compiled once: the second start takes a third of the time. Node's own place for it is the
 * machine's temporary folder, where another user could have put code for this person to run.
 * @param folder where it is kept; if this person cannot write there, in the cache of their own home
 */
export function keepCompiled(folder: string): void {
  const { status } = enableCompileCache(folder);
  if (status === constants.compileCacheStatus.FAILED)
    enableCompileCache(join(homedir(), ".cache", "counterpoint"));
}
