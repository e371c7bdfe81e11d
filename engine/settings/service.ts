import { parseRequest } from "../contract/requests.ts";
import { SettingsChange, SettingsSchema, type Settings } from "../contract/settings.ts";
import type { SettingsService } from "../services.ts";
import { putDamagedSettingsAside, readSettings, writeSettings } from "./file.ts";

export interface SettingsOptions {
  /** Folder in which they are kept; null keeps them in memory. */
  readonly home: string | null;
}

/**
 * A person's settings. Changes are made one after another, each on what the one before it left; a damaged file is
 * moved aside, and the defaults hold.
 */
export function createSettingsService({ home }: SettingsOptions): SettingsService {
  let inMemory = SettingsSchema.parse({});
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const current = async (): Promise<Settings> => {
    if (home === null) return inMemory;
    const { settings, damaged } = await readSettings(home);
    if (damaged) await putDamagedSettingsAside(home);
    return settings;
  };

  return {
    get: () => inTurn(current),
    change: (change) =>
      inTurn(async () => {
        const wanted = parseRequest(SettingsChange, change);
        const settings = SettingsSchema.parse({ ...(await current()), ...wanted });
        if (home === null) inMemory = settings;
        else await writeSettings(home, settings);
        return settings;
      }),
  };
}
