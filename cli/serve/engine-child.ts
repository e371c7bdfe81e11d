/** The engine of `serve`, in a process of its own. */
import process from "node:process";
import { holdHomeForWindow } from "../../engine/home/window.ts";
import { installNetworkGate } from "../../engine/network/gate.ts";
import { serveEngine } from "./serve-engine.ts";

const [home = "."] = process.argv.slice(2);
await serveEngine(() => holdHomeForWindow({ home, gate: installNetworkGate() }));
