/** An engine that answers every message with its process id, and ends on "die". Stands in for `engine-child.ts`. */
import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import process from "node:process";
import { WebSocketServer } from "ws";
import { receiveSockets, tellServer } from "../../../cli/serve/handed-sockets.ts";
import type { ToEngine } from "../../../cli/serve/messages.ts";

const server = new WebSocketServer({ noServer: true });

const receive = receiveSockets(({ method, url, headers, head }, socket) => {
  const request = Object.assign(new IncomingMessage(socket), { method, url, headers });
  server.handleUpgrade(request, socket, Buffer.from(head, "base64"), (webSocket) => {
    webSocket.on("message", (data: Buffer) => {
      if (data.toString() === "die") process.exit(3);
      webSocket.send(String(process.pid));
    });
  });
});

process.on("message", (message: ToEngine, socket?: Socket) => {
  if (message.type === "close") process.exit(0);
  receive(message, socket);
});
process.on("disconnect", () => process.exit(0));

tellServer(
  process.argv[2] === "unusable"
    ? { type: "failed", error: { code: "storage", message: "The home cannot be opened.", details: {} } }
    : { type: "ready" },
);
