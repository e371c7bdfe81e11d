/** What a model's process runs: it serves one model to the process that started it, and ends with it. */
import process from "node:process";
import type { OwnerPort } from "./serve.ts";

/** The port that Electron gives its utility processes; Node's child processes have `process.send` instead. */
interface ElectronPort {
  postMessage(message: unknown): void;
  on(event: "message", listener: (event: { readonly data: unknown }) => void): void;
  on(event: "close", listener: () => void): void;
}

/** Ends this process in the middle of whatever it computes: nobody is there to take the result. */
function endAtOnce(): void {
  process.kill(process.pid, "SIGKILL");
}

function openPort(): OwnerPort {
  const electron = (process as { readonly parentPort?: ElectronPort }).parentPort;
  if (electron !== undefined) {
    electron.on("close", endAtOnce);
    return {
      send: (message) => electron.postMessage(message),
      onMessage: (listener) => electron.on("message", ({ data }) => listener(data)),
    };
  }
  process.on("disconnect", endAtOnce);
  if (!process.connected) endAtOnce();
  return {
    send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => void process.on("message", listener),
  };
}

// Ctrl+C in a terminal goes to every process in it. The owner decides what becomes of the model.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

const port = openPort();
// Messages wait in the channel until somebody listens, and the libraries take a while to load.
const [{ serveModel }, { loadLlamaModel }] = await Promise.all([import("./serve.ts"), import("../load.ts")]);
serveModel(port, loadLlamaModel, () => process.exit(0));
