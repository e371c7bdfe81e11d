import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import process from "node:process";
import { reasonOf, StorageError } from "../../core/errors.ts";
import { ENGINE_PATH } from "../contract/engine-path.ts";
import type { EngineRouter } from "../router/router.ts";
import { ANOTHER_HOME } from "../storage/next-step.ts";
import { chooseDoorAddress } from "./door-address.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { isSameSecret, newSecret } from "./secret.ts";
import { serveWebSockets } from "./web-sockets.ts";

/** The way by which other processes of the same person come to the engine that holds a home. */
export interface Door {
  readonly address: string;
  /** What who comes has to show; see `credentials`. */
  readonly token: string;
  /** Cuts off everybody who came, and lets nobody in any more. */
  close(): Promise<void>;
}

export interface DoorOptions {
  readonly home: string;
  readonly router: EngineRouter;
  /** Called when a window asks for the home; null: this is a window, and keeps it. */
  readonly giveUp: (() => void) | null;
}

/** Where on the door a window asks for the home. Not part of the contract: it is for engines among themselves. */
export const GIVE_UP_PATH = "/give-up";

/** Few bytes and seconds: whoever comes is on this machine and knows what to say. */
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 10_000 } as const;

/** The header with which one comes to a door. */
export function credentials(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/**
 * Opens the door of a home; only who holds its lock may do so.
 * @throws StorageError
 */
export async function openDoor({ home, router, giveUp }: DoorOptions): Promise<Door> {
  const token = newSecret();
  const isKnown = ({ headers }: IncomingMessage): boolean =>
    isSameSecret(headers.authorization ?? "", credentials(token).authorization);
  const webSockets = serveWebSockets(router);
  const server = createServer(LIMITS);
  server.on("request", (request, response) => {
    if (!isKnown(request)) answer(response, 401);
    else if (request.method !== "POST" || request.url !== GIVE_UP_PATH) answer(response, 404);
    else if (giveUp === null) answer(response, 409);
    else answer(response, 202).once("finish", giveUp);
  });
  server.on("upgrade", (request, socket, head) => {
    if (!isKnown(request)) refuseUpgrade(socket, 401);
    else if (request.url !== ENGINE_PATH) refuseUpgrade(socket, 404);
    else webSockets.accept(request, socket, head);
  });

  const address = await chooseDoorAddress(home);
  try {
    // One that was killed left its socket behind. It is nobody else's: who has the lock is alone.
    if (process.platform !== "win32") await rm(address, { force: true });
    server.listen(address);
    await once(server, "listening");
  } catch (error) {
    throw new StorageError(
      `No other process could be let in at "${address}": ${reasonOf(error)}. Choose ${ANOTHER_HOME}.`,
      { address },
      { cause: error },
    );
  }
  return {
    address,
    token,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        webSockets.cut();
      }),
  };
}

function answer(response: ServerResponse, status: number): ServerResponse {
  return response.writeHead(status, { connection: "close", "content-length": 0 }).end();
}
