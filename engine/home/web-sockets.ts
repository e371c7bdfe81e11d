import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { RPCHandler } from "@orpc/server/ws";
import { WebSocketServer } from "ws";
import type { EngineRouter } from "../router/router.ts";

/** Room for the largest data file (contract/datasets.ts, MAX_DATASET_TEXT) in UTF-8, as long as most of it is Latin. */
export const MAX_MESSAGE_BYTES = 96 * 1024 * 1024;

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
