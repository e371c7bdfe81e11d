import { ContractError } from "../../core/errors.ts";
import type { RunListing } from "../contract/reports.ts";
import type { StoredListing } from "../storage/run-rows.ts";
import { openRunStore, type RunStore } from "../storage/run-store.ts";

/** The runs on the disk and those that live in memory only, as one. */
export interface RunLibrary {
  readonly onDisk: RunStore;
  /** Where runs are recorded that must leave no trace. */
  readonly inMemory: RunStore;
  /** Both, or the one that is both. */
  readonly stores: readonly RunStore[];
  /** @throws ContractError for an unknown run, naming the nearest or the newest of those on the disk; StorageError */
  storeOf(run: string): RunStore;
  /** As `storeOf`; a run that must leave no trace on the disk is refused. @throws ContractError; StorageError */
  keptStoreOf(run: string): RunStore;
  /** Ids of all runs, also of those that are hidden but not erased yet. @throws StorageError */
  runs(): readonly string[];
  /** Where a run is, also if it is hidden; undefined if it is nowhere. */
  has(run: string): boolean;
  /** Newest first. */
  listings(): readonly RunListing[];
  /** Undefined if there is no such run, or it is hidden. */
  listing(run: string): RunListing | undefined;
  close(): void;
}

/** @param home null if nothing at all is to be kept @throws StorageError */
export function openLibrary(home: string | null): RunLibrary {
  const onDisk = openRunStore(home);
  return createLibrary(onDisk, home === null ? onDisk : openRunStore(null));
}

/** @param inMemory may be the same store as `onDisk` if nothing at all is to be kept */
export function createLibrary(onDisk: RunStore, inMemory: RunStore): RunLibrary {
  const stores = [...new Set([onDisk, inMemory])];
  const storeOf = (run: string): RunStore => {
    const store = stores.find((each) => each.has(run)) ?? onDisk;
    store.find(run);
    return store;
  };
  const listed = (run: StoredListing, store: RunStore): RunListing => ({ ...run, kept: store !== inMemory });
  return {
    onDisk,
    inMemory,
    stores,
    storeOf,
    keptStoreOf(run) {
      const store = storeOf(run);
      if (store === onDisk) return store;
      throw new ContractError(
        `The run ${run} is to leave no trace, so nothing of it can be stored. Ask again without that.`,
        { run },
      );
    },
    runs: () => stores.flatMap((store) => store.ids()),
    has: (run) => stores.some((store) => store.has(run)),
    listings: () => newestFirst(stores.flatMap((store) => store.listings().map((run) => listed(run, store)))),
    listing(run) {
      for (const store of stores) {
        const found = store.listing(run);
        if (found !== undefined) return listed(found, store);
      }
      return undefined;
    },
    close: () => {
      for (const store of stores) store.close();
    },
  };
}

function newestFirst(runs: RunListing[]): RunListing[] {
  return runs.sort((left, right) => compare(right.started, left.started) || compare(right.run, left.run));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
