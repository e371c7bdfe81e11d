/** What a model's process runs where Node starts it (see spawn.ts): it serves one model to the process that started it, and ends with it. */
import process from "node:process";
import type { OwnerPort } from "./serve.ts";

/** Ends this process in the middle of whatever it computes: nobody is there to take the result. */
function endAtOnce(): void {
  process.kill(process.pid, "SIGKILL");
}

function openPort(): OwnerPort {
  process.on("disconnect", endAtOnce);
  if (!process.connected) endAtOnce();
  return {
    send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => void process.on("message", listener),
  };
}

// Ctrl+C goes to every process in a terminal, and what stops a service to every process of the service. The owner decides
// what becomes of the model.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

const port = openPort();
// Messages wait in the channel until somebody listens, and the libraries take a while to load.
const [{ serveModel }, { loadLlamaModel, planLlamaModel }] = await Promise.all([
  import("./serve.ts"),
  import("../load.ts"),
]);
serveModel(port, { load: loadLlamaModel, plan: planLlamaModel }, () => process.exit(0));
