import { createHash } from "node:crypto";

/** A data file that was handed over as text. */
export interface ImportedFile {
  /** As `plainFileName` gives it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const PREFIX = "imported:";
const MAX_NAME_BYTES = 150;

/** By which a file is opened: what it holds decides it, so that it means the same file tomorrow. */
export function dataOf({ bytes }: ImportedFile): string {
  return `${PREFIX}${createHash("sha256").update(bytes).digest("hex")}`;
}

/** The SHA-256 of a `data` that names an imported file; null for anything else, such as a path. */
export function importedSha256(data: string): string | null {
  return /^imported:([0-9a-f]{64})$/.exec(data)?.[1] ?? null;
}

/** A name without folders that every file system takes; its ending, which says the file's form, stays. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}\p{M} ._()+-]/gu, "-")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  return shortened(plain === "" ? "data.jsonl" : plain);
}

function shortened(name: string): string {
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? "";
  const stem = Buffer.from(name.slice(0, name.length - ending.length));
  const room = MAX_NAME_BYTES - Buffer.byteLength(ending);
  // Half a character at the cut is no character.
  return `${stem
    .subarray(0, room)
    .toString()
    .replace(/\uFFFD+$/, "")}${ending}`;
}

/** Imported files in memory. Of too many, those that were used longest ago are forgotten, but never the last one. */
export interface ImportedFiles {
  add(data: string, file: ImportedFile): void;
  get(data: string): ImportedFile | undefined;
}

/** @param maxBytes that they take together */
export function createImportedFiles(maxBytes: number): ImportedFiles {
  // A Map's order is the order of putting in: the first is the one not used for longest.
  const files = new Map<string, ImportedFile>();
  const add = (data: string, file: ImportedFile): void => {
    files.delete(data);
    files.set(data, file);
    let total = 0;
    for (const { bytes } of files.values()) total += bytes.length;
    for (const [oldest, { bytes }] of files) {
      if (total <= maxBytes || oldest === data) break;
      files.delete(oldest);
      total -= bytes.length;
    }
  };
  return {
    add,
    get(data) {
      const file = files.get(data);
      if (file !== undefined) add(data, file);
      return file;
    },
  };
}
