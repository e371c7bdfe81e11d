/** The entry of Electron's main process. All that it does is done by startShell, which is tried without Electron. */
import * as electron from "electron";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { installNetworkGate } from "../../engine/network/gate.ts";
import { shellPlaces } from "./places.ts";
import { startShell } from "./shell.ts";

installNetworkGate();
const app = fileURLToPath(new URL("../..", import.meta.url));
const resources = electron.app.isPackaged ? process.resourcesPath : electron.app.getAppPath();
void startShell(electron, shellPlaces(app, resources), process);
