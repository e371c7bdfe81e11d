import { request } from "node:http";
import { connect } from "node:net";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import { WebSocket } from "ws";
import { errorCode } from "../../core/errors.ts";
import type { EngineClient } from "../contract/contract.ts";
import { ENGINE_PATH } from "../contract/engine-path.ts";
import { fromWire } from "../router/errors.ts";
import { credentials, GIVE_UP_PATH } from "./door.ts";
import { requireOwnDoor } from "./door-address.ts";
import type { Holder } from "./holder.ts";
import { MAX_MESSAGE_BYTES } from "./web-sockets.ts";

/** Who lives answers at once, unless the machine is very busy. */
const ANSWER_MILLISECONDS = 5000;

/** The engine of another process, behind the contract. */
export interface Visit {
  readonly client: EngineClient;
  /** Aborted when the other process has ended or shut its door; before the calls under way fail for that. */
  readonly lost: AbortSignal;
  readonly close: () => void;
}

/**
 * Goes to the engine of the process that holds a home.
 * @returns null if nobody answers there, or somebody else by now
 * @throws StorageError if the door could be a stranger's
 */
export async function visit({ address, token }: Holder): Promise<Visit | null> {
  if (!(await isOwnDoor(address))) return null;
  const socket = new WebSocket(`ws://localhost${ENGINE_PATH}`, {
    // `ws` itself takes paths only as part of an address, in which not every path can be written.
    createConnection: () => connect(address),
    headers: credentials(token),
    handshakeTimeout: ANSWER_MILLISECONDS,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const lost = new AbortController();
  // Before the link listens: who sees a call fail can tell why.
  socket.once("close", () => lost.abort());
  if (!(await opens(socket))) return null;
  // The link uses the part in which both kinds of WebSocket are alike.
  const websocket = socket as unknown as globalThis.WebSocket;
  const link = new RPCLink({ websocket, interceptors: [async (call) => call.next().catch(throwTyped)] });
  return { client: createORPCClient(link), lost: lost.signal, close: () => socket.terminate() };
}

/**
 * Asks the process that holds a home to give it up.
 * @returns null if nobody answers, or somebody else by now
 * @throws StorageError if the door could be a stranger's
 */
export async function askToGiveUp({ address, token }: Holder): Promise<"agreed" | "refused" | null> {
  if (!(await isOwnDoor(address))) return null;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const asking = request({
    socketPath: address,
    method: "POST",
    path: GIVE_UP_PATH,
    headers: { ...credentials(token), "content-length": 0 },
    timeout: ANSWER_MILLISECONDS,
    agent: false,
  });
  asking.once("response", (response) => {
    response.resume();
    resolve(response.statusCode ?? null);
  });
  asking.once("timeout", () => asking.destroy());
  asking.once("close", () => resolve(null));
  asking.on("error", () => resolve(null));
  asking.end();
  const status = await promise;
  return status === 202 ? "agreed" : status === 409 ? "refused" : null;
}

/** @returns false if there is no such place (any more) */
async function isOwnDoor(address: string): Promise<boolean> {
  try {
    await requireOwnDoor(address);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

function opens(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once("open", () => resolve(true));
    // What is wrong makes no difference: it is tried again. The error comes before the close.
    socket.on("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}

function throwTyped(error: unknown): never {
  throw fromWire(error);
}
