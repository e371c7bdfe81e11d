import { homedir } from "node:os";
import { resolve } from "node:path";
import { dataFolder } from "../engine/contract/data-folder.ts";

/**
 * Where everything is kept: `--home`, COUNTERPOINT_HOME, or the platform's data folder. An absolute path; an empty text
 * counts as not given.
 */
export function homeFolder(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): string {
  const chosen = [given, environment.COUNTERPOINT_HOME].find((folder = "") => folder !== "");
  if (chosen !== undefined) return resolve(chosen);
  return dataFolder({ platform, environment, personal: homedir() });
}
