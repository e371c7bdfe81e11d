// npm start: opens the window, or where Electron's program cannot be had, the same in a browser, and says why in one line.
// Usage: npm start [-- --home DIR]
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { installPackages, node } from "./install.mjs";
import { electronProgram, returnToCaller, root } from "./places.mjs";

returnToCaller("start");
takeHome();
installPackages();

/** A window that ends so soon and with an error never showed anything. */
const OPENING_MILLISECONDS = 5000;
/** How long a program that could not be fetched is not asked for again. */
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const problem = withoutWindow() ?? fetchElectron() ?? buildShell() ?? (await openWindow());
if (problem !== undefined) {
  console.error(`No window of its own (${problem}): Counterpoint opens in the browser.`);
  process.exitCode = await run(node, ["cli/main.ts", "serve", "--open"]);
}

/** The window and the browser's server both heed the variable. Nothing but the home can be chosen here. */
function takeHome() {
  try {
    const { home } = parseArgs({ options: { home: { type: "string" } } }).values;
    const chosen = home || process.env.COUNTERPOINT_HOME;
    if (chosen) process.env.COUNTERPOINT_HOME = resolve(withPersonalFolder(chosen));
  } catch (error) {
    console.error(`${error.message}. npm start takes nothing but "-- --home DIR".`);
    process.exit(2);
  }
}

/** As in engine/contract/personal-folder.ts, which this file cannot load: it runs on any Node from 20 on. */
function withPersonalFolder(path) {
  return /^~($|[/\\])/.test(path) ? join(homedir(), path.slice(2)) : path;
}

function withoutWindow() {
  const { COUNTERPOINT_NO_WINDOW, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (COUNTERPOINT_NO_WINDOW) return "COUNTERPOINT_NO_WINDOW is set";
  if (process.platform === "linux" && !DISPLAY && !WAYLAND_DISPLAY) return "there is no display";
  return undefined;
}

/** Electron's package comes without its program. That it cannot be fetched is remembered for a day. */
function fetchElectron() {
  const note = `${root}/node_modules/.counterpoint-electron`;
  const retry = "npm run electron tries again";
  if (electronProgram() !== undefined) return undefined;
  if (existsSync(note) && Date.now() - statSync(note).mtimeMs < DAY_MILLISECONDS)
    return readFileSync(note, "utf8");
  const fetching = spawnSync(node, ["build/fetch-electron.mjs"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (fetching.status === 0) return undefined;
  const problem = `Electron could not be fetched: ${fetching.stdout.trim()}; ${retry}`;
  keepNote(note, problem);
  return problem;
}

/** In a folder that cannot be written to, it is tried again each time. */
function keepNote(note, problem) {
  try {
    writeFileSync(note, problem);
  } catch {
    // Nothing depends on it but the time that fetching takes.
  }
}

/** The shell runs compiled, unlike everything else in a clone, and shows the built page. */
function buildShell() {
  for (const script of ["build/renderer.mjs", "build/emit-app.mjs"]) {
    const build = spawnSync(node, [script], { cwd: root, stdio: ["ignore", 2, 2] });
    if (build.status !== 0) return `${script} failed, see above`;
  }
  return undefined;
}

async function openWindow() {
  const began = Date.now();
  const code = await run(electronProgram(), ["."]);
  if (code === 0 || Date.now() - began > OPENING_MILLISECONDS) {
    process.exitCode = code;
    return undefined;
  }
  return "Electron did not start; see above";
}

/** Runs a program until it ends. Ctrl+C reaches it by itself; this process waits for what it makes of it. */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit" });
  let asked = false;
  process.on("SIGINT", () => (asked = true));
  process.on("SIGTERM", () => {
    asked = true;
    child.kill("SIGTERM");
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(asked ? 0 : (code ?? 1)));
  });
}
