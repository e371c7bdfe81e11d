import type { SweepRequest } from "../../../engine/contract/requests.ts";
import { useStart, type Starting } from "../../state/use-start.ts";

/** Starts a sweep and shows it. */
export function useStartSweep(): Starting<SweepRequest> {
  return useStart("sweep", (client, request: SweepRequest) => client.runs.sweep(request));
}
