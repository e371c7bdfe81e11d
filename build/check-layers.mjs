// Checks the import rules of .dependency-cruiser.cjs. Cruising nothing would pass silently, so 0 modules is a failure.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const folders = ["core", "native", "engine", "electron", "cli", "renderer"].filter((name) =>
  existsSync(name),
);
const cruise = spawnSync(
  process.execPath,
  [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    ...folders,
  ],
  { encoding: "utf8" },
);
process.stdout.write(cruise.stdout);
process.stderr.write(cruise.stderr);

const modules = Number(/(\d+) modules/.exec(cruise.stdout)?.[1] ?? 0);
if (modules === 0) {
  console.error(`No modules were cruised in ${folders.join(", ")}; the import rules were not checked.`);
  process.exit(1);
}
process.exit(cruise.status ?? 1);
