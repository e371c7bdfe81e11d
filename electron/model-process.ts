/** What a model's utility process runs: it serves one model over the port that it is handed, and ends with it. */
import process from "node:process";
import { installNetworkGate } from "../engine/network/gate.ts";
import { forkThroughMain } from "./processes/fork-through-main.ts";
import { MainLink } from "./processes/main-link.ts";
import { parentPort, type Port } from "./processes/ports.ts";

installNetworkGate();
const owner = Promise.withResolvers<Port>();
const main = new MainLink(parentPort(), { onPort: owner.resolve });
forkThroughMain(main);

const port = await owner.promise;
// Nobody is there to take the result of what it computes.
port.on("close", () => process.kill(process.pid, "SIGKILL"));
const [{ serveModel }, { loadLlamaModel, planLlamaModel }] = await Promise.all([
  import("../native/llama/process/serve.ts"),
  import("../native/llama/load.ts"),
]);
const ownerPort = {
  send: (message: unknown) => port.postMessage(message),
  onMessage: (listener: (message: unknown) => void) => void port.on("message", ({ data }) => listener(data)),
};
serveModel(ownerPort, { load: loadLlamaModel, plan: planLlamaModel }, () => process.exit(0));
port.start();
