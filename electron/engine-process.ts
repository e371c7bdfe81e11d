/** What the engine's utility process runs. COUNTERPOINT_HOME names the folder in which everything is kept. */
import process from "node:process";
import { installNetworkGate } from "../engine/network/gate.ts";
import { forkThroughMain } from "./processes/fork-through-main.ts";
import { parentPort } from "./processes/ports.ts";
import { serveEngine } from "./processes/serve-engine.ts";
import { spawnThroughMain } from "./processes/spawn-model.ts";

const gate = installNetworkGate();
await serveEngine(
  parentPort(),
  async (main) => {
    forkThroughMain(main);
    const { holdHomeForWindow } = await import("../engine/home/window.ts");
    const { COUNTERPOINT_HOME: home = "" } = process.env;
    return holdHomeForWindow({
      home,
      gate,
      spawnModelProcess: spawnThroughMain(main),
      warn: (message) => main.warned(message),
    });
  },
  (code) => process.exit(code),
);
