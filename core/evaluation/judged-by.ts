import type { DataManifest, RunManifest } from "../events.ts";
import { deriveSeed } from "../seed.ts";

const HASH_DIGITS = 8;

/** A string that is equal for two runs on one file exactly if their answers were held against the same. */
export function judgedBy(data: DataManifest | null): string {
  return JSON.stringify([data?.extras?.sha256, databasesOf(data)]);
}

/** How the results of queries were compared; runs of versions that did not keep it compared multisets. */
export function queryComparison({ options }: Pick<RunManifest, "options">): string {
  return String(options.sqlCompare ?? "multiset");
}

/**
 * Whether the same answer to a question that both runs were put is right in both or in neither, as far as their data tell: on
 * different files the right answers of each question have to be looked at too.
 */
export function isJudgedAlike(one: DataManifest | null, other: DataManifest | null): boolean {
  const haveSameExtras = one?.sha256 !== other?.sha256 || one?.extras?.sha256 === other?.extras?.sha256;
  return haveSameExtras && changedDatabases([one, other]).size === 0;
}

/** Names of the databases that not all runs that were asked about them had with the same contents. */
export function changedDatabases(runs: readonly (DataManifest | null)[]): ReadonlySet<string> {
  const found = Map.groupBy(runs.flatMap(databasesOf), ([file]) => file);
  const changed = [...found].filter(([, its]) => new Set(its.map(([, sha256]) => sha256)).size > 1);
  return new Set(changed.map(([file]) => file));
}

/** What answers were held against beside the data's own right ones, by what it is; its hashes are told by eight digits. */
export function judgesOf(data: DataManifest | null): Readonly<Record<string, string>> {
  const databases = databasesOf(data).flat();
  return {
    ...(data?.extras && {
      "further right answers": `${data.extras.file} ${data.extras.sha256.slice(0, HASH_DIGITS)}`,
    }),
    ...(databases.length > 0 && {
      databases: deriveSeed(0, ...databases)
        .toString(16)
        .padStart(HASH_DIGITS, "0"),
    }),
  };
}

/** Names and hashes, in one order. */
function databasesOf(data: DataManifest | null): readonly (readonly [file: string, sha256: string])[] {
  return Object.entries(data?.databases ?? {}).sort();
}
