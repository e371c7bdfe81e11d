import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import type { ConnectionState } from "../../../renderer/connection/connection.ts";
import { EngineProvider } from "../../../renderer/connection/engine.tsx";

/**
 * A component with an engine that cannot be reached yet, so that nothing is read.
 * @param client has what would be read
 * @param state how the page stands with the engine
 */
export function withEngine(
  children: ReactNode,
  client = new QueryClient(),
  state: ConnectionState = { state: "connecting" },
): ReactNode {
  const connection = createStore<ConnectionState>(() => state);
  return createElement(QueryClientProvider, {
    client,
    children: createElement(EngineProvider, { connection, children }),
  });
}

/** Has tried to read something, in vain. @param problem what was thrown, or what it said */
export function clientThatFailed(queryKey: QueryKey, problem: string | Error): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const error = typeof problem === "string" ? new Error(problem) : problem;
  client.getQueryCache().build(client, { queryKey }).setState({ status: "error", error });
  return client;
}
