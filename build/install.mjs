// Installs the packages of package-lock.json if they are not there, or not of this lock. Needs only Node >= 20 and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { root } from "./places.mjs";

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

/** Whether this process runs on that Node. */
export function isOnOwnNode() {
  return existsSync(node) && realpathSync.native(node) === realpathSync.native(process.execPath);
}

/**
 * Runs `npm ci` unless the installed packages are those of the lock file; ends the process if that fails.
 * @returns whether nothing had to be done; else even the Node on which this process was started may have been replaced
 */
export function installPackages() {
  const lock = readFileSync(`${root}/package-lock.json`, "utf8");
  const wanted = createHash("sha256").update(lock).digest("hex");
  const isInstalled = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return true;
  if (isInstalledByHand(lock)) {
    keepStamp(wanted);
    return true;
  }

  takeTurn();
  let isDone = isInstalled();
  if (!isDone) {
    console.error("Installing packages (once) …");
    isDone = runNpm();
  }
  if (isDone) writeFileSync(stamp, wanted);
  rmSync(turn, { force: true });
  if (isInstalled()) return false;
  console.error(
    isDone
      ? `npm installed the packages, but there is no Node at "${node}": it did not run the install script of ` +
          'the package "node". Let it: "allowScripts" in package.json has to name "node", and ' +
          '"npm config get ignore-scripts" has to say false. Then try again.'
      : "The packages could not be installed. Check that npm reaches its registry, then try again.",
  );
  process.exit(1);
}

/** In a folder that cannot be written to, the packages are looked at each time. */
function keepStamp(wanted) {
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // Nothing depends on it but the time that the look takes.
  }
}

/** Whether npm, run by hand, installed what the lock names. Optional packages, as those of other systems, may lack. */
function isInstalledByHand(lock) {
  if (!existsSync(node)) return false;
  try {
    const installed = JSON.parse(readFileSync(`${root}/node_modules/.package-lock.json`, "utf8")).packages;
    return Object.entries(JSON.parse(lock).packages).every(
      ([path, { version, optional }]) =>
        path === "" || (path in installed ? installed[path].version === version : optional),
    );
  } catch {
    return false;
  }
}

function runNpm() {
  const program = ownProgram();
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm ? [program, npm] : ["npm"];
  // NODE_ENV or a setting of npm may leave out packages without which nothing starts.
  const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const install = spawnSync(command, [...first, "ci", ...flags], {
    cwd: root,
    env: environment,
    stdio: ["ignore", 2, 2],
    shell: !npm && process.platform === "win32",
  });
  // npm may have given up before it took anything away; what is on the path then starts nothing.
  if (program !== process.execPath && !existsSync(node) && existsSync(dirname(node)))
    copyFileSync(program, node);
  return install.status === 0;
}

/** The program of this process. On Windows it cannot be deleted while it runs, but it can be moved out of npm's way. */
function ownProgram() {
  if (process.platform !== "win32" || !isOnOwnNode()) return process.execPath;
  const aside = `${root}/dist/replaced-node`;
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // One that was moved earlier runs still.
  }
  mkdirSync(aside, { recursive: true });
  const moved = `${aside}/node-${process.pid}.exe`;
  renameSync(process.execPath, moved);
  return moved;
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
