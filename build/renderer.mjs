// Builds the renderer into dist/renderer if its sources changed since the last time. Silent unless something fails.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

// Tests call this too, in an environment from which React would take that it is being developed: several times slower.
process.env.NODE_ENV = "production";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = `${root}dist/renderer`;
const stamp = ".built-from";

/** Everything that the result depends on. */
const SOURCES = [
  "renderer/**",
  "core/**",
  "engine/contract/**",
  "build/renderer.mjs",
  "build/vite.config.mjs",
  "package-lock.json",
];

const sources = hashSources();
if (readStamp() !== sources) await rebuild();

function hashSources() {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  for (const path of paths)
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

function readStamp() {
  const file = `${target}/${stamp}`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Builds beside the old files and then swaps them, so that whoever reads them meanwhile finds all or nothing new. */
async function rebuild() {
  const fresh = `${root}dist/.renderer-${process.pid}`;
  const old = `${fresh}-old`;
  mkdirSync(`${root}dist`, { recursive: true });
  try {
    await build({ configFile: `${root}build/vite.config.mjs`, build: { outDir: fresh } });
    writeFileSync(`${fresh}/${stamp}`, sources);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    // Somebody else's build of the same sources was quicker.
    if (readStamp() !== sources) throw error;
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
}
