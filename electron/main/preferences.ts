import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { SettingsSchema } from "../../engine/contract/settings.ts";
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

/** Keeps a change. @returns all of them */
export function changePreferences(file: string, change: Partial<Preferences>): Preferences {
  const changed = { ...readPreferences(file), ...change };
  keepJson(file, changed);
  return changed;
}

/** Of this machine, as far as it matters where things are kept. */
export interface Surroundings {
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The person's own folder. */
  readonly personal: string;
}

/**
 * Where everything is kept: COUNTERPOINT_HOME, what was chosen in the window, or the platform's data folder, which is
 * also that of the command line.
 */
export function homeFolder(
  chosen: string | undefined,
  { platform, environment, personal }: Surroundings,
): string {
  const { COUNTERPOINT_HOME: given = "" } = environment;
  if (given !== "") return resolve(given);
  if (chosen !== undefined) return chosen;
  if (platform === "win32")
    return join(environment.APPDATA ?? join(personal, "AppData", "Roaming"), "Counterpoint");
  if (platform === "darwin") return join(personal, "Library", "Application Support", "Counterpoint");
  return join(environment.XDG_DATA_HOME ?? join(personal, ".local", "share"), "counterpoint");
}
