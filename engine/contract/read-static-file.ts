import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { cacheControl, mediaType, staticFile } from "./static-files.ts";

/** A file of the renderer as it is sent. */
export interface StaticFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the file of the renderer that a request names.
 * @param folder the renderer's, which has been built
 * @param pathname as it was sent, without query
 * @returns nothing for a path that names no file of the renderer, or leads out of its folder
 */
export async function readStaticFile(folder: string, pathname: string): Promise<StaticFile | undefined> {
  const path = staticFile(pathname);
  const type = path === undefined ? undefined : mediaType(path);
  if (path === undefined || type === undefined) return undefined;
  try {
    const file = await realpath(join(folder, path));
    if (!file.startsWith(`${await realpath(folder)}${sep}`)) return undefined;
    const body = await readFile(file);
    return {
      body,
      headers: {
        "content-type": type,
        "content-length": `${body.length}`,
        "cache-control": cacheControl(path),
      },
    };
  } catch {
    // Not there, a folder, or not ours to read: all the same to who asks.
    return undefined;
  }
}
