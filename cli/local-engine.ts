import { createRouterClient } from "@orpc/server";
import type { EngineClient } from "../engine/contract/contract.ts";
import { fromWire } from "../engine/router/errors.ts";
import type { EngineRouter } from "../engine/router/router.ts";
import { openWorkbench } from "../engine/workbench.ts";

/**
 * Gives some work an engine in this process, behind the contract that windows and browsers use, and closes it afterwards.
 * For commands that only read, also while another process holds the home, and for what is not to be stored. Whatever starts
 * or changes something goes through `withEngine`, and erasing is left to who holds the home.
 * @param store false: runs live in memory until the work is done
 * @throws StorageError if the home folder or its store cannot be used; what the work throws
 */
export async function withLocalEngine<Result>(
  home: string,
  work: (client: EngineClient) => Promise<Result>,
  store = true,
): Promise<Result> {
  const { router, close } = await openWorkbench({ home, store, mayErase: () => !store });
  try {
    return await work(clientOf(router));
  } finally {
    await close();
  }
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
