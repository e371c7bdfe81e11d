import type { UseQueryResult } from "@tanstack/react-query";
import type { SystemInfo } from "../../engine/contract/system.ts";
import { useEngineQuery } from "../connection/engine.tsx";

/** Bytes of the machine's main memory. */
export function useMemory(): UseQueryResult<number> {
  return useEngineQuery(["system", "memory"], (client) => client.system.memory());
}

/** What is running, and on what; the first time, devices are looked for. */
export function useSystemInfo(): UseQueryResult<SystemInfo> {
  return useEngineQuery(["system", "info"], (client) => client.system.info());
}
