// Installs the packages of package-lock.json if they are not there, or not of this lock. Needs only Node >= 20 and npm.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}/node_modules/.counterpoint-lock`;

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
  const lock = createHash("sha256")
    .update(readFileSync(`${root}/package-lock.json`))
    .digest("hex");
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;

  console.error("Installing packages (once) …");
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const install = spawnSync(command, [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", 2, 2],
    shell: !npm && process.platform === "win32",
  });
  if (install.status !== 0 || !existsSync(node)) {
    console.error(
      "The packages could not be installed. Check that npm reaches its registry, then try again.",
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
