import type { OptionValue, RunManifest } from "../events.ts";

type Settings = Readonly<Record<string, OptionValue>>;

/**
 * What tells runs apart beside method and model: options, seed, prompts and reply length, as far as the runs that have
 * such a setting differ in it.
 * @returns for each run, in the given order, its values of those settings
 */
export function differingSettings(manifests: readonly RunManifest[]): readonly Settings[] {
  const all = manifests.map(settingsOf);
  const names = [...new Set(all.flatMap((settings) => Object.keys(settings)))];
  const differing = names.filter((name) => new Set(all.flatMap((settings) => settings[name] ?? [])).size > 1);
  return all.map((settings) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => differing.includes(name))),
  );
}

function settingsOf({ options, seed, promptSet, maxTokens }: RunManifest): Settings {
  return { ...options, seed, promptSet, maxTokens };
}
