import { ContractError, StorageError, reasonOf } from "../../core/errors.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import type { RunService } from "../services.ts";
import type { Hub } from "./hub.ts";
import type { RunLibrary } from "./library.ts";
import { requireOwn } from "./start.ts";
import type { Trash } from "./trash.ts";

export interface DeletionParts extends Pick<EngineParts, "untilErased"> {
  readonly hub: Hub;
  readonly library: RunLibrary;
  readonly trash: Trash;
}

/** Deletes runs that stand still, erases them at once, and takes a deletion back. */
export function createDeletion({
  hub,
  library,
  trash,
  untilErased,
}: DeletionParts): Pick<RunService, "delete" | "erase" | "restore"> {
  const remove = (run: string): { readonly undoMilliseconds: number } => {
    const store = library.storeOf(run);
    const { state } = store.find(run);
    requireOwn(run, store.sweepOf(run), "Delete that instead.");
    if (hub.get(run) !== undefined || state === "running")
      throw new ContractError(`The run ${run} is going on. Stop it first, then delete it.`, { run });
    hub.forget(run);
    trash.put(run);
    return { undoMilliseconds: trash.undoMilliseconds };
  };
  const eraseHidden = (run: string): boolean => {
    try {
      return trash.erase(run);
    } catch (error) {
      throw notErasedYet(run, error);
    }
  };
  // Erasing experiences writes the same file anew: meanwhile nothing else can be written, and this process would stand still.
  return {
    async delete(run) {
      await untilErased();
      return remove(run);
    },
    async erase(run) {
      await untilErased();
      remove(run);
      if (eraseHidden(run)) return;
      throw new StorageError(
        `The run ${run} is deleted, but not erased yet: the store is being read or written elsewhere. ` +
          "Counterpoint tries again by itself, at the latest when it starts again.",
        { run },
      );
    },
    async restore(run) {
      await untilErased();
      trash.takeBack(run);
    },
  };
}

/** What went wrong is told without what the store says to do next: there is no such run any more to try again with. */
function notErasedYet(run: string, error: unknown): StorageError {
  const reason = reasonOf(error instanceof StorageError ? (error.cause ?? error) : error);
  return new StorageError(
    `The run ${run} is deleted, but not erased yet: ${reason}. Once that is mended, Counterpoint erases it by itself, at the ` +
      "latest when it starts again.",
    { run },
    { cause: error },
  );
}
