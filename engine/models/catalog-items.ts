import { rm, stat } from "node:fs/promises";
import type { CatalogItem } from "../contract/models.ts";
import { readCatalog } from "./built-in.ts";
import type { CatalogEntry } from "./card.ts";
import { scratchPath } from "./download/packages.ts";
import { findEntry, lockPath, offeredSources } from "./fetch.ts";
import { withLock } from "./fetch-lock.ts";
import { modelsFolder } from "./folder.ts";
import { fetchedPath } from "./list.ts";
import { PartialFile } from "./partial.ts";

/** The models worth having, and how much of each is in the home. Nothing is hashed. */
export async function listCatalog(
  home: string,
  catalog?: readonly CatalogEntry[],
): Promise<readonly CatalogItem[]> {
  return Promise.all((catalog ?? (await readCatalog())).map((entry) => item(entry, home)));
}

/**
 * Throws away what has arrived of a model; a finished file stays.
 * @throws ContractError for an unknown id; FetchError while a running process fetches it
 */
export async function discardArrived(
  id: string,
  home: string,
  catalog?: readonly CatalogEntry[],
): Promise<void> {
  const entry = await findEntry(id, catalog);
  const target = fetchedPath(home, entry);
  if ((await stat(modelsFolder(home)).catch(() => undefined)) === undefined) return;
  await withLock(lockPath(target), async () => {
    await new PartialFile(target, entry.sha256).discard();
    await rm(scratchPath(target), { recursive: true, force: true });
  });
}

async function item(entry: CatalogEntry, home: string): Promise<CatalogItem> {
  const { id, name, published, license, parameters, quantization, bytes, sha256, notes } = entry;
  const target = fetchedPath(home, entry);
  const sources = await offeredSources(entry, target);
  const found = await stat(target).catch(() => undefined);
  const isPresent = found?.isFile() === true && found.size === bytes;
  const arrived = isPresent ? bytes : Math.max(...sources.map((source) => source.arrived));
  const state = isPresent ? "present" : arrived > 0 ? "partial" : "absent";
  return {
    id,
    name,
    published,
    license,
    parameters,
    quantization,
    bytes,
    sha256,
    notes,
    sources,
    state,
    arrived,
  };
}
