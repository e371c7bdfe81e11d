import { createRouterClient } from "@orpc/server";
import { unlessAborted } from "../core/cancel.ts";
import type { EngineClient } from "../engine/contract/contract.ts";
import { fromWire } from "../engine/router/errors.ts";
import type { EngineRouter } from "../engine/router/router.ts";
import { isHome } from "../engine/storage/database.ts";
import { openWorkbench } from "../engine/workbench.ts";

export interface LocalEngineOptions {
  /** False: runs live in memory until the work is done; so they do where nothing was kept yet, and no folder is made. */
  readonly store?: boolean;
  /** Once it is aborted nothing that the work asks is waited for any more: only for work that leaves nothing half done. */
  readonly signal?: AbortSignal;
}

/**
 * Gives some work an engine in this process, behind the contract that windows and browsers use, and closes it afterwards.
 * For commands that only read, also while another process holds the home, and for what is not to be stored. Whatever starts
 * or changes something goes through `withEngine`, and erasing is left to who holds the home.
 * @throws StorageError if the home folder or its store cannot be used; what the work throws; CancelledError after `signal`
 */
export async function withLocalEngine<Result>(
  home: string,
  work: (client: EngineClient) => Promise<Result>,
  { store = isHome(home), signal }: LocalEngineOptions = {},
): Promise<Result> {
  const { router, close } = await openWorkbench({ home, store, mayErase: () => !store });
  try {
    return await work(clientOf(router, signal));
  } finally {
    await close();
  }
}

/**
 * A client in the same process; it is given typed errors.
 * @param signal aborted, its calls are not waited for any more: they fail with CancelledError
 */
export function clientOf(router: EngineRouter, signal?: AbortSignal): EngineClient {
  return createRouterClient(router, {
    interceptors: [
      async (call) => {
        try {
          return await unlessAborted(call.next(), signal);
        } catch (error) {
          throw fromWire(error);
        }
      },
    ],
  });
}
