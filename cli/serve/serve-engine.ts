import type { Socket } from "node:net";
import process from "node:process";
import { toErrorRecord } from "../../core/errors.ts";
import type { Workbench } from "../../engine/workbench.ts";
import { receiveSockets, tellServer } from "./handed-sockets.ts";
import type { ToEngine } from "./messages.ts";
import { createConnector } from "./web-socket.ts";

/** How long the runs may take to stand still before the process ends all the same. */
const PAUSE_MILLISECONDS = 10_000;

/**
 * Serves an engine in this process, a child of the server: it speaks WebSocket on the sockets that the server hands over,
 * and ends with it.
 * @param open the engine's `close` pauses what runs, so that it can be gone on with
 */
export async function serveEngine(open: () => Promise<Pick<Workbench, "router" | "close">>): Promise<void> {
  // Ctrl+C in a terminal goes to every process in it. The server decides when the engine ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

  const opening = open().then((workbench) => ({
    workbench,
    connect: createConnector(workbench.router),
  }));
  let ending = false;

  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), PAUSE_MILLISECONDS);
    try {
      const { workbench } = await opening;
      await workbench.close();
      process.exit(0);
    } catch {
      process.exit(1);
    }
  };

  const receive = receiveSockets((request, socket) => {
    opening.then(({ connect }) => connect(request, socket)).catch(() => socket.destroy());
  });
  process.on("message", (message: ToEngine, socket?: Socket) => {
    if (message.type === "close") void end();
    else receive(message, socket);
  });
  process.once("disconnect", () => void end());

  try {
    await opening;
    tellServer({ type: "ready" });
  } catch (error) {
    tellServer({ type: "failed", error: toErrorRecord(error) });
    process.disconnect();
  }
}
