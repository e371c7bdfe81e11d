import { isDeepStrictEqual } from "node:util";
import type { RunManifest } from "../../../core/events.ts";
import { promptVersions } from "../../../core/prompts/index.ts";
import type { ListedRunState } from "../../../engine/contract/reports.ts";
import { fieldOf } from "../../../engine/datasets/values.ts";
import { isHome } from "../../../engine/storage/database.ts";
import { openRunStore, type RunStore } from "../../../engine/storage/run-store.ts";
import { createAmrLite } from "../../../native/amr/index.ts";
import type { WantedRun } from "./wanted.ts";

/** Seed and reply length of every row; they are the defaults of `eval`. */
const SEED = 0;
const MAX_TOKENS = 512;

/** An evaluation of a home. */
export interface StoredRun {
  readonly store: RunStore;
  readonly run: string;
  readonly state: ListedRunState;
  readonly done: number;
  /** Whether `runs resume` can go on with it. */
  readonly resumable: boolean;
  /** ISO 8601. */
  readonly started: string;
  readonly manifest: RunManifest;
  /** So many first questions were asked for. */
  readonly limit: number;
}

/** What is there of a row, each the newest of its kind. */
export interface FoundRuns {
  readonly finished?: StoredRun;
  /** Finished with prompts or meaning graphs that have been changed since. */
  readonly outdated?: StoredRun;
  /** It goes on, stands still or was stopped. */
  readonly unfinished?: StoredRun;
}

/** Opens the runs of a home; a wrong path would otherwise become an empty one. @throws Error; StorageError */
export function openHome(folder: string): RunStore {
  if (isHome(folder)) return openRunStore(folder);
  throw new Error(`${folder} holds no runs. Check the path, or make runs there with "measure".`);
}

/** The evaluations of a home; those of sweeps' cells are left out. @throws StorageError */
export function storedRuns(store: RunStore): readonly StoredRun[] {
  return store
    .listings()
    .filter(({ kind }) => kind === "eval")
    .map(({ run, state, done, resumable, started }) => {
      const manifest = store.manifest(run);
      const limit = limitOf(store.request(run)) ?? manifest.data?.questions ?? 0;
      return { store, run, state, done, resumable, started, manifest, limit };
    });
}

function limitOf(request: unknown): number | undefined {
  const limit = fieldOf(request, "limit");
  return typeof limit === "number" ? limit : undefined;
}

/** Which of these runs a row can be made from. */
export function findRuns(wanted: WantedRun, stored: readonly StoredRun[]): FoundRuns {
  const own = stored
    .filter(({ manifest, limit }) => isRunOf(wanted, manifest, limit))
    .toSorted((left, right) => (left.started < right.started ? 1 : -1));
  const current = own.filter(({ manifest }) => isOfToday(wanted, manifest));
  const finished = current.find(({ state }) => state === "done");
  const outdated = own.find((run) => run.state === "done" && !current.includes(run));
  const unfinished = current.find(({ state, resumable }) => state === "running" || resumable);
  return {
    ...(finished && { finished }),
    ...(outdated && { outdated }),
    ...(unfinished && { unfinished }),
  };
}

/**
 * Whether the row's command would compute the same, as far as prompts and meaning graphs have not been changed since.
 * @param limit so many first questions were asked for
 */
function isRunOf(
  { strategy, options, planned, model, file }: WantedRun,
  manifest: RunManifest,
  limit: number,
): boolean {
  return (
    manifest.strategy === strategy.id &&
    isDeepStrictEqual(manifest.options, options) &&
    manifest.model.sha256 === model.sha256 &&
    manifest.promptSet === manifest.model.prompts &&
    manifest.seed === SEED &&
    manifest.maxTokens === MAX_TOKENS &&
    manifest.agents === undefined &&
    manifest.exemplars === undefined &&
    manifest.data?.file === file &&
    limit === planned.questions
  );
}

/** The same of a run that was kept whole, so that it has all questions that were asked for. */
export function isKeptRunOf(wanted: WantedRun, manifest: RunManifest): boolean {
  return isRunOf(wanted, manifest, manifest.data?.questions ?? 0);
}

/** The models that parse, under a grammar, have names of their own. */
const AMR_LITE = createAmrLite().name;

/** Whether the run was made with the prompts and the meaning graphs that there are now. */
export function isOfToday(
  { strategy }: WantedRun,
  { promptVersions: used, promptSet, parser }: RunManifest,
): boolean {
  const hasTodaysGraphs = parser?.startsWith("AMR-lite") !== true || parser === AMR_LITE;
  return hasTodaysGraphs && isDeepStrictEqual(used, promptVersions(strategy.promptIds, promptSet));
}
