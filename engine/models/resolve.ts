import { stat } from "node:fs/promises";
import { basename, isAbsolute, resolve } from "node:path";
import { ContractError, ModelLoadError } from "../../core/errors.ts";
import type { PromptSetName } from "../../core/model.ts";
import { nearestNames } from "../../core/nearest.ts";
import { inspectGguf } from "../../native/llama/gguf.ts";
import type { GgufSummary } from "../../native/llama/gguf.ts";
import { withPersonalFolder } from "../contract/personal-folder.ts";
import { offered } from "../offered.ts";
import { PRACTICE, practiceCard, practicePath, readCatalog } from "./built-in.ts";
import type { CatalogEntry, ModelCard } from "./card.ts";
import { rememberedSha256 } from "./hash.ts";
import { fetchedPath, listModels } from "./list.ts";
import type { LookupOptions, ModelOrigin } from "./list.ts";
import { surroundings } from "./places.ts";
import type { Surroundings } from "./places.ts";

/** A model file that is there and whole, and how to talk to it. */
export interface ModelFile {
  /** For a split model, its first part. */
  readonly path: string;
  readonly name: string;
  /** In hexadecimal; of all parts as if they were one file. */
  readonly sha256: string;
  readonly bytes: number;
  readonly prompts: PromptSetName;
  readonly origin: ModelOrigin;
  /** Prompt and reply together, where the model's card says how many it is good for. */
  readonly contextTokens?: number;
  /** Samples leave out tokens less probable than this share of the most probable one, where the model's card says so. */
  readonly minP?: number;
}

/** What `models inspect` shows. */
export interface ModelInspection {
  readonly file: ModelFile;
  readonly summary: GgufSummary;
  /** If the file is one that the project knows, whatever it is called here. */
  readonly card: ModelCard | undefined;
}

/**
 * Finds the model that a reference means.
 * @param reference `practice`, a whole path or one that begins with `~`, a catalogue id, or a name from `listModels`
 * @param home folder in which fetched models and the list of added ones are kept
 * @throws ContractError if nothing has this name; ModelLoadError if its file is absent, damaged or not as published;
 *   CancelledError
 */
export async function resolveModel(
  reference: string,
  home: string,
  options?: LookupOptions,
): Promise<ModelFile> {
  return (await inspectModel(reference, home, options)).file;
}

/** As `resolveModel`, with what the file says of itself and what the project knows of it. */
export async function inspectModel(
  reference: string,
  home: string,
  options: LookupOptions = {},
): Promise<ModelInspection> {
  const lookup = await lookupOf(options);
  const { catalog, surroundings: around } = lookup;
  const { path, name, origin, published } = await locate(reference, home, lookup);
  const summary = await inspectGguf(path);
  const sha256 = await rememberedSha256(summary.paths, home, options.signal);
  if (published !== undefined && published.sha256 !== sha256)
    throw notAsPublished(path, published, sha256, offered(`models fetch ${published.id}`, home, around));
  const cards: readonly ModelCard[] = [await practiceCard(), ...catalog];
  const card = published ?? cards.find((known) => known.sha256 === sha256);
  const prompts = card?.prompts ?? "standard";
  const context = card?.contextTokens === undefined ? {} : { contextTokens: card.contextTokens };
  const sampling = card?.minP === undefined ? {} : { minP: card.minP };
  const file = { path, name, sha256, bytes: summary.bytes, prompts, origin, ...context, ...sampling };
  return { file, summary, card };
}

/**
 * Where the file lies that a reference means; it is not opened.
 * @throws ContractError if nothing has this name; ModelLoadError if it was not fetched yet
 */
export async function locateModel(reference: string, home: string): Promise<string> {
  return (await locate(reference, home, await lookupOf({}))).path;
}

interface Located {
  readonly path: string;
  readonly name: string;
  readonly origin: ModelOrigin;
  /** The card that the file must agree with. */
  readonly published?: ModelCard;
}

type Lookup = LookupOptions & {
  readonly catalog: readonly CatalogEntry[];
  readonly surroundings: Surroundings;
};

async function lookupOf(options: LookupOptions): Promise<Lookup> {
  const { catalog = await readCatalog(), surroundings: around = surroundings() } = options;
  return { ...options, catalog, surroundings: around };
}

async function locate(reference: string, home: string, lookup: Lookup): Promise<Located> {
  if (reference === PRACTICE) {
    return { path: practicePath(), name: PRACTICE, origin: "built-in", published: await practiceCard() };
  }
  const entry = lookup.catalog.find(({ id }) => id === reference);
  if (entry !== undefined) return locateFetched(entry, home, lookup.surroundings);
  const named = withPersonalFolder(reference, lookup.surroundings.homedir);
  if (isAbsolute(named)) {
    const path = resolve(named);
    return { path, name: basename(path).replace(/\.gguf$/i, ""), origin: "path" };
  }
  const models = await listModels(home, lookup);
  const listed = models.find(({ name }) => name === reference);
  if (listed !== undefined) return listed;
  if (/[/\\]|\.gguf$/i.test(reference)) throw noFile(reference);
  const names = [...models.map(({ name }) => name), ...lookup.catalog.map(({ id }) => id)];
  throw unknown(reference, names, offered("models list", home, lookup.surroundings));
}

async function locateFetched(entry: CatalogEntry, home: string, around: Surroundings): Promise<Located> {
  const path = fetchedPath(home, entry);
  if (await isFile(path)) return { path, name: entry.id, origin: "fetched", published: entry };
  throw new ModelLoadError(
    `"${entry.id}" was not fetched yet. Fetch it with: ${offered(`models fetch ${entry.id}`, home, around)}`,
    { model: entry.id },
  );
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

/** Of a path that is not whole: from which folder it goes out is not known here. */
function noFile(path: string): ModelLoadError {
  return new ModelLoadError(
    `There is no file "${path}". Check the path, or write the whole one, from the root.`,
    { path },
  );
}

function unknown(reference: string, names: readonly string[], listing: string): ContractError {
  const near = nearestNames(reference, [...new Set(names)]).slice(0, 3);
  const hint =
    near.length > 0
      ? `Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`
      : `A path to a .gguf file can be used, or a model that this lists: ${listing}`;
  return new ContractError(`There is no model "${reference}". ${hint}`, { model: reference, near });
}

function notAsPublished(path: string, card: ModelCard, sha256: string, fetching: string): ModelLoadError {
  const repair = card.id === PRACTICE ? "Install Counterpoint again" : `Delete it and run: ${fetching}`;
  return new ModelLoadError(
    `"${path}" is not the published file: its SHA-256 is ${sha256}, expected ${card.sha256}. ${repair}.`,
    { path, expected: card.sha256, found: sha256 },
  );
}
