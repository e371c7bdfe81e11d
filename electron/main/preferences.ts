import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { SettingsSchema } from "../../engine/contract/settings.ts";
import { dataFolder, type Surroundings } from "../../engine/contract/data-folder.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { keepJson, readJson } from "./json-file.ts";

/** What the shell has to know before there is an engine that could tell it. What cannot be read is left out. */
const Preferences = z.object({
  home: z.string().refine(isAbsolute).optional().catch(undefined),
  theme: SettingsSchema.shape.theme.catch("system"),
  language: SettingsSchema.shape.language.catch("system"),
});
export type Preferences = z.output<typeof Preferences>;

export function readPreferences(file: string): Preferences {
  return Preferences.catch({ theme: "system", language: "system" }).parse(readJson(file));
}

/** Keeps a change of those that hold. @returns all of them */
export function changePreferences(
  file: string,
  preferences: Preferences,
  change: Partial<Preferences>,
): Preferences {
  const changed = { ...preferences, ...change };
  keepJson(file, changed);
  return changed;
}

/**
 * Where everything is kept: COUNTERPOINT_HOME, what was chosen in the window, or the platform's data folder, which is
 * also that of the command line.
 */
export function homeFolder(chosen: string | undefined, surroundings: Surroundings): string {
  const { COUNTERPOINT_HOME: given = "" } = surroundings.environment;
  if (given !== "") return resolve(withPersonalFolder(given, surroundings.personal));
  return chosen ?? dataFolder(surroundings);
}
