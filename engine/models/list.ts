import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "../settings/file.ts";
import { readAdded } from "./added-file.ts";
import { PRACTICE, practiceCard, practicePath, readCatalog } from "./built-in.ts";
import type { CatalogEntry } from "./card.ts";
import { modelsFolder } from "./folder.ts";
import { findOllamaModels } from "./ollama.ts";
import { modelPlaces, surroundings } from "./places.ts";
import type { ModelPlace, ModelTool, Surroundings } from "./places.ts";
import { bytesOf, findGgufs } from "./scan.ts";
import type { FoundFile, SearchBudget } from "./scan.ts";

const MAX_ENTRIES = 20_000;
const MAX_FILES = 500;

/** Where a model comes from: `folder` is one that the person chose, `path` a file that was named directly. */
export type ModelOrigin = "built-in" | "fetched" | "added" | "folder" | "path" | ModelTool;

export interface ModelListing {
  /** The reference by which the model is used; no two in a list are equal. */
  readonly name: string;
  readonly path: string;
  /** null if the file is no longer there. */
  readonly bytes: number | null;
  readonly origin: ModelOrigin;
}

/** Where to look; the machine's own surroundings, the home's settings and the project's catalogue unless given. */
export interface LookupOptions {
  /** Folders that the person chose. */
  readonly folders?: readonly string[];
  readonly surroundings?: Surroundings;
  readonly catalog?: readonly CatalogEntry[];
  readonly signal?: AbortSignal;
}

/**
 * All models that can be used by name: the built-in one, fetched and added ones, those that other tools keep on
 * this disk, and those in folders that the person chose. Nothing is opened or hashed; the search is bounded in depth and
 * number.
 * @throws StorageError if the list of added models is damaged, or it or the settings cannot be read
 */
export async function listModels(
  home: string,
  options: LookupOptions = {},
): Promise<readonly ModelListing[]> {
  const catalog = options.catalog ?? (await readCatalog());
  const known: ModelListing[] = [
    { name: PRACTICE, path: practicePath(), bytes: (await practiceCard()).bytes, origin: "built-in" },
    ...(await fetched(home, catalog)),
    ...(await added(home)),
  ];
  const budget: SearchBudget = { entries: MAX_ENTRIES, files: MAX_FILES };
  for (const place of await modelPlaces(options.surroundings ?? surroundings())) {
    for (const file of await findIn(place, budget)) known.push({ ...file, origin: place.tool });
  }
  // Last, so that choosing a folder gives no other model another name.
  for (const folder of options.folders ?? (await chosenFolders(home))) {
    for (const file of await findChosen(folder, budget)) known.push({ ...file, origin: "folder" });
  }
  return withDistinctNames(withoutRepeats(known), new Set(catalog.map(({ id }) => id)));
}

/** The models of a folder that may also be one in Ollama's form. */
async function findChosen(folder: string, budget: SearchBudget): Promise<readonly FoundFile[]> {
  return [...(await findGgufs(folder, budget)), ...(await findOllamaModels(folder, budget))];
}

async function chosenFolders(home: string): Promise<readonly string[]> {
  return (await readSettings(home)).settings.modelFolders;
}

/** Where a fetched model of the catalogue lies. */
export function fetchedPath(home: string, entry: CatalogEntry): string {
  return join(modelsFolder(home), entry.file);
}

async function fetched(home: string, catalog: readonly CatalogEntry[]): Promise<readonly ModelListing[]> {
  const listings = catalog.map(async (entry): Promise<readonly ModelListing[]> => {
    const path = fetchedPath(home, entry);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() === true ? [{ name: entry.id, path, bytes: found.size, origin: "fetched" }] : [];
  });
  return (await Promise.all(listings)).flat();
}

async function added(home: string): Promise<readonly ModelListing[]> {
  const models = await readAdded(home);
  return Promise.all(
    models.map(async ({ name, path }) => ({
      name,
      path,
      bytes: (await bytesOf(path)) ?? null,
      origin: "added" as const,
    })),
  );
}

async function findIn(place: ModelPlace, budget: SearchBudget): Promise<readonly FoundFile[]> {
  switch (place.tool) {
    case "ollama":
      return findOllamaModels(place.folder, budget);
    case "hugging-face":
      return findGgufs(place.folder, budget, isSnapshotFolder);
    case "lm-studio":
    case "llama.cpp":
      return findGgufs(place.folder, budget);
  }
}

/** The hub cache keeps a model's files under models--OWNER--NAME/snapshots/COMMIT. */
function isSnapshotFolder(name: string, depth: number): boolean {
  if (depth === 0) return name.startsWith("models--");
  return depth > 1 || name === "snapshots";
}

/** A chosen folder may be that of a tool, or lie in another one. */
function withoutRepeats(listings: readonly ModelListing[]): readonly ModelListing[] {
  const seen = new Set<string>();
  return listings.filter(({ path, origin }) => {
    const isRepeat = origin === "folder" && seen.has(path);
    if (origin !== "added") seen.add(path);
    return !isRepeat;
  });
}

/** @param reserved ids of the catalogue: such a reference always means the model that is fetched from there */
function withDistinctNames(
  listings: readonly ModelListing[],
  reserved: ReadonlySet<string>,
): readonly ModelListing[] {
  const taken = new Set<string>();
  return listings.map((listing) => {
    const isFree = (wanted: string): boolean =>
      !taken.has(wanted) && (listing.origin === "fetched" || !reserved.has(wanted));
    let name = listing.name;
    for (let count = 1; !isFree(name); count++) {
      name = `${listing.name}@${listing.origin}${count === 1 ? "" : `-${count}`}`;
    }
    taken.add(name);
    return { ...listing, name };
  });
}
