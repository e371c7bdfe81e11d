// Builds a folder of dist/ if its sources changed since the last time.
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { root } from "./places.mjs";

const STAMP = ".built-from";

/**
 * Builds dist/NAME, unless it was built from the same sources. It is built beside the old files, which then make way, so that
 * whoever reads them meanwhile finds all or nothing new.
 * @param name of the folder
 * @param patterns of everything that the result depends on
 * @param build writes the files into the folder that it is given
 * @throws what `build` throws; the old files stay
 */
export async function rebuild(name, patterns, build) {
  const target = `${root}/dist/${name}`;
  const fresh = `${root}/dist/.${name}-${process.pid}`;
  const old = `${fresh}-old`;
  const sources = hashSources(patterns);
  if (readStamp(target) === sources) return;

  mkdirSync(`${root}/dist`, { recursive: true });
  removeLeftovers(name);
  try {
    await build(fresh);
    writeFileSync(`${fresh}/${STAMP}`, sources);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    if (!existsSync(target) && existsSync(old)) renameSync(old, target);
    // Somebody else's build of the same sources was quicker.
    if (readStamp(target) !== sources) throw error;
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what builds of a folder left that were killed. */
function removeLeftovers(name) {
  for (const folder of readdirSync(`${root}/dist`)) {
    const [, builder, pid] = /^\.(.+)-(\d+)(?:-old)?$/.exec(folder) ?? [];
    if (builder === name && !isOfAnother(Number(pid)))
      rmSync(`${root}/dist/${folder}`, { recursive: true, force: true });
  }
}

/** Whether a process runs that is not this one, which has built nothing yet. */
function isOfAnother(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be signalled.
    return error.code === "EPERM";
  }
}

function hashSources(patterns) {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`).sort();
  for (const path of paths)
    hash
      .update(`${path.slice(root.length + 1)}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

function readStamp(target) {
  const file = `${target}/${STAMP}`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
