import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, reasonOf, StorageError } from "../../core/errors.ts";
import { SettingsSchema, type Settings } from "../contract/settings.ts";
import { writeJsonFile } from "../storage/json-file.ts";

const MAX_BYTES = 2 ** 20;
/** Stands in files of earlier versions and is a setting no more. */
const FORMER = "greeted";

/**
 * The settings that are kept in a home. Where there are none, or none that can be used, the defaults hold.
 * @returns `damaged`: there is a file, but not with settings
 * @throws StorageError if the file cannot be read
 */
export async function readSettings(
  home: string,
): Promise<{ readonly settings: Settings; readonly damaged: boolean }> {
  const defaults = SettingsSchema.parse({});
  const content = await contentOf(settingsPath(home));
  if (content === undefined) return { settings: defaults, damaged: false };
  const parsed = SettingsSchema.safeParse(json(content));
  return parsed.success ? { settings: parsed.data, damaged: false } : { settings: defaults, damaged: true };
}

/** @throws StorageError */
export async function writeSettings(home: string, settings: Settings): Promise<void> {
  await writeJsonFile(settingsPath(home), settings);
}

/** Moves a damaged file out of the way; what a person wrote into it is not lost. @throws StorageError */
export async function putDamagedSettingsAside(home: string): Promise<void> {
  const path = settingsPath(home);
  try {
    await rename(path, join(home, "settings.damaged.json"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw new StorageError(
      `"${path}" is damaged and cannot be moved: ${reasonOf(error)}.`,
      { path },
      { cause: error },
    );
  }
}

function settingsPath(home: string): string {
  return join(home, "settings.json");
}

/** An empty text, which is no settings, stands for a file that is too large. */
async function contentOf(path: string): Promise<string | undefined> {
  try {
    return (await stat(path)).size > MAX_BYTES ? "" : await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new StorageError(`"${path}" cannot be read: ${reasonOf(error)}.`, { path }, { cause: error });
  }
}

function json(content: string): unknown {
  try {
    return JSON.parse(content, (key, value: unknown) => (key === FORMER ? undefined : value));
  } catch {
    return undefined;
  }
}
