import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { RPCHandler } from "@orpc/server/ws";
import { WebSocketServer } from "ws";
import { MAX_DATASET_TEXT, MAX_IMPORT_BYTES } from "../contract/limits.ts";
import type { EngineRouter } from "../router/router.ts";

/** Bytes of a message that a UTF-16 unit takes at most: a control character is escaped. */
const UNIT_BYTES = 6;
/** Room for what stands around a text. */
const REST_BYTES = 2 ** 20;

/** Room for every text that the contract takes: what is too long is refused in words, not cut off. */
export const MAX_MESSAGE_BYTES = UNIT_BYTES * Math.max(MAX_DATASET_TEXT, MAX_IMPORT_BYTES) + REST_BYTES;

/** Speaks the contract on WebSockets. */
export interface WebSockets {
  /** Makes a WebSocket of a connection on which one was asked for. Whether it may be had is for the caller to check. */
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Cuts all of them off. */
  readonly cut: () => void;
}

export function serveWebSockets(router: EngineRouter): WebSockets {
  const handler = new RPCHandler(router);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  return {
    accept: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (webSocket) => {
        // A message over the limit or out of form closes its connection; who wants makes a new one.
        webSocket.on("error", () => undefined);
        void handler.upgrade(webSocket);
      }),
    cut: () => {
      for (const webSocket of server.clients) webSocket.terminate();
    },
  };
}
