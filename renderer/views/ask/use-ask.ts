import type { AskRequest } from "../../../engine/contract/requests.ts";
import { useStart, type Starting } from "../../state/use-start.ts";

/** Starts a run and shows it. */
export function useAsk(): Starting<AskRequest> {
  return useStart("ask", (client, request: AskRequest) => client.runs.ask(request));
}
