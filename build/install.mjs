// Installs the packages of package-lock.json if they are not there, or not of this lock. Needs only Node >= 20 and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}/node_modules/.counterpoint-lock`;
/** Holds the process id of who is installing. */
const turn = `${root}/dist/installing`;
/** Milliseconds. */
const LONGEST_TURN = 20 * 60_000;

// Neither package may fetch anything besides what the registry sent: the prebuilt binaries come as packages.
const environment = {
  ...process.env,
  ONNXRUNTIME_NODE_INSTALL: "skip",
  NODE_LLAMA_CPP_SKIP_DOWNLOAD: "true",
};

/** The Node that the project brings; every script runs on it. */
export const node = `${root}/node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;

/** Runs `npm ci` unless the installed packages are those of the lock file; ends the process if that fails. */
export function installPackages() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}/package-lock.json`))
    .digest("hex");
  const isInstalled = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return;

  takeTurn();
  if (!isInstalled()) {
    console.error("Installing packages (once) …");
    if (runNpm()) writeFileSync(stamp, wanted);
  }
  rmSync(turn, { force: true });
  if (isInstalled()) return;
  console.error("The packages could not be installed. Check that npm reaches its registry, then try again.");
  process.exit(1);
}

function runNpm() {
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const install = spawnSync(command, [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", 2, 2],
    shell: !npm && process.platform === "win32",
  });
  return install.status === 0;
}

/** Waits while another process installs: two at once would take away each other's files, and leave none. */
function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true });
  let told = false;
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!isTaken()) {
      rmSync(turn, { force: true });
      continue;
    }
    if (!told) console.error("Another installation of the packages is going on; waiting for its end …");
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

/**
 * Whether the process that has its turn still runs. Process ids come again: one that is left may be that of another process, or our
 * own; so nobody has a turn for longer than an installation can take.
 */
function isTaken() {
  try {
    const id = Number(readFileSync(turn, "utf8"));
    if (!(id > 0) || id === process.pid || Date.now() - statSync(turn).mtimeMs > LONGEST_TURN) return false;
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
