import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, reasonOf, StorageError } from "../../core/errors.ts";
import { SettingsSchema, type Settings } from "../contract/settings.ts";
import { writeJsonFile } from "../storage/json-file.ts";

const MAX_BYTES = 2 ** 20;

/** What stands in a file of settings: also what is a setting of other versions alone, or has no value that we know. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The settings that are kept in a home. For each that is not there, or has a value that cannot be used, its default holds.
 * @returns `damaged`: there is a file, but not with fields
 * @throws StorageError if the file cannot be read
 */
export async function readSettings(
  home: string,
): Promise<{ readonly settings: Settings; readonly damaged: boolean }> {
  const fields = await fieldsOf(settingsPath(home));
  return { settings: settingsAmong(fields ?? {}), damaged: fields === undefined };
}

/** Leaves the file's other fields as they are: a later version may read them again. @throws StorageError */
export async function writeSettings(home: string, settings: Settings): Promise<void> {
  const path = settingsPath(home);
  await writeJsonFile(path, { ...(await fieldsOf(path)), ...settings });
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

/** One wrong value does not take the others with it. */
function settingsAmong(fields: Fields): Settings {
  const usable = Object.entries(SettingsSchema.shape)
    .filter(([name, schema]) => schema.safeParse(fields[name]).success)
    .map(([name]) => [name, fields[name]] as const);
  return SettingsSchema.parse(Object.fromEntries(usable));
}

/** @returns none where there is no file; undefined if the file is damaged */
async function fieldsOf(path: string): Promise<Fields | undefined> {
  const content = await contentOf(path);
  if (content === undefined) return {};
  const value = json(content);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
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
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
