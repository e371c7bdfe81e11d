import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { serveWebSockets } from "../../engine/home/web-sockets.ts";
import type { EngineRouter } from "../../engine/router/router.ts";
import type { UpgradeRequest } from "./messages.ts";

/** Makes WebSockets of sockets on which a checked upgrade was asked for, and answers on them by the router. */
export function createConnector(router: EngineRouter): (request: UpgradeRequest, socket: Socket) => void {
  const { accept } = serveWebSockets(router);
  return ({ method, url, headers, head }, socket) => {
    const request = Object.assign(new IncomingMessage(socket), { method, url, headers });
    accept(request, socket, Buffer.from(head, "base64"));
  };
}
