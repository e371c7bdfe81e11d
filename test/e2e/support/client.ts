import { once } from "node:events";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { BrowserContext } from "playwright-core";
import { WebSocket } from "ws";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import type { App } from "./app.ts";

/** The engine as the page of a logged-in profile calls it, for what a test needs but does not test. */
export interface DirectClient {
  readonly engine: EngineClient;
  close(): void;
}

/** @param context of a page that logged in */
export async function connectDirectly(app: App, context: BrowserContext): Promise<DirectClient> {
  const cookies = await context.cookies(`${app.root}/`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const socket = new WebSocket(`${app.root.replace("http:", "ws:")}/engine`, {
    origin: app.origin,
    headers: { cookie },
  });
  await once(socket, "open");
  // The link uses the part in which both kinds of WebSocket are alike.
  const websocket = socket as unknown as globalThis.WebSocket;
  return { engine: createORPCClient(new RPCLink({ websocket })), close: () => socket.terminate() };
}
