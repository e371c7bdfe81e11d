import { useState } from "react";
import type { NetworkState } from "../../engine/contract/models.ts";
import { useConnection } from "../connection/engine.tsx";
import { useStream } from "../connection/use-stream.ts";

/** Whether something is being fetched; undefined until the engine said so, and while it is away. */
export function useNetwork(): NetworkState | undefined {
  const { state } = useConnection();
  const [network, setNetwork] = useState<NetworkState>();
  useStream<NetworkState>(
    "network",
    (client, signal) => client.network.watch(undefined, { signal }),
    setNetwork,
  );
  return state === "open" ? network : undefined;
}
