import { open, rm, stat, truncate, type FileHandle } from "node:fs/promises";
import { z } from "zod";
import { StorageError } from "../../core/errors.ts";
import { readJsonFile, writeJsonFile } from "../storage/json-file.ts";

/** Bytes that an interruption may cost where they come as one stream. */
const CHECKPOINT_BYTES = 32 << 20;

const partialNote = z.strictObject({
  sha256: z.string(),
  /** Which pieces `done` counts; empty for a stream. */
  pieces: z.string(),
  done: z.int().nonnegative(),
  /** How much of the `.part` file is certainly on the disk. */
  bytes: z.int().nonnegative(),
  etag: z.string().nullable(),
});

type PartialNote = z.infer<typeof partialNote>;

/** How far a fetch has come. */
export interface PartialProgress {
  /** Whole pieces, where the file comes in pieces. */
  readonly done: number;
  readonly bytes: number;
  /** The mark by which a server knows the file that these bytes are of. */
  readonly etag: string | null;
}

const NOTHING: PartialProgress = { done: 0, bytes: 0, etag: null };

/**
 * The unfinished file of a fetch and, beside it, the note of how much of it is complete. The note is written only after
 * the bytes have reached the disk, so that after any interruption the file is cut back to what the note says.
 */
export class PartialFile {
  readonly path: string;
  readonly #notePath: string;
  readonly #sha256: string;
  readonly #pieces: string;

  /**
   * @param target path of the finished file
   * @param pieces what the file is made of, if it comes in pieces: a fetch of other pieces cannot be gone on with
   */
  constructor(target: string, sha256: string, pieces: readonly string[] = []) {
    this.path = `${target}.part`;
    this.#notePath = `${this.path}.json`;
    this.#sha256 = sha256;
    this.#pieces = pieces.join("\n");
  }

  /** Takes up an earlier fetch of the same file, or starts afresh. */
  async resume(): Promise<PartialProgress> {
    const earlier = await this.#earlier();
    if (earlier === undefined) {
      await this.discard();
      return NOTHING;
    }
    await truncate(this.path, earlier.bytes);
    return earlier;
  }

  /** How many bytes `resume` would go on from; nothing is changed. */
  async arrived(): Promise<number> {
    return (await this.#earlier())?.bytes ?? 0;
  }

  /** Appends one piece's bytes and notes that it is complete. If they fail to come, the file is as it was before. */
  async appendPiece(before: PartialProgress, chunks: AsyncIterable<Uint8Array>): Promise<PartialProgress> {
    const file = await open(this.path, "a");
    try {
      await file.writeFile(chunks);
      await file.sync();
      const after = { ...before, done: before.done + 1, bytes: (await file.stat()).size };
      await this.#note(after);
      return after;
    } catch (error) {
      await file.truncate(before.bytes);
      throw error;
    } finally {
      await file.close();
    }
  }

  /** Appends what comes of a stream. If it breaks off, what has come is kept. */
  async appendStream(before: PartialProgress, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await open(this.path, "a");
    let { bytes } = before;
    let noted = bytes;
    const checkpoint = async (): Promise<void> => {
      await file.sync();
      await this.#note({ ...before, done: 0, bytes });
      noted = bytes;
    };
    try {
      for await (const chunk of chunks) {
        await writeWhole(file, chunk);
        bytes += chunk.length;
        if (bytes - noted >= CHECKPOINT_BYTES) await checkpoint();
      }
    } finally {
      await checkpoint().finally(() => file.close());
    }
  }

  /** Removes the note, once the file has become the finished one. */
  async forget(): Promise<void> {
    await rm(this.#notePath, { force: true });
  }

  /** Removes file and note. */
  async discard(): Promise<void> {
    await this.forget();
    await rm(this.path, { force: true });
  }

  /** The note of an earlier fetch that can be taken up. A stream can take up pieces: they are its beginning. */
  async #earlier(): Promise<PartialNote | undefined> {
    const note = await readNote(this.#notePath);
    const found = await stat(this.path).catch(() => undefined);
    const sameFile = note?.sha256 === this.#sha256 && (this.#pieces === "" || note.pieces === this.#pieces);
    return sameFile && found !== undefined && found.size >= note.bytes ? note : undefined;
  }

  #note(progress: PartialProgress): Promise<void> {
    const { done, bytes, etag } = progress;
    const note: PartialNote = { sha256: this.#sha256, pieces: this.#pieces, done, bytes, etag };
    return writeJsonFile(this.#notePath, note);
  }
}

async function readNote(path: string): Promise<PartialNote | undefined> {
  try {
    return await readJsonFile(path, partialNote);
  } catch (error) {
    // A note that cannot be read is as good as none: the fetch starts afresh.
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    written += (await file.write(chunk, written)).bytesWritten;
  }
}
