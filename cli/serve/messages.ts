import type { IncomingHttpHeaders } from "node:http";
import type { ErrorRecord } from "../../core/errors.ts";

/**
 * What the server tells the engine's process. A `connection` comes with its socket, of which the server keeps a copy. Only
 * when the engine has `taken` it and the server closed that copy does `answer` let the engine speak: nothing that the
 * browser then says can end up with the server, and a socket that an engine died with is still the server's to close.
 */
export type ToEngine =
  | { readonly type: "connection"; readonly id: number; readonly request: UpgradeRequest }
  | { readonly type: "answer"; readonly id: number }
  /** Pause what runs and end. */
  | { readonly type: "close" };

/** What the engine's process tells the server. */
export type FromEngine =
  | { readonly type: "ready" }
  | { readonly type: "failed"; readonly error: ErrorRecord }
  | { readonly type: "taken"; readonly id: number };

/** The request that asked for a WebSocket, checked, with what came after it. */
export interface UpgradeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Base64. */
  readonly head: string;
}
