// npm run test:offline: the end-to-end suite in a network namespace that has nothing but its own loopback. Proves that nothing
// beyond it can be reached, and afterwards, by the kernel's counts, that nothing in the namespace ever tried.
// Usage: offline.mjs [ARGUMENTS of vitest]; with --can it only ends with 0 or 1, as there can be such a namespace or not.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { node, root } from "./install.mjs";

const script = fileURLToPath(import.meta.url);
const [mode, ...rest] = process.argv.slice(2);

if (mode === "--inside") process.exitCode = await runInside(rest);
else if (mode === "--can") process.exitCode = enter(["true"], "ignore");
else process.exitCode = enter([node, script, "--inside", ...process.argv.slice(2)], "inherit");

/** Runs a command in a new namespace whose loopback is up. A user other than root becomes root within it. */
function enter(command, stdio) {
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const up = 'ip link set lo up 2>/dev/null || ifconfig lo up && exec "$@"';
  const run = spawnSync("unshare", ["--net", ...user, "sh", "-c", up, "sh", ...command], { cwd: root, stdio });
  return run.status ?? 1;
}

async function runInside(args) {
  const refusal = await reach("192.0.2.1");
  if (refusal !== "ENETUNREACH") {
    console.error(`This namespace is not cut off: a connection to 192.0.2.1 ended with ${refusal}.`);
    return 1;
  }
  const before = attempts();
  const suite = spawnSync(
    node,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.e2e.config.ts", ...args],
    { cwd: root, stdio: "inherit", env: { ...process.env, COUNTERPOINT_OFFLINE: "1" } },
  );
  const tried = attempts() - before;
  console.log(`${tried} attempts to reach anything beyond this machine`);
  return tried === 0 ? (suite.status ?? 1) : 1;
}

function reach(host) {
  return new Promise((resolve) => {
    const socket = connect(9, host);
    socket.once("error", ({ code }) => resolve(code));
    socket.once("connect", () => resolve("a connection"));
  });
}

/** How often the kernel found no way to an address since the namespace began: one for each connection or datagram tried. */
function attempts() {
  const [names = [], values = []] = readFileSync("/proc/net/snmp", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("Ip:"))
    .map((line) => line.split(/\s+/));
  const six = /^Ip6OutNoRoutes\s+(\d+)$/m.exec(readFileSync("/proc/net/snmp6", "utf8"));
  return Number(values[names.indexOf("OutNoRoutes")]) + Number(six?.[1]);
}
