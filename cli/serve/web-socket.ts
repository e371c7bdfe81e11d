import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { RPCHandler } from "@orpc/server/ws";
import { WebSocketServer } from "ws";
import type { EngineRouter } from "../../engine/router/router.ts";
import type { UpgradeRequest } from "./messages.ts";

/** Room for the largest data file (contract/datasets.ts, MAX_DATASET_TEXT) in UTF-8, as long as most of it is Latin. */
const MAX_MESSAGE_BYTES = 96 * 1024 * 1024;

/** Makes WebSockets of sockets on which a checked upgrade was asked for, and answers on them by the router. */
export function createConnector(router: EngineRouter): (request: UpgradeRequest, socket: Socket) => void {
  const handler = new RPCHandler(router);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  return ({ method, url, headers, head }, socket) => {
    const request = Object.assign(new IncomingMessage(socket), { method, url, headers });
    server.handleUpgrade(request, socket, Buffer.from(head, "base64"), (webSocket) => {
      // A message over the limit or out of form closes its connection; the page makes a new one.
      webSocket.on("error", () => undefined);
      void handler.upgrade(webSocket);
    });
  };
}
