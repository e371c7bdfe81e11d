import { join } from "node:path";
import type { RunManifest } from "../../../core/events.ts";
import { sha256Of } from "../../../engine/models/hash.ts";
import type { WantedRun } from "./wanted.ts";

/**
 * Data files that are not the ones on which kept runs were made: other questions, or the same in another order, so that the
 * first of them are others.
 * @param folder of the data files; one that is not there is left out
 * @returns their names without the folder
 */
export async function otherData(
  kept: ReadonlyMap<Pick<WantedRun, "file">, { readonly manifest: Pick<RunManifest, "data"> }>,
  folder: string,
): Promise<readonly string[]> {
  const known = Map.groupBy(kept, ([{ file }]) => file);
  const others: string[] = [];
  for (const [file, runs] of known) {
    const sha256 = await sha256Of([join(folder, file)]).catch(() => null);
    if (sha256 === null) continue;
    if (!runs.some(([, { manifest }]) => manifest.data?.sha256 === sha256)) others.push(file);
  }
  return others;
}
