import { copyFile, mkdir, realpath, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A program that starts the Node of these tests, and is another one to whoever asks for its path. */
export const NODE = `#!/bin/sh\nexec "${process.execPath}" "$@"\n`;

const LOCK = JSON.stringify({ packages: {} });

/** A project without packages besides Node, as npm leaves it that was run by hand. */
export const INSTALLED: Files = {
  "package.json": JSON.stringify({ type: "module" }),
  "package-lock.json": LOCK,
  "node_modules/.package-lock.json": LOCK,
  "node_modules/node/bin/node": NODE,
};

/**
 * A folder with copies of some of the project's files, and others in place of what those start.
 * @param copied paths from the project's root
 */
export async function projectWith(copied: readonly string[], files: Files): Promise<string> {
  const folder = await realpath(await temporaryFolder());
  for (const path of [...copied, ...Object.keys(files)])
    await mkdir(dirname(join(folder, path)), { recursive: true });
  for (const path of copied) await copyFile(join(ROOT, path), join(folder, path));
  for (const [path, text] of Object.entries(files))
    await writeFile(join(folder, path), text, { mode: 0o755 });
  return folder;
}
