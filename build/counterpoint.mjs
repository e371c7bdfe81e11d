#!/usr/bin/env node
// The command line under its own name: "npm link" puts it on the path. It runs on the Node that the project brings.
import { spawn } from "node:child_process";
import process from "node:process";
import { installPackages, node, root } from "./install.mjs";

installPackages();
const child = spawn(node, [`${root}/cli/main.ts`, ...process.argv.slice(2)], { stdio: "inherit" });
// Ctrl+C reaches the child by itself; this process stays until that has ended.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => (process.exitCode = code ?? 1));
