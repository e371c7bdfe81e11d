import { createRouterClient } from "@orpc/server";
import type { AskReport, EvalReport, Listener } from "../engine/index.ts";
import type { EngineClient } from "../engine/contract/contract.ts";
import { fromWire } from "../engine/router/errors.ts";
import { openWorkbench } from "../engine/workbench.ts";

/** The engine in this process, behind the contract that windows and browsers use. */
export interface LocalEngine {
  readonly client: EngineClient;
  /** Cancels what is going on, erases what was deleted, and frees everything. */
  readonly close: () => Promise<void>;
}

/**
 * @param store false: runs live in memory until it is closed
 * @throws StorageError if the home folder or its store cannot be used
 */
export async function openLocalEngine(home: string, store = true): Promise<LocalEngine> {
  const { router, close } = await openWorkbench({ home, store });
  const client: EngineClient = createRouterClient(router, {
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
  return { client, close };
}

/**
 * Follows a run to its end.
 * @param listen is given every event from here on
 * @param signal cancels the run
 * @throws CancelledError after `signal`; what ended the run, if that was an error
 */
export async function followRun(
  client: EngineClient,
  run: string,
  listen: Listener,
  signal: AbortSignal,
): Promise<AskReport | EvalReport> {
  const cancel = (): void => void client.runs.cancel({ run });
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for await (const message of await client.runs.watch({ run })) {
      if (message.type === "event") listen(message.event);
    }
    return await client.runs.result({ run });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
