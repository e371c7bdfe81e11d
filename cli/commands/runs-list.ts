import { StorageError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import { openRunStoreToRead, type RunStore } from "../../engine/storage/run-store.ts";
import type { Command, CommandContext } from "../command.ts";

export const runsListCommand: Command = {
  name: "runs list",
  usage: "",
  help: "List stored runs, newest first",
  flags: {},
  positionals: 0,
  run: list,
};

async function list({ home, terminal }: CommandContext): Promise<void> {
  // The store alone answers in a fraction of the time that a whole engine takes to open.
  const store = openRunStoreToRead(home);
  try {
    if (terminal.json) terminal.printJson(store.listings());
    else terminal.print(await listingText(store, home));
  } finally {
    store.close();
  }
}

async function listingText(store: RunStore, home: string): Promise<string> {
  const runs = store.listings();
  if (runs.length === 0) return `No runs in ${home} yet.`;
  // It knows the options of all methods, for which a list as JSON should not wait.
  const { listingTable } = await import("../listing-text.ts");
  return listingTable(runs, (run) => manifestOf(store, run));
}

/** Null where it is damaged: the other runs can still be listed. */
function manifestOf(store: RunStore, run: string): RunManifest | null {
  try {
    return store.manifest(run);
  } catch (error) {
    if (error instanceof StorageError) return null;
    throw error;
  }
}
