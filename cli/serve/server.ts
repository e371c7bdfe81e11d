import { once } from "node:events";
import { createServer } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import { refuseUpgrade } from "../../engine/home/refuse-upgrade.ts";
import { createAccess } from "./access.ts";
import type { EngineProcess } from "./engine-process.ts";
import { reply, upgradeProblem, type Site } from "./reply.ts";

/** A server on this machine's loopback address. */
export interface LoopbackServer {
  readonly port: number;
  /** An address that lets one browser in, once. The one before it is void. */
  newAddress(): string;
  /** Ends every connection of its own; those that were handed over are the engine's. */
  close(): void;
}

export interface ServerOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Folder of the built renderer. */
  readonly files: string;
  readonly engine: Pick<EngineProcess, "handOver">;
  /** Told when an address has let in its browser. */
  readonly onEntry?: () => void;
}

/** The only address: nobody beyond this machine reaches it. */
const ADDRESS = "127.0.0.1";

/** Far more than a browser's headers take, and few enough bytes and seconds to be had for nothing. */
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 } as const;

/**
 * Shows the renderer to browsers that brought a token, and hands their WebSockets over to the engine.
 * @throws the system's error if the port is taken
 */
export async function startServer({ port, files, engine, onEntry }: ServerOptions): Promise<LoopbackServer> {
  const server = createServer(LIMITS);
  server.listen(port, ADDRESS);
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  const access = createAccess(onEntry);
  const site: Site = { port: own, files, access };

  server.on("request", (request, response) => {
    void reply(request, site).then(({ status, headers, body }) => {
      response.writeHead(status, headers).end(body);
    });
  });
  server.on("upgrade", (request, socket, head) => {
    const problem = upgradeProblem(request, site);
    const { method = "", url = "", headers } = request;
    const wanted = { method, url, headers, head: head.toString("base64") };
    if (problem !== undefined) refuseUpgrade(socket, problem);
    else if (!(socket instanceof Socket) || !engine.handOver(wanted, socket)) refuseUpgrade(socket, 503);
  });
  return {
    port: own,
    newAddress: () => `http://${ADDRESS}:${own}${access.root}?token=${access.issueToken()}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
