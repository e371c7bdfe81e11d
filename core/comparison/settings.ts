import type { AnalysedRun } from "../analyses/analysis.ts";
import { modelOfRole, namesThatVary, otherModels } from "../analyses/settings.ts";
import type { OptionValue } from "../events.ts";

type Settings = Readonly<Record<string, OptionValue>>;

/** The setting that tells the version of the prompts of a method, or their wording by a person. */
export function promptsOf(id: string): string {
  return `prompts of ${id}`;
}

/**
 * What tells runs apart beside method and model: options, seed, prompts and reply length, as far as the runs that have
 * such a setting differ in it; exemplars, a lasting repository and models of roles, as far as not all runs have the same.
 * @returns for each run, in the given order, its values of those settings
 */
export function differingSettings(runs: readonly AnalysedRun[]): readonly Settings[] {
  const given = runs.map(givenTo);
  const all = runs.map((run, index) => ({ ...settingsOf(run), ...given[index] }));
  const told = new Set([...namesThatVary(all), ...namesOfSome(given)]);
  return all.map((settings) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => told.has(name))),
  );
}

function settingsOf({ manifest }: AnalysedRun): Settings {
  const { options, seed, promptSet, promptVersions, maxTokens } = manifest;
  const prompts = Object.fromEntries(
    Object.entries(promptVersions).map(([id, version]) => [
      promptsOf(id),
      version.replace(`${promptSet}-`, ""),
    ]),
  );
  return { ...options, seed, promptSet, maxTokens, ...prompts };
}

/** What a run was given beside its settings. An evaluation's own repository is called as the run is. */
function givenTo({ run, manifest: { exemplars, experience, agents } }: AnalysedRun): Settings {
  const models = Object.fromEntries(
    Object.entries(otherModels(agents)).map(([role, model]) => [modelOfRole(role), model]),
  );
  return {
    ...(exemplars && { exemplars: exemplars.file }),
    ...(experience !== undefined && experience !== run && { repository: experience }),
    ...models,
  };
}

/** Names of what some have, and others lack. */
function namesOfSome(all: readonly Settings[]): readonly string[] {
  const names = new Set(all.flatMap((settings) => Object.keys(settings)));
  return [...names].filter((name) => all.some((settings) => settings[name] === undefined));
}
