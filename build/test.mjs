// npm test: runs every suite whose needs are there and names those left out. With CI=true a suite left out is a failure.
import { spawnSync } from "node:child_process";
import { installPackages, node, root } from "./install.mjs";

installPackages();

const bin = (path) => [node, `node_modules/${path}`];

/** A suite's `need` answers with what is missing and the command that brings it, or with nothing. */
const suites = [
  { name: "format", command: [...bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."] },
  { name: "lint", command: [...bin("eslint/bin/eslint.js"), "."] },
  { name: "types", command: [...bin("typescript/bin/tsc"), "--noEmit"] },
  { name: "types of the window", command: [...bin("typescript/bin/tsc"), "--noEmit", "-p", "renderer"] },
  { name: "layers", command: [node, "build/check-layers.mjs"] },
  { name: "unit", command: [...bin("vitest/vitest.mjs"), "run"] },
  {
    name: "pip",
    command: [...bin("vitest/vitest.mjs"), "run", "--config", "vitest.pip.config.ts"],
    need: () =>
      spawnSync("python3", ["-m", "pip", "--version"]).status === 0
        ? undefined
        : "python3 with pip (Debian: apt-get install python3-pip)",
  },
  {
    name: "gpu",
    command: [...bin("vitest/vitest.mjs"), "run", "--config", "vitest.gpu.config.ts"],
    need: () =>
      spawnSync(node, ["build/has-vulkan.mjs"], {
        cwd: root,
        env: { ...process.env, GGML_VK_VISIBLE_DEVICES: "0" },
      }).status === 0
        ? undefined
        : "a Vulkan device, which may be a software one (Debian: apt-get install mesa-vulkan-drivers)",
  },
];

const chromium = () =>
  spawnSync(node, ["build/has-chromium.mjs"], { cwd: root }).status === 0
    ? undefined
    : "Chromium (Debian: apt-get install chromium), or COUNTERPOINT_CHROMIUM with its path";
// End to end once: without any network where that can be had, else with what network there is, and the lack is named.
const canCutOff = spawnSync(node, ["build/offline.mjs", "--can"], { cwd: root }).status === 0;
suites.push({
  name: "e2e offline",
  command: [node, "build/offline.mjs"],
  need: () =>
    canCutOff ? chromium() : "a network namespace (Linux; Debian: apt-get install util-linux iproute2)",
});
if (!canCutOff) {
  suites.push({
    name: "e2e",
    command: [...bin("vitest/vitest.mjs"), "run", "--config", "vitest.e2e.config.ts"],
    need: chromium,
  });
}

const passed = [];
const failed = [];
const leftOut = [];
for (const suite of suites) {
  const missing = suite.need?.();
  if (missing) {
    leftOut.push(`${suite.name}: needs ${missing}`);
    continue;
  }
  console.log(`\n── ${suite.name}`);
  const [command, ...args] = suite.command;
  const run = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  (run.status === 0 ? passed : failed).push(suite.name);
}

console.log("");
for (const line of leftOut) console.log(`left out  ${line}`);
for (const name of failed) console.log(`failed    ${name}`);
if (process.env.CI === "true") failed.push(...leftOut);
console.log(`${passed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
