import { basename, posix } from "node:path";
import yauzl from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { CancelledError, CounterpointError, FetchError, reasonOf } from "../../core/errors.ts";

const MAX_ENTRIES = 10_000;

export interface MemberOptions {
  /** Glob of the member's path below some folder of the wheel; exactly one member must match. */
  readonly member: string;
  /** The member may have at most so many bytes. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

/**
 * The bytes of one member of a wheel (a zip archive), unpacked, piece by piece.
 * @throws FetchError if the wheel is not what the catalogue says; CancelledError after `signal`
 */
export async function* memberBytes(wheel: string, options: MemberOptions): AsyncGenerator<Uint8Array> {
  let archive: ZipFile | undefined;
  try {
    archive = await yauzl.openPromise(wheel, { autoClose: false, lazyEntries: true });
    const source = await archive.openReadStreamPromise(await findMember(archive, wheel, options));
    let passed = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      if (options.signal?.aborted) throw new CancelledError();
      // An archive's own figures prove nothing.
      passed += chunk.length;
      if (passed > options.maxBytes) throw tooLarge(wheel, options);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CounterpointError) throw error;
    throw new FetchError(
      `The package "${basename(wheel)}" cannot be opened: ${reasonOf(error)}.`,
      {},
      { cause: error },
    );
  } finally {
    archive?.close();
  }
}

async function findMember(archive: ZipFile, wheel: string, options: MemberOptions): Promise<Entry> {
  if (archive.entryCount > MAX_ENTRIES) {
    throw unexpected(wheel, `has ${archive.entryCount} members, more than any package of a model`);
  }
  const matching: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    if (posix.matchesGlob(entry.fileName, `**/${options.member}`)) matching.push(entry);
  }
  const [entry] = matching;
  if (entry === undefined || matching.length > 1) {
    throw unexpected(wheel, `has ${matching.length} members ${options.member}; expected one`);
  }
  if (entry.uncompressedSize > options.maxBytes) throw tooLarge(wheel, options);
  return entry;
}

function tooLarge(wheel: string, { member, maxBytes }: MemberOptions): FetchError {
  return unexpected(
    wheel,
    `brings a ${member} of more than the ${maxBytes} bytes that the model still lacks`,
  );
}

function unexpected(wheel: string, what: string): FetchError {
  return new FetchError(`The package "${basename(wheel)}" ${what}. It is not what the catalogue describes.`);
}
