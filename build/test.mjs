// npm test: runs each of its suites whose needs are there and names those left out. With CI=true a suite left out is a failure.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { installPackages, node } from "./install.mjs";
import { root } from "./places.mjs";

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

/** How much of a failed suite's output is said again at the end, where it is found in a long log. */
const SAID_AGAIN = 8000;

/** Runs a suite, whose output is shown as it comes. Gives whether it passed, and the end of its output. */
async function run({ command: [command, ...args] }) {
  const suite = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let end = "";
  for (const [from, to] of [
    [suite.stdout, process.stdout],
    [suite.stderr, process.stderr],
  ]) {
    from.setEncoding("utf8").on("data", (text) => {
      to.write(text);
      end = (end + text).slice(-SAID_AGAIN);
    });
  }
  const [status] = await once(suite, "close");
  return { passed: status === 0, end };
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
  const result = await run(suite);
  if (result.passed) passed.push(suite.name);
  else failed.push({ name: suite.name, end: result.end });
}

for (const { name, end } of failed) console.log(`\n── ${name} failed; the end of what it said:\n${end}`);
console.log("");
for (const line of leftOut) console.log(`left out  ${line}`);
for (const { name } of failed) console.log(`failed    ${name}`);
const failures = failed.length + (process.env.CI === "true" ? leftOut.length : 0);
console.log(`${passed.length} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
