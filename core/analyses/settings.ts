import { judgedBy, judgesOf } from "../evaluation/judged-by.ts";
import type { OptionValue, RunManifest } from "../events.ts";
import type { AnalysedRun } from "./analysis.ts";
import { autoSelection } from "./mcf-stage.ts";
import { labelOf } from "./words.ts";

type Facts = Readonly<Record<string, OptionValue>>;

/** Runs that are alike in all but the seed: a method with its options on one model and one data file. */
export interface Setting {
  readonly strategy: string;
  /** The model's name. */
  readonly model: string;
  readonly options: Facts;
  /** What else decides its answers, as far as it is there: data, prompts, other models. */
  readonly circumstances: Facts;
  /** At least one. */
  readonly runs: readonly AnalysedRun[];
}

/**
 * Groups runs into settings, in the order in which they come. Runs with the same seed too say nothing of one another: only the
 * one that has come furthest counts.
 * @param aside options that settings are not told apart by
 */
export function settingsOf(runs: readonly AnalysedRun[], aside: readonly string[] = []): readonly Setting[] {
  const groups = Map.groupBy(eachOnce(runs), (run) => identityOf(run, aside));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => settingOf(first, group, aside)),
  );
}

/** Of runs that are alike in their seed too the one with most questions. */
function eachOnce(runs: readonly AnalysedRun[]): readonly AnalysedRun[] {
  const same = Map.groupBy(runs, (run) => JSON.stringify([identityOf(run, []), run.manifest.seed]));
  return [...same.values()].flatMap((its) =>
    its.toSorted((left, right) => right.rows.length - left.rows.length).slice(0, 1),
  );
}

/** One run by itself. */
export interface SingleRun extends Setting {
  readonly run: AnalysedRun;
}

function isSingle(setting: Setting): setting is SingleRun {
  return "run" in setting;
}

/** Every run by itself; its seed is one of its circumstances. */
export function singleRuns(runs: readonly AnalysedRun[]): readonly SingleRun[] {
  return runs.map((run) => {
    const { circumstances, ...setting } = settingOf(run, [run], []);
    return { ...setting, circumstances: { ...circumstances, seed: run.manifest.seed }, run };
  });
}

function settingOf(run: AnalysedRun, runs: readonly AnalysedRun[], aside: readonly string[]): Setting {
  const { strategy, model } = run.manifest;
  const told = { options: without(optionsTold(run, runs), aside), circumstances: circumstancesOf(run) };
  return { strategy, model: model.name, ...told, runs };
}

/** The options of a setting, with what `select=auto` comes to, as far as that is the same in all its runs. */
function optionsTold({ manifest }: AnalysedRun, runs: readonly AnalysedRun[]): Facts {
  const selection = autoSelection(manifest);
  const isSame = runs.every((other) => autoSelection(other.manifest) === selection);
  return selection === null || !isSame
    ? manifest.options
    : { ...manifest.options, select: `auto (${selection})` };
}

/** A string that is equal for two runs exactly if they are of one setting. */
function identityOf(run: AnalysedRun, aside: readonly string[]): string {
  const { strategy, model, agents = {}, data, exemplars, options } = run.manifest;
  const hashes = Object.entries(agents)
    .map(([role, { sha256 }]) => [role, sha256])
    .sort();
  return JSON.stringify([
    [strategy, model.sha256, data?.sha256, judgedBy(data), exemplars?.sha256],
    [hashes, without(options, aside), circumstancesOf(run)],
  ]);
}

function circumstancesOf({ run, manifest }: AnalysedRun): Facts {
  const { data, promptSet, promptVersions, maxTokens, embedder, parser, exemplars, agents } = manifest;
  const facts: Readonly<Record<string, OptionValue | null | undefined>> = {
    ...{ data: data?.file, questions: data?.questions, prompts: promptSet },
    ...judgesOf(data),
    ...named(inOrder(data?.columns), (field) => `column of ${field}`),
    ...named(promptVersions, promptsOf, (version) => version.replace(`${promptSet}-`, "")),
    ...{ "max-tokens": maxTokens, embedder, parser, exemplars: exemplars?.file },
    repository: repositoryOf(run, manifest),
    ...named(inOrder(otherModels(agents)), modelOfRole),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, value]],
    ),
  );
}

/** A repository that is empty before a run, so that runs on it may be repeats of each other. */
const OWN_REPOSITORY = "its own";

/** What a run learned from; undefined where it did not. */
function repositoryOf(run: string, { experience }: Pick<RunManifest, "experience">): string | undefined {
  if (experience === undefined) return undefined;
  // An evaluation's own repository is called as the run is. A lasting one holds something else before each run, so no two runs
  // on it are repeats of each other.
  return experience === run ? OWN_REPOSITORY : `${experience} (${run})`;
}

/** The circumstance which version of a wording was used. */
function promptsOf(id: string): string {
  return `prompts of ${id}`;
}

/** Whether a circumstance comes with the prompt set, which goes by the model: that itself, a version of it, the parser. */
export function isOfPromptSet(circumstance: string): boolean {
  return ["prompts", "parser"].includes(circumstance) || circumstance.startsWith(promptsOf(""));
}

/** The circumstance that a role has a model of its own. */
export function modelOfRole(role: string): string {
  return `model of ${role}`;
}

/** Names of the models of roles that have one of their own, by role. */
export function otherModels(agents: RunManifest["agents"] = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(agents).map(([role, { name }]) => [role, name]));
}

function named(
  facts: Readonly<Record<string, string>>,
  nameOf: (name: string) => string,
  valueOf = (value: string) => value,
): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [nameOf(name), valueOf(value)]));
}

/** The same facts whatever order they were given in. */
function inOrder(facts: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).sort());
}

function without(options: Facts, aside: readonly string[]): Facts {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !aside.includes(name)));
}

/** How settings are told apart where they stand side by side. */
export interface SettingNames {
  /** Its options and circumstances that others have otherwise, e.g. `agents=3, seed=1`; may be empty. */
  readonly text: (setting: Setting) => string;
  /** Method, model and text, as far as any of them is needed; the run's id too where single runs would be called alike. */
  readonly label: (setting: Setting) => string;
  /** The same without the method; may be empty. */
  readonly withoutMethod: (setting: Setting) => string;
}

/**
 * @param settings all that stand side by side
 * @param aside options and circumstances that are told elsewhere, such as those on an axis
 */
export function namesOf(settings: readonly Setting[], aside: readonly string[] = []): SettingNames {
  const strategies = Map.groupBy(settings, ({ strategy }) => strategy);
  const options = new Map(
    [...strategies].map(([strategy, its]) => [strategy, namesThatVary(its.map((each) => each.options))]),
  );
  const circumstances = namesThatVary(settings.map((each) => each.circumstances));
  const lacking = new Map(
    [...strategies].map(([strategy, its]) => [strategy, namesLacking(its.map((each) => each.circumstances))]),
  );
  const models = new Set(settings.map(({ model }) => model));
  const text = (setting: Setting) =>
    [
      ...told(setting.options, options.get(setting.strategy) ?? [], aside),
      ...told(setting.circumstances, circumstances, aside),
      ...toldLacking(setting, lacking.get(setting.strategy) ?? [], circumstances, aside),
    ].join(", ");
  const withoutMethod = (setting: Setting) => labelOf(models.size > 1 ? setting.model : "", text(setting));
  const shortLabel = (setting: Setting) =>
    labelOf(strategies.size > 1 ? setting.strategy : "", withoutMethod(setting)) || setting.strategy;
  const alike = Map.groupBy(settings.filter(isSingle), shortLabel);
  const label = (setting: Setting) => {
    const short = shortLabel(setting);
    const isShared = (alike.get(short) ?? []).length > 1;
    return isShared && isSingle(setting) ? labelOf(short, setting.run.run) : short;
  };
  return { text, withoutMethod, label };
}

function told(facts: Facts, names: readonly string[], aside: readonly string[]): readonly string[] {
  return names
    .filter((name) => !aside.includes(name))
    .flatMap((name) => (facts[name] === undefined ? [] : [`${name}=${facts[name]}`]));
}

/**
 * Names of facts that only some settings of a method have, such as exemplars of their own. Whether a run had a repository of its
 * own is told by its options already.
 */
function namesLacking(all: readonly Facts[]): readonly string[] {
  const had = all.flatMap((facts) => Object.entries(facts).filter(([, value]) => value !== OWN_REPOSITORY));
  const names = new Set(had.map(([name]) => name));
  return [...names].filter((name) => all.some((facts) => facts[name] === undefined));
}

/** What a setting has, or lacks, that others of its method lack, or have; without what is told anyway. */
function toldLacking(
  { circumstances, model }: Setting,
  names: readonly string[],
  toldAlready: readonly string[],
  aside: readonly string[],
): readonly string[] {
  return names
    .filter((name) => !aside.includes(name))
    .flatMap((name) => {
      const value = circumstances[name];
      if (value !== undefined) return toldAlready.includes(name) ? [] : [`${name}=${value}`];
      return [`${name}=${name.startsWith(modelOfRole("")) ? model : "none"}`];
    });
}

/** Names of facts that have more than one value. */
export function namesThatVary(all: readonly Facts[]): readonly string[] {
  const names = new Set(all.flatMap((facts) => Object.keys(facts)));
  return [...names].filter((name) => new Set(all.flatMap((facts) => facts[name] ?? [])).size > 1);
}
