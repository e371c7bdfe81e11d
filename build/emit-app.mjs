// Compiles what runs in Node and Electron into dist/app if its sources changed since the last time: file by file and with the
// folders' own layout. Puts the files beside it that the code reads from there.
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { root } from "./places.mjs";
import { rebuild } from "./rebuild.mjs";

const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");

const SOURCES = [
  "core/**",
  "native/**",
  "engine/**",
  "electron/**",
  "build/emit-app.mjs",
  "build/places.mjs",
  "build/rebuild.mjs",
  "tsconfig.json",
  "tsconfig.app.json",
  "package.json",
  "package-lock.json",
];

await rebuild("app", SOURCES, (outDir) => {
  const compiled = spawnSync(process.execPath, [compiler, "-p", "tsconfig.app.json", "--outDir", outDir], {
    cwd: root,
    stdio: "inherit",
  });
  if (compiled.status !== 0) throw new Error("The app could not be compiled; see above.");
  cpSync(`${root}/engine/samples`, `${outDir}/engine/samples`, { recursive: true });
});
