import process from "node:process";
import type { Socket } from "node:net";
import type { FromEngine, ToEngine, UpgradeRequest } from "./messages.ts";

/**
 * The engine's side of handing sockets over (messages.ts says why it takes three steps).
 * @param connect speaks on a socket that is the engine's alone
 * @returns what listens to the server's messages
 */
export function receiveSockets(
  connect: (request: UpgradeRequest, socket: Socket) => void,
): (message: ToEngine, socket?: Socket) => void {
  const taken = new Map<number, { readonly request: UpgradeRequest; readonly socket: Socket }>();
  return (message, socket) => {
    if (message.type === "connection" && socket !== undefined) {
      const { id, request } = message;
      // A browser may go away at any time; that closes the socket and is no error of ours.
      socket.on("error", () => undefined);
      taken.set(id, { request, socket });
      tellServer({ type: "taken", id });
    } else if (message.type === "answer") {
      const found = taken.get(message.id);
      taken.delete(message.id);
      if (found !== undefined) connect(found.request, found.socket);
    }
  };
}

/** What can no longer be delivered concerns nobody: this process ends with the server. */
export function tellServer(message: FromEngine): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
