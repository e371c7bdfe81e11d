/** The engine of `serve`, in a process of its own. */
import process from "node:process";
import { installNetworkGate } from "../../engine/network/gate.ts";
import { serveEngine } from "./serve-engine.ts";

const gate = installNetworkGate();
const [home = "."] = process.argv.slice(2);
await serveEngine(async () => {
  const { holdHomeForWindow } = await import("../../engine/home/window.ts");
  return holdHomeForWindow({ home, gate });
});
