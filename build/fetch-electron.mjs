// Brings Electron's program, which its package lacks, by the package's own script. Ends with 0 if it is there; else with 1 and
// the reason in one line on standard output. Usage: fetch-electron.mjs [FOLDER of the package] [SECONDS without an answer]
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import { fileURLToPath } from "node:url";
import { electronProgram } from "./places.mjs";

const [folder = fileURLToPath(new URL("../node_modules/electron", import.meta.url)), seconds = "10"] =
  process.argv.slice(2);

const isThere = () => electronProgram(folder) !== undefined;
const problem = isThere() ? undefined : await fetchProgram();
if (problem !== undefined) {
  console.log(problem);
  process.exitCode = 1;
}

/** Runs the script for as long as bytes keep coming. */
function fetchProgram() {
  if (!existsSync(join(folder, "install.js"))) return "its package is not installed; npm start installs it";
  const arriving = mkdtempSync(join(tmpdir(), "counterpoint-electron-"));
  const temporary = { TMPDIR: arriving, TMP: arriving, TEMP: arriving };
  const proxied = process.env.HTTPS_PROXY ?? process.env.https_proxy;
  const child = spawn(process.execPath, ["install.js"], {
    cwd: folder,
    env: { ...process.env, ...temporary, ...(proxied && { ELECTRON_GET_USE_PROXY: "true" }) },
    stdio: ["ignore", "ignore", "pipe"],
  });

  let words = "";
  let bytes = 0;
  let stopped;
  child.stderr.setEncoding("utf8").on("data", (text) => (words += text));
  const stop = (why) => {
    stopped = why;
    child.kill("SIGKILL");
  };
  const giveUp = () => stop(`there was no answer within ${seconds} s`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop("it was interrupted"));
  let patience = setTimeout(giveUp, Number(seconds) * 1000);
  // What was received lies in the temporary folder first, and is then unpacked into the package's.
  const look = setInterval(() => {
    const now = sizeOf(arriving) + sizeOf(join(folder, "dist"));
    if (now === bytes) return;
    if (bytes === 0) console.error("Fetching Electron (once, about 120 MB) …");
    bytes = now;
    clearTimeout(patience);
    patience = setTimeout(giveUp, Number(seconds) * 1000);
  }, 200);

  return new Promise((resolve) => {
    child.once("close", () => {
      clearInterval(look);
      clearTimeout(patience);
      rmSync(arriving, { recursive: true, force: true });
      resolve(isThere() ? undefined : (stopped ?? reason(words)));
    });
  });
}

/** What went wrong, as the first line of a stack says it. */
function reason(words) {
  const [first = ""] = words.split("\n");
  return first.replace(/^\w*Error: /, "").trim() || "its script failed";
}

/** Bytes in the files of a folder. */
function sizeOf(directory) {
  if (!existsSync(directory)) return 0;
  return readdirSync(directory, { recursive: true })
    .map((name) => statSync(join(directory, name), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
}
