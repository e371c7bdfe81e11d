import { changedDatabases } from "../evaluation/judged-by.ts";
import type { DataManifest } from "../events.ts";
import type { ModelInfo } from "../model.ts";
import type { AnalysedRun } from "./analysis.ts";

/** What a run was made with is called by a name and known by a hash. */
type Named = readonly [name: string, sha256: string];

interface NamedFile {
  readonly file: string;
  readonly sha256: string;
}

/**
 * The same runs, with models, data files and files with exemplars that only share a name told apart: the beginning of its hash
 * stands behind the name of each. Databases that tell none of them apart are left out: a run has those that its own questions
 * are about.
 */
export function toldApart(runs: readonly AnalysedRun[]): readonly AnalysedRun[] {
  const manifests = runs.map(({ manifest }) => manifest);
  const models = manifests.flatMap(({ model, agents = {} }) => [model, ...Object.values(agents)]);
  const modelName = distinctNames(models.map(({ name, sha256 }) => [name, sha256]));
  const dataName = distinctNames(manifests.flatMap(({ data }) => namedFile(data)));
  const exemplarsName = distinctNames(manifests.flatMap(({ exemplars }) => namedFile(exemplars)));
  const changed = changedDatabases(manifests.map(({ data }) => data));
  const renamed = (model: ModelInfo) => ({ ...model, name: modelName(model.name, model.sha256) });
  return runs.map((run) => {
    const { model, agents = {}, data, exemplars } = run.manifest;
    return {
      ...run,
      manifest: {
        ...run.manifest,
        model: renamed(model),
        agents: Object.fromEntries(Object.entries(agents).map(([role, own]) => [role, renamed(own)])),
        data: data && {
          ...data,
          file: dataName(data.file, data.sha256),
          databases: only(changed, data.databases),
        },
        ...(exemplars && {
          exemplars: { ...exemplars, file: exemplarsName(exemplars.file, exemplars.sha256) },
        }),
      },
    };
  });
}

function only(names: ReadonlySet<string>, databases: DataManifest["databases"] = {}) {
  return Object.fromEntries(Object.entries(databases).filter(([name]) => names.has(name)));
}

function namedFile(of: NamedFile | null | undefined): readonly Named[] {
  return of ? [[of.file, of.sha256]] : [];
}

/** @returns the name for one of these, which no other one has that has another hash */
function distinctNames(all: readonly Named[]): (name: string, sha256: string) => string {
  const hashes = new Map<string, Set<string>>();
  for (const [name, sha256] of all) hashes.set(name, (hashes.get(name) ?? new Set<string>()).add(sha256));
  return (name, sha256) => ((hashes.get(name)?.size ?? 0) > 1 ? `${name} ${sha256.slice(0, 8)}` : name);
}
