import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import { reasonOf } from "../../core/errors.ts";
import { MainLink } from "./main-link.ts";
import type { ParentPort } from "./ports.ts";

/** What is served. */
export interface Served {
  readonly router: AnyRouter;
  /** Pauses and frees everything. */
  close(): Promise<void>;
}

/**
 * Opens the engine and serves it on every port that the main process hands over, until it is to close.
 * @param open is given the talk with the main process, which starts models' processes
 * @param end ends this process
 */
export async function serveEngine(
  parent: ParentPort,
  open: (main: MainLink) => Promise<Served>,
  end: (code: number) => void,
): Promise<void> {
  const opening = Promise.withResolvers<Served>();
  // Whoever gets a port waits for the engine; if it cannot be opened, this process ends and the port with it.
  opening.promise.catch(() => undefined);
  const main = new MainLink(parent, {
    onPort: (port) =>
      void opening.promise.then(
        ({ router }) => {
          new RPCHandler(router).upgrade(port, { context: {} });
          port.start();
        },
        () => port.close(),
      ),
    onClose: () => void closeAndEnd(opening.promise, end),
  });
  try {
    opening.resolve(await open(main));
    main.ready();
  } catch (error) {
    opening.reject(error);
    main.failed(reasonOf(error));
  }
}

async function closeAndEnd(opening: Promise<Served>, end: (code: number) => void): Promise<void> {
  try {
    const served = await opening;
    await served.close();
    end(0);
  } catch {
    end(1);
  }
}
