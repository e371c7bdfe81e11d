import { realpath, stat } from "node:fs/promises";
import nodePath, { basename, join, type PlatformPath } from "node:path";
import { DatasetError } from "../../core/errors.ts";

/**
 * The file of a database that a data file names: `NAME` itself, `NAME.sqlite`, `NAME.db`, or either of these in a folder
 * `NAME`, as Spider and BIRD keep them. Nothing outside the folder is ever found, whatever the name or a link says.
 * @throws DatasetError
 */
export async function findDatabase(name: string, folder: string): Promise<string> {
  if (name === "" || name === "." || name === ".." || name !== basename(name) || /[\\\0]/.test(name)) {
    throw new DatasetError(
      `A question names the database ${JSON.stringify(name.slice(0, 100))}; it must be the name of a file in ${folder}, without a folder.`,
      { database: name.slice(0, 100), folder },
    );
  }
  const root = await realpath(folder).catch(() => {
    throw new DatasetError(`There is no folder ${folder} with databases. Check --databases.`, { folder });
  });
  const candidates = [
    name,
    `${name}.sqlite`,
    `${name}.db`,
    join(name, `${name}.sqlite`),
    join(name, `${name}.db`),
  ];
  for (const candidate of candidates) {
    const path = await realpath(join(root, candidate)).catch(() => undefined);
    if (path !== undefined && liesBelow(root, path) && (await stat(path)).isFile()) return path;
  }
  throw new DatasetError(
    `There is no database ${name} (nor ${name}.sqlite) in ${folder}. Name its folder with --databases.`,
    { database: name, folder },
  );
}

/** Whether a path leads to something below a folder, which may be the root of a disk; both are absolute, without links. */
export function liesBelow(folder: string, path: string, system: PlatformPath = nodePath): boolean {
  const way = system.relative(folder, path);
  const [first = ""] = way.split(system.sep);
  // On Windows the way to another disk is absolute.
  return first !== "" && first !== ".." && !system.isAbsolute(way);
}
