import {
  useQuery,
  useQueryClient,
  type keepPreviousData,
  type QueryKey,
  type UseQueryResult,
} from "@tanstack/react-query";
import { createContext, use, useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { ConnectionState } from "./connection.ts";

const ConnectionContext = createContext<StoreApi<ConnectionState> | null>(null);

/** Gives the page its connection, and reads everything anew when a lost one comes back. */
export function EngineProvider({
  connection,
  children,
}: {
  readonly connection: StoreApi<ConnectionState>;
  readonly children: ReactNode;
}): ReactNode {
  const queries = useQueryClient();
  useEffect(
    () =>
      connection.subscribe((now) => {
        if (now.state === "open" && now.generation > 1) void queries.invalidateQueries();
      }),
    [connection, queries],
  );
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

/** How the page stands with the engine. */
export function useConnection(): ConnectionState {
  return useStore(useConnectionStore());
}

/** Calls the engine once it can be reached: for what a person does, not for what is shown. */
export function useEngine(): () => Promise<EngineClient> {
  const store = useConnectionStore();
  return () => whenOpen(store);
}

/**
 * Something that the engine knows, read each time that it comes to be shown, and when its key is invalidated.
 * @param options `staleTime`: milliseconds for which what was read is not read anew because it is shown again; `gcTime`: those
 * for which it is kept while it is not shown, five minutes by default
 */
export function useEngineQuery<Result>(
  key: QueryKey,
  read: (client: EngineClient, signal: AbortSignal) => Promise<Result>,
  options: {
    readonly enabled?: boolean;
    readonly staleTime?: number;
    readonly gcTime?: number;
    readonly refetchInterval?: number | false;
    readonly refetchOnWindowFocus?: boolean;
    readonly placeholderData?: typeof keepPreviousData;
  } = {},
): UseQueryResult<Result> {
  const store = useConnectionStore();
  return useQuery<Result>({
    queryKey: key,
    queryFn: async ({ signal }) => read(await whenOpen(store), signal),
    ...options,
  });
}

/** The connection itself, for who must know how it stands at some later moment. */
export function useConnectionStore(): StoreApi<ConnectionState> {
  const store = use(ConnectionContext);
  if (store === null) throw new Error("EngineProvider is missing above this component.");
  return store;
}

function whenOpen(store: StoreApi<ConnectionState>): Promise<EngineClient> {
  const now = store.getState();
  if (now.state === "open") return Promise.resolve(now.client);
  return new Promise((resolve) => {
    const stop = store.subscribe((next) => {
      if (next.state !== "open") return;
      stop();
      resolve(next.client);
    });
  });
}
