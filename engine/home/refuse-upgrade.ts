import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Answers who asked for a WebSocket with an HTTP status instead, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on("error", () => undefined);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "connection: close",
    "content-length: 0",
  ];
  // Whoever does not end the other half would keep the connection.
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}
