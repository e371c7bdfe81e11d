#!/usr/bin/env node
// The command line under its own name: "npm link" puts it on the path. It runs on the Node that the project brings.
import { spawn } from "node:child_process";
import process from "node:process";
import { installPackages, isOnOwnNode, node } from "./install.mjs";
import { returnToCaller, root } from "./places.mjs";

returnToCaller("counterpoint");

// A script of npm's has that Node on its path; it need not be started once more.
if (installPackages() && isOnOwnNode()) await import("../cli/main.ts");
else runOnOwnNode();

function runOnOwnNode() {
  const child = spawn(node, [`${root}/cli/main.ts`, ...process.argv.slice(2)], { stdio: "inherit" });
  // Who interrupts this process alone means the child, which takes a Ctrl+C that reaches both for one. On Windows it always
  // does, and passing it on would kill the child.
  process.on("SIGINT", () => {
    if (process.platform !== "win32") child.kill("SIGINT");
  });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // One that the interrupt itself has ended has the exit code that shells give it.
  child.on("exit", (code, signal) => (process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1)));
}
