// npm run test:offline: the end-to-end suite in a network namespace that has nothing but its own loopback. Proves that nothing
// beyond it can be reached, and afterwards, by the kernel's counts, that nothing in the namespace ever tried. A kernel that does
// not count, as some sandboxes have, is told of: there the first half alone is proved.
// Usage: offline.mjs [ARGUMENTS of vitest]; with --can it only ends with 0 or 1, as there can be such a namespace or not.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { attempts } from "./attempts.mjs";
import { node } from "./install.mjs";
import { root } from "./places.mjs";

/**
 * Chromium asks the kernel, once in each browser, whether there is a way to this address, to learn whether IPv6 is worth its
 * while; nothing is sent. With a way to it, which ends in the namespace, this does not count as an attempt.
 */
const CHROMIUM_PROBE = "2001:4860:4860::8888";

/** The kernel's counts of IPv4 and IPv6. */
const COUNTS = ["/proc/net/snmp", "/proc/net/snmp6"];

const script = fileURLToPath(import.meta.url);
const [mode, ...rest] = process.argv.slice(2);

if (mode === "--inside") process.exitCode = await runInside(rest);
else if (mode === "--can") process.exitCode = enter(["true"], "ignore");
else process.exitCode = enter([node, script, "--inside", ...process.argv.slice(2)], "inherit");

/** Runs a command in a new namespace whose loopback is up; the user becomes root within it where they are not root already. */
function enter(command, stdio) {
  const asUser = ["--user", "--map-root-user"];
  const ways = process.getuid?.() === 0 ? [[], asUser] : [asUser];
  const way = ways.find((flags) => spawnSync("unshare", ["--net", ...flags, "true"]).status === 0);
  if (way === undefined) {
    if (stdio === "inherit")
      console.error("No namespace can be made here: it takes Linux, unshare, and the right to.");
    return 1;
  }
  const setUp = [
    "ip link set lo up || exit 1",
    `ip -6 route add ${CHROMIUM_PROBE}/128 dev lo 2>/dev/null`,
    'exec "$@"',
  ];
  const args = ["--net", ...way, "sh", "-c", setUp.join("\n"), "sh", ...command];
  return spawnSync("unshare", args, { cwd: root, stdio }).status ?? 1;
}

async function runInside(args) {
  const atFirst = attemptsSoFar();
  let probes = 0;
  for (const host of ["192.0.2.1", "2001:db8::1"]) {
    const end = await reach(host);
    if (!["ENETUNREACH", "EAFNOSUPPORT"].includes(end)) {
      console.error(`This namespace is not cut off: a connection to ${host} ended with ${end}.`);
      return 1;
    }
    if (end === "ENETUNREACH") probes += 1;
  }
  const before = attemptsSoFar();
  const suite = spawnSync(
    node,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.e2e.config.ts", ...args],
    { cwd: root, stdio: "inherit" },
  );
  const tried = attemptsSoFar() - before;
  const known =
    before - atFirst < probes ? `${tried} were counted, but this kernel does not count all` : tried;
  console.log(`Attempts to reach anything beyond this machine: ${known}`);
  return tried === 0 ? (suite.status ?? 1) : 1;
}

function reach(host) {
  return new Promise((resolve) => {
    const socket = connect(9, host);
    socket.once("error", ({ code }) => resolve(code));
    socket.once("connect", () => resolve("a connection"));
  });
}

function attemptsSoFar() {
  const [ip, ip6] = COUNTS.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
  return attempts(ip, ip6);
}
