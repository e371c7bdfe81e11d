import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** Where everything is kept: `--home`, COUNTERPOINT_HOME, or the platform's data folder. An absolute path. */
export function homeFolder(
  given: string | undefined,
  environment = process.env,
  platform = process.platform,
): string {
  const chosen = given ?? environment.COUNTERPOINT_HOME;
  if (chosen !== undefined && chosen !== "") return resolve(chosen);
  if (platform === "win32")
    return join(environment.APPDATA ?? join(homedir(), "AppData", "Roaming"), "Counterpoint");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "Counterpoint");
  return join(environment.XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "counterpoint");
}
