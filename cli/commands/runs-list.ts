import { StorageError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import { openRunStore, type RunStore } from "../../engine/storage/run-store.ts";
import type { Command, CommandContext } from "../command.ts";
import { listingTable } from "../listing-text.ts";

export const runsListCommand: Command = {
  name: "runs list",
  usage: "",
  help: "List stored runs, newest first",
  flags: {},
  positionals: 0,
  run: list,
};

function list({ home, terminal }: CommandContext): Promise<void> {
  // The store alone answers in a fraction of the time that a whole engine takes to open.
  const store = openRunStore(home);
  try {
    if (terminal.json) {
      terminal.printJson(store.list());
    } else {
      const runs = store.listings();
      const table = listingTable(runs, (run) => manifestOf(store, run));
      terminal.print(runs.length === 0 ? "No runs yet." : table);
    }
  } finally {
    store.close();
  }
  return Promise.resolve();
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
