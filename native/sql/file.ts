import { createHash } from "node:crypto";
import { open, stat, type FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import { throwIfCancelled } from "../../core/cancel.ts";
import { DatabaseError, errorCode, reasonOf } from "../../core/errors.ts";
import { bytesInWords } from "../../core/figure-words.ts";

/** A file on this disk, or what was handed over instead of one. */
export type DatabaseSource = string | { readonly name: string; readonly bytes: Uint8Array };

/** A database's file in memory. */
export interface DatabaseFile {
  /** Its name without its folder. */
  readonly name: string;
  /** Ready for a thread to open; for a database in WAL mode, two bytes of its header differ from the file's. */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Of the file as it is. */
  readonly sha256: string;
  /** What a person should know of it, in words. */
  readonly notes: readonly string[];
}

const CHUNK = 16_000_000;

/**
 * Reads a database's file.
 * @throws DatabaseError if it is missing, no file, too large, changing, or no SQLite database; CancelledError
 */
export async function readDatabaseFile(
  source: DatabaseSource,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<DatabaseFile> {
  const { name, bytes } =
    typeof source === "string" ? await readFromDisk(source, maxBytes, signal) : copied(source, maxBytes);
  checkHeader(name, bytes);
  const sha256 = await hashOf(bytes, signal);
  leaveWalMode(bytes);
  return { name, bytes, sha256, notes: typeof source === "string" ? await notesOn(source) : [] };
}

type Content = Pick<DatabaseFile, "name" | "bytes">;

async function readFromDisk(path: string, maxBytes: number, signal?: AbortSignal): Promise<Content> {
  const name = basename(path);
  const facts = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!facts.isFile()) {
    const what = facts.isDirectory() ? "a folder" : "no ordinary file";
    throw new DatabaseError(`${path} is ${what}. Choose a database file, such as NAME.sqlite.`, { path });
  }
  checkSize(name, facts.size, maxBytes);
  const file = await open(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(facts.size));
    await readWhole(file, bytes, path, signal);
    return { name, bytes };
  } finally {
    await file.close();
  }
}

function unreadable(path: string, error: unknown): DatabaseError {
  const message =
    errorCode(error) === "ENOENT"
      ? `There is no file ${path}. Check its name and folder.`
      : `The file ${path} cannot be read: ${reasonOf(error)}.`;
  return new DatabaseError(message, { path }, { cause: error });
}

async function readWhole(
  file: FileHandle,
  bytes: Uint8Array,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let from = 0; from < bytes.length;) {
    throwIfCancelled(signal);
    const { bytesRead } = await file.read(bytes, from, Math.min(CHUNK, bytes.length - from), from);
    if (bytesRead === 0) {
      throw new DatabaseError(
        `${path} became shorter while it was read. Close the program that writes to it, and try again.`,
        { path },
      );
    }
    from += bytesRead;
  }
}

function copied({ name, bytes }: Exclude<DatabaseSource, string>, maxBytes: number): Content {
  checkSize(name, bytes.length, maxBytes);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return { name, bytes: shared };
}

function checkSize(name: string, size: number, maxBytes: number): void {
  if (size <= maxBytes) return;
  throw new DatabaseError(
    `The database ${name} has ${bytesInWords(size)}; at most ${bytesInWords(maxBytes)} can be opened, since queries run on ` +
      "a copy in memory. Use a smaller one.",
    { database: name, bytes: size },
  );
}

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;

function checkHeader(name: string, bytes: Uint8Array): void {
  const begins = Buffer.from(bytes.subarray(0, MAGIC.length)).toString("latin1");
  if (bytes.length >= HEADER_BYTES && begins === MAGIC) return;
  throw new DatabaseError(
    bytes.length === 0
      ? `The file ${name} is empty. Choose a SQLite database.`
      : `The file ${name} is no SQLite database, or it is encrypted: it does not begin with “SQLite format 3”.`,
    { database: name },
  );
}

/** In chunks, so that this thread can do other things in between. */
async function hashOf(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  for (let from = 0; from < bytes.length; from += CHUNK) {
    hash.update(bytes.subarray(from, from + CHUNK));
    await new Promise((resolve) => setImmediate(resolve));
    throwIfCancelled(signal);
  }
  return hash.digest("hex");
}

/** The header's version numbers for writing and reading: 1 is a rollback journal, 2 a write-ahead log. */
const VERSIONS = [18, 19];

/** A database in WAL mode asks for a log beside it, and shared memory, which there is none of where queries run. */
function leaveWalMode(bytes: Uint8Array): void {
  for (const offset of VERSIONS) if (bytes[offset] === 2) bytes[offset] = 1;
}

async function notesOn(path: string): Promise<string[]> {
  const name = basename(path);
  const notes: string[] = [];
  if (await isFilled(`${path}-wal`)) {
    notes.push(
      `The last changes of ${name} are missing: they lie in ${name}-wal. Close the program that writes to it, and open it again.`,
    );
  }
  if (await isFilled(`${path}-journal`)) {
    notes.push(
      `A change of ${name} was broken off, as ${name}-journal shows, so its data may not fit together. Open it once with the program that writes to it.`,
    );
  }
  return notes;
}

async function isFilled(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && facts.size > 0;
}
