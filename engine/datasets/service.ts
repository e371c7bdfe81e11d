import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DatasetError } from "../../core/errors.ts";
import type { DatasetPreview } from "../contract/datasets.ts";
import type { ColumnMapping } from "./columns.ts";
import type { DatasetService, OpenDatasetOptions } from "../services.ts";
import { createImportedFiles, dataOf, importedSha256, plainFileName, type ImportedFile } from "./imported.ts";
import { inTurn } from "../storage/in-turn.ts";
import { eraseAllBut, findKept, keepFile } from "./kept-files.ts";
import { previewOf } from "./preview.ts";
import { readDataset, readDatasetFrom, type Dataset } from "./read-dataset.ts";

export interface DatasetOptions {
  /** Folder in which imported files are kept; null keeps them in memory only. */
  readonly home: string | null;
  /** Bytes of imported files that are held in memory, beside the last one; default 100 MB. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 100_000_000;
const CHUNK_BYTES = 2 ** 20;

/** Data files that were handed over, and those that lie on this disk. */
export function createDatasetService({ home, maxBytes = MAX_BYTES }: DatasetOptions): DatasetService {
  const imported = createImportedFiles(maxBytes);
  const preview = async (
    name: string,
    bytes: Uint8Array,
    columns?: ColumnMapping,
  ): Promise<DatasetPreview> => {
    const file: ImportedFile = { name: plainFileName(name), bytes };
    const data = dataOf(file);
    const found = await previewOf(data, { file: file.name, chunks: chunksOf(bytes) }, { columns });
    imported.add(data, file);
    return found;
  };
  const openImported = async (
    data: string,
    sha256: string,
    options?: OpenDatasetOptions,
  ): Promise<Dataset> => {
    const file = imported.get(data);
    if (file !== undefined) {
      const source = { file: options?.name ?? file.name, chunks: chunksOf(file.bytes) };
      return readDatasetFrom(source, options);
    }
    const kept = home === null ? undefined : await findKept(home, sha256);
    if (kept === undefined) throw forgotten(data);
    const dataset = await readDataset(kept.path, { ...options, name: options?.name ?? kept.name });
    if (dataset.sha256 !== sha256) throw changed(kept.name, kept.path);
    return dataset;
  };

  return {
    preview(file) {
      const bytes = "text" in file ? Buffer.from(file.text) : Buffer.from(file.base64, "base64");
      return preview(file.name, bytes, file.columns);
    },
    async sample() {
      const path = fileURLToPath(new URL("../samples/word-problems.jsonl", import.meta.url));
      return preview("word-problems.jsonl", await readFile(path));
    },
    open(data, options) {
      const sha256 = importedSha256(data);
      return sha256 === null ? readDataset(data, options) : openImported(data, sha256, options);
    },
    async keep(data) {
      const sha256 = importedSha256(data);
      if (home === null || sha256 === null) return;
      await inTurn(home, async () => {
        const file = imported.get(data);
        if (file !== undefined) await keepFile(home, sha256, file);
        else if ((await findKept(home, sha256)) === undefined) throw forgotten(data);
      });
    },
    async forgetAllBut(data) {
      if (home === null) return;
      const named = new Set(data.map(importedSha256).filter((sha256) => sha256 !== null));
      await inTurn(home, () => eraseAllBut(home, named));
    },
  };
}

/** Piece by piece, so that reading a large file lets other work of this process have its turn. */
async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    await setImmediate();
    yield bytes.subarray(start, start + CHUNK_BYTES);
  }
}

function forgotten(data: string): DatasetError {
  return new DatasetError("This data file is not held here any more. Choose the file again.", { data });
}

function changed(file: string, path: string): DatasetError {
  return new DatasetError(`The copy of ${file} in the home folder was changed. Choose the file again.`, {
    file,
    path,
  });
}
