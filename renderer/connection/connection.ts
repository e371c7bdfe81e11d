import { createStore, type StoreApi } from "zustand/vanilla";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { OpenTransport } from "./transport.ts";

/** How the page stands with the engine. */
export type ConnectionState =
  | { readonly state: "connecting" }
  | {
      readonly state: "open";
      readonly client: EngineClient;
      /** Counts the connections: what was followed over an earlier one must be followed anew. */
      readonly generation: number;
    }
  /** It was there and is gone; another is being tried, or was in vain. */
  | {
      readonly state: "lost";
      /** How often another one was tried since. */
      readonly attempts: number;
    };

/** Milliseconds before each further attempt; the last one again and again. */
const PAUSES = [200, 500, 1000, 2000, 3000] as const;

/** An engine that is started again is usually there before so many attempts, which take ten seconds. */
const MANY_ATTEMPTS = 6;

/** Whether the engine is away for so long that somebody may have ended it; then no other is tried. */
export function isUnreachable(connection: ConnectionState): boolean {
  return connection.state === "lost" && connection.attempts >= MANY_ATTEMPTS;
}

/**
 * Connects, and connects again whenever the connection ends, until the engine is unreachable: by then another program may
 * have its port, and would be sent the path and the cookie that let this page in.
 */
export function connect(open: OpenTransport, wait = sleep): StoreApi<ConnectionState> {
  const store = createStore<ConnectionState>(() => ({ state: "connecting" }));
  const keepConnected = async (): Promise<void> => {
    let generation = 0;
    let attempts = 0;
    while (!isUnreachable(store.getState())) {
      try {
        const { client, closed } = await open();
        attempts = 0;
        generation += 1;
        store.setState({ state: "open", client, generation }, true);
        await closed;
        store.setState({ state: "lost", attempts }, true);
      } catch {
        if (generation > 0 || attempts > 2) store.setState({ state: "lost", attempts }, true);
      }
      await wait(PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? 0);
      attempts += 1;
    }
  };
  void keepConnected();
  return store;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
