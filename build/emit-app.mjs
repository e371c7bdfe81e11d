// Compiles what runs in Node and Electron into dist/app, file by file and with the folders' own layout, and puts the
// files beside it that the code reads from there.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");

rmSync(`${root}dist/app`, { recursive: true, force: true });
const compiled = spawnSync(process.execPath, [compiler, "-p", "tsconfig.app.json"], {
  cwd: root,
  stdio: "inherit",
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
cpSync(`${root}engine/samples`, `${root}dist/app/engine/samples`, { recursive: true });
