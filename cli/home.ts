import { homedir } from "node:os";
import { resolve } from "node:path";
import { offeredCommand } from "../core/eval-command.ts";
import { dataFolder } from "../engine/contract/data-folder.ts";
import { withPersonalFolder } from "../engine/contract/personal-folder.ts";

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
  if (chosen !== undefined) return resolve(withPersonalFolder(chosen));
  return dataFolder({ platform, environment, personal: homedir() });
}

/** A command to type next, e.g. of `runs resume RUN`; it names this home where it would else use another one. */
export function offered(command: string, home: string, platform: string = process.platform): string {
  return offeredCommand(command, home, homeFolder(undefined), platform);
}
