import { createRouterClient } from "@orpc/server";
import type { EngineClient } from "../engine/contract/contract.ts";
import { fromWire } from "../engine/router/errors.ts";
import type { EngineRouter } from "../engine/router/router.ts";
import { openWorkbench } from "../engine/workbench.ts";

/** The engine in this process, behind the contract that windows and browsers use. */
export interface LocalEngine {
  readonly client: EngineClient;
  /** Cancels what is going on, erases what was deleted, and frees everything. */
  readonly close: () => Promise<void>;
}

/**
 * For commands that only read, also while another process holds the home, and for what is not to be stored. Whatever starts
 * or changes something goes through `withEngine`.
 * @param store false: runs live in memory until it is closed
 * @throws StorageError if the home folder or its store cannot be used
 */
export async function openLocalEngine(home: string, store = true): Promise<LocalEngine> {
  const { router, close } = await openWorkbench({ home, store });
  return { client: clientOf(router), close };
}

/** A client in the same process; it is given typed errors. */
export function clientOf(router: EngineRouter): EngineClient {
  return createRouterClient(router, {
    interceptors: [
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          throw fromWire(error);
        }
      },
    ],
  });
}
