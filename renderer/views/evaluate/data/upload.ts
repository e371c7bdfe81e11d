import { DatasetError } from "../../../../core/errors.ts";
import type { DatasetUpload } from "../../../../engine/contract/datasets.ts";
import { MAX_DATASET_TEXT } from "../../../../engine/contract/limits.ts";
import { inShownLanguage } from "../../../connection/errors.ts";
import { base64Of } from "../../../files/base64.ts";
import type { ColumnMapping } from "../evaluations.ts";

/** Larger files are refused before they are read: a UTF-16 unit takes at most three bytes in UTF-8. */
const MOST_TEXT_BYTES = 3 * MAX_DATASET_TEXT;
/** In base64 four characters stand for three bytes. */
const MOST_PARQUET_BYTES = (MAX_DATASET_TEXT / 4) * 3;

export function isParquet({ name }: Pick<File, "name">): boolean {
  return /\.parquet$/i.test(name);
}

/** Whether the engine would not take a file, whatever is in it. */
export function isTooLarge(file: Pick<File, "name" | "size">): boolean {
  return file.size > (isParquet(file) ? MOST_PARQUET_BYTES : MOST_TEXT_BYTES);
}

/**
 * A file as it is sent to the engine: text as text, Parquet and what is no UTF-8 as base64.
 * @param unreadable what to tell the person, in the language that is shown, if it is too large or cannot be read
 * @throws DatasetError; a file that is too large whatever is in it is not read
 */
export async function uploadOf(
  file: File,
  columns: ColumnMapping | null,
  unreadable: string,
): Promise<DatasetUpload> {
  const refused = () => new DatasetError(unreadable, { file: file.name, ...inShownLanguage() });
  if (isTooLarge(file)) throw refused();
  const content = await contentOf(file).catch(() => {
    throw refused();
  });
  const { length } = "text" in content ? content.text : content.base64;
  if (length > MAX_DATASET_TEXT) throw refused();
  return { name: file.name, ...content, ...(columns !== null && { columns }) };
}

/**
 * What is no UTF-8 goes byte by byte, so that the engine sees it and says so; as text it would be silently garbled. A byte
 * order mark stays: with it the file has the SHA-256 that it has on the disk.
 */
async function contentOf(file: File): Promise<{ base64: string } | { text: string }> {
  if (isParquet(file)) return { base64: await base64Of(file) };
  try {
    const bytes = await file.arrayBuffer();
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { base64: await base64Of(file) };
  }
}
