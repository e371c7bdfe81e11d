import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, reasonOf, StorageError } from "../../core/errors.ts";
import { writeFileAtomically } from "../storage/atomic-file.ts";
import type { ImportedFile } from "./imported.ts";

/** A copy in the home, called after its SHA-256 and the name under which it came. */
export interface KeptFile {
  readonly sha256: string;
  readonly name: string;
  readonly path: string;
}

/** @returns undefined if there is no copy @throws StorageError */
export async function findKept(home: string, sha256: string): Promise<KeptFile | undefined> {
  return (await listKept(home)).find((kept) => kept.sha256 === sha256 && !isLeftover(kept.name));
}

/** Writes a copy, in place of one that came under another name. @throws StorageError */
export async function keepFile(home: string, sha256: string, { name, bytes }: ImportedFile): Promise<void> {
  const copies = (await listKept(home)).filter((kept) => kept.sha256 === sha256);
  const path = join(folderOf(home), `${sha256}-${name}`);
  await orStorageError(path, "written", async () => {
    if (!copies.some((kept) => kept.path === path)) await writeFileAtomically(path, bytes);
    for (const copy of copies) if (copy.path !== path) await rm(copy.path, { force: true });
  });
}

/** Erases the copies of all other files, and what an interrupted writing left. @throws StorageError */
export async function eraseAllBut(home: string, sha256s: ReadonlySet<string>): Promise<void> {
  for (const { sha256, name, path } of await listKept(home)) {
    if (sha256s.has(sha256) && !isLeftover(name)) continue;
    await orStorageError(path, "erased", () => rm(path, { force: true }));
  }
}

/** Whether it is what `writeFileAtomically` writes before it takes its name. */
function isLeftover(name: string): boolean {
  return /\.[0-9a-f]{12}\.tmp$/.test(name);
}

function folderOf(home: string): string {
  return join(home, "datasets");
}

async function listKept(home: string): Promise<readonly KeptFile[]> {
  const folder = folderOf(home);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw new StorageError(
      `"${folder}" cannot be read: ${reasonOf(error)}.`,
      { path: folder },
      { cause: error },
    );
  });
  return names.flatMap((file) => {
    const [, sha256, name] = /^([0-9a-f]{64})-(.+)$/su.exec(file) ?? [];
    return sha256 === undefined || name === undefined ? [] : [{ sha256, name, path: join(folder, file) }];
  });
}

async function orStorageError(path: string, done: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StorageError(`"${path}" cannot be ${done}: ${reasonOf(error)}.`, { path }, { cause: error });
  }
}
