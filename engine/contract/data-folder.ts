import { isAbsolute, join } from "node:path";

/** Of this machine, as far as it matters where things are kept. */
export interface Surroundings {
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The person's own folder. */
  readonly personal: string;
}

/**
 * Counterpoint's folder in the platform's folder for data. A variable that is empty or no absolute path counts as not set, as
 * the XDG base directory specification has it: else everything would be kept wherever one happens to stand.
 */
export function dataFolder({ platform, environment, personal }: Surroundings): string {
  if (platform === "win32")
    return join(absolute(environment.APPDATA) ?? join(personal, "AppData", "Roaming"), "Counterpoint");
  if (platform === "darwin") return join(personal, "Library", "Application Support", "Counterpoint");
  return join(absolute(environment.XDG_DATA_HOME) ?? join(personal, ".local", "share"), "counterpoint");
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
