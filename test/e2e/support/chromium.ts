import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const MAC_APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser of this machine: COUNTERPOINT_CHROMIUM, or the first that the path has.
 * @throws Error that says how to get one
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const chosen = environment.COUNTERPOINT_CHROMIUM;
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const ending = process.platform === "win32" ? ".exe" : "";
  const places = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending))),
    ...(process.platform === "darwin" ? MAC_APPLICATIONS : []),
  ];
  const found = (chosen === undefined ? places : [chosen]).find(isProgram);
  if (found === undefined) {
    throw new Error(
      chosen === undefined
        ? "These tests need Chromium (Debian: apt-get install chromium), or COUNTERPOINT_CHROMIUM with its path."
        : `COUNTERPOINT_CHROMIUM names "${chosen}", which is no program.`,
    );
  }
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
