/** The engine of `serve`, in a process of its own. */
import process from "node:process";
import { installNetworkGate } from "../../engine/network/gate.ts";
import { openWorkbench } from "../../engine/workbench.ts";
import { serveEngine } from "./serve-engine.ts";

const [home = "."] = process.argv.slice(2);
await serveEngine(() => openWorkbench({ home, gate: installNetworkGate() }));
