import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { EmbedderError, isMissing, reasonOf } from "../../core/errors.ts";

/**
 * Reads one JSON file of a model folder and checks its form.
 *
 * @param name path inside the folder, as people know it (`1_Pooling/config.json`)
 * @param maxBytes a larger file is refused before it is read
 * @returns the parsed value, or `undefined` if there is no such file
 * @throws EmbedderError if it is no ordinary file, is too large, is no JSON or has another form
 */
export async function readJson<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
  maxBytes: number,
): Promise<T | undefined> {
  const file = join(folder, name);
  const text = await readBounded(file, maxBytes);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EmbedderError(
      `${file} is not valid JSON (${reasonOf(cause)}). Copy the file again from where the model was published.`,
      { file },
      { cause },
    );
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new EmbedderError(
    `${file} does not have the expected form: ${z.prettifyError(result.error)}. ` +
      "Copy the file again from where the model was published.",
    { file },
  );
}

async function readBounded(file: string, maxBytes: number): Promise<string | undefined> {
  try {
    const facts = await stat(file);
    // A pipe or a device has no size, but may give bytes without end, or none.
    if (!facts.isFile()) {
      throw new EmbedderError(
        `${file} is no ordinary file. Copy it again from where the model was published.`,
        { file },
      );
    }
    const { size } = facts;
    if (size > maxBytes) {
      throw new EmbedderError(
        `${file} has ${size} bytes, more than the ${maxBytes} that such a file may have. ` +
          "Is it the file that was published with the model?",
        { file, bytes: size, maxBytes },
      );
    }
    return await readFile(file, "utf8");
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    if (cause instanceof EmbedderError) throw cause;
    throw new EmbedderError(`${file} cannot be read: ${reasonOf(cause)}.`, { file }, { cause });
  }
}
