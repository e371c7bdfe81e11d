import { useState } from "react";
import type { NetworkState } from "../../engine/contract/models.ts";
import { useStream } from "../connection/use-stream.ts";

/** Whether something is being fetched; undefined until the engine said so. */
export function useNetwork(): NetworkState | undefined {
  const [network, setNetwork] = useState<NetworkState>();
  useStream<NetworkState>(
    "network",
    (client, signal) => client.network.watch(undefined, { signal }),
    setNetwork,
  );
  return network;
}
