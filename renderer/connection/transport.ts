import { createORPCClient } from "@orpc/client";
import { RPCLink as PortLink } from "@orpc/client/message-port";
import { RPCLink as SocketLink } from "@orpc/client/websocket";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { ENGINE_PATH } from "../../engine/contract/engine-path.ts";
import { ENGINE_PORT } from "../../engine/contract/shell.ts";

/** A way to the engine that may end. */
export interface Transport {
  readonly client: EngineClient;
  /** Settles when nothing more can be sent. */
  readonly closed: Promise<void>;
}

/** Opens a way to the engine. @throws if there is none at present */
export type OpenTransport = () => Promise<Transport>;

/** Over a WebSocket beside this page, to the server that it came from. */
export const openSocket: OpenTransport = async () => {
  const url = new URL(`.${ENGINE_PATH}`, window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  const socket = new WebSocket(url);
  // As the link sends and reads it.
  socket.binaryType = "arraybuffer";
  const closed = new Promise<void>((resolve) =>
    socket.addEventListener("close", () => resolve(), { once: true }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("close", () => reject(new Error("The engine cannot be reached.")), {
      once: true,
    });
  });
  return { client: createORPCClient(new SocketLink({ websocket: socket })), closed };
};

/**
 * Over the port that the desktop shell hands over, again after each start of the engine. The port that came last is used;
 * it is over when another one comes.
 */
export function openPort(target: Window = window): OpenTransport {
  let waiting = Promise.withResolvers<MessagePort>();
  let replaced = Promise.withResolvers<undefined>();
  target.addEventListener("message", (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    if (event.source !== target || event.data !== ENGINE_PORT || port === undefined) return;
    replaced.resolve(undefined);
    replaced = Promise.withResolvers();
    waiting.resolve(port);
  });
  return async () => {
    const port = await waiting.promise;
    waiting = Promise.withResolvers();
    const { promise: another } = replaced;
    const closed = new Promise<void>((resolve) =>
      port.addEventListener("close", () => resolve(), { once: true }),
    );
    const client: EngineClient = createORPCClient(new PortLink({ port }));
    port.start();
    return { client, closed: Promise.race([closed, another]) };
  };
}
