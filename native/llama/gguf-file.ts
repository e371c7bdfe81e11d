import { open, stat } from "node:fs/promises";
import { isMissing, ModelLoadError, reasonOf } from "../../core/errors.ts";
import { GgufDamage, NeedMoreBytes } from "./gguf-cursor.ts";
import { parseGgufHeader } from "./gguf-header.ts";
import type { GgufHeader } from "./gguf-header.ts";
import { isGguf, recogniseOther } from "./gguf-recognise.ts";

const FIRST_READ_BYTES = 1 << 20;
/** The largest vocabularies published so far make headers of about 20 MB. */
const MAX_HEADER_BYTES = 128 << 20;

/** The header of one file on disk, found to be whole. */
export interface GgufFileHeader extends GgufHeader {
  readonly fileBytes: number;
}

/**
 * Reads and checks the header of one GGUF file, and that the file is as long as its header promises.
 * @throws ModelLoadError
 */
export async function readGgufHeader(path: string): Promise<GgufFileHeader> {
  const fileBytes = await fileLength(path);
  const file = await open(path, "r").catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const header = await parseGrowing(file, path, fileBytes);
    if (fileBytes < header.neededBytes) {
      throw new ModelLoadError(
        `"${path}" is cut off: it has ${fileBytes} bytes, but its header describes ${header.neededBytes}. ` +
          `Download or copy it again.`,
        { path, bytes: fileBytes, neededBytes: header.neededBytes },
      );
    }
    return { ...header, fileBytes };
  } catch (error) {
    if (error instanceof GgufDamage) {
      throw new ModelLoadError(`"${path}" cannot be loaded: the file ${error.message}. Get it again.`, {
        path,
      });
    }
    throw error instanceof ModelLoadError ? error : unreadable(path, error);
  } finally {
    await file.close();
  }
}

async function fileLength(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (found.isDirectory()) {
    throw new ModelLoadError(`"${path}" is a folder. Name the .gguf file in it.`, { path });
  }
  if (!found.isFile()) throw new ModelLoadError(`"${path}" is not a regular file.`, { path });
  if (found.size === 0) {
    throw new ModelLoadError(`"${path}" is empty. Download or copy it again.`, { path });
  }
  return found.size;
}

async function parseGrowing(
  file: Awaited<ReturnType<typeof open>>,
  path: string,
  fileBytes: number,
): Promise<GgufHeader> {
  for (let wanted = FIRST_READ_BYTES; ; wanted *= 4) {
    const start = await readStart(file, Math.min(wanted, fileBytes, MAX_HEADER_BYTES));
    if (!isGguf(start)) throw notGguf(path, start);
    try {
      return parseGgufHeader(start, fileBytes);
    } catch (error) {
      if (!(error instanceof NeedMoreBytes)) throw error;
      if (wanted >= MAX_HEADER_BYTES)
        throw new GgufDamage(`has a header of more than ${MAX_HEADER_BYTES} bytes`);
    }
  }
}

async function readStart(file: Awaited<ReturnType<typeof open>>, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) throw new GgufDamage("became shorter while it was being read");
    filled += bytesRead;
  }
  return bytes;
}

function notGguf(path: string, start: Uint8Array): ModelLoadError {
  const looks = recogniseOther(start);
  const seen =
    looks === undefined
      ? `Its first bytes are ${Buffer.from(start.subarray(0, 8)).toString("hex")}`
      : `It looks like ${looks}`;
  return new ModelLoadError(`"${path}" is not a GGUF file. ${seen}.`, { path });
}

function unreadable(path: string, error: unknown): ModelLoadError {
  if (isMissing(error)) {
    return new ModelLoadError(`There is no file "${path}". Check the path.`, { path }, { cause: error });
  }
  const reason = reasonOf(error);
  return new ModelLoadError(`"${path}" cannot be read: ${reason}.`, { path }, { cause: error });
}
