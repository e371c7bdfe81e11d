import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { PRACTICE, readCatalog } from "../../engine/models/built-in.ts";

/**
 * A reference to a model as an engine finds it, which knows no working folder (resolveModel): a path only if it is no name of
 * ours and there is such a file, and whole then.
 */
export async function ownModel(reference: string): Promise<string> {
  if (reference === PRACTICE || (await readCatalog()).some(({ id }) => id === reference)) return reference;
  const path = resolve(withPersonalFolder(reference));
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? path : reference;
}
