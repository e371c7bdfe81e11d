import type { UseQueryResult } from "@tanstack/react-query";
import type { SystemInfo } from "../../engine/contract/system.ts";
import { useEngineQuery } from "../connection/engine.tsx";

/** What is running, and on what. */
export function useSystemInfo(): UseQueryResult<SystemInfo> {
  return useEngineQuery(["system", "info"], (client) => client.system.info());
}
