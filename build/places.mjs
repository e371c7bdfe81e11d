// Where the project is, what lies in it, and whence it is called. Runs on Node >= 20, before any package is installed.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Goes back to the folder from which npm was called for a script of this project: paths on its command line are meant
 * from there, but npm starts every script in the project's folder.
 * @param script its name in package.json
 */
export function returnToCaller(script) {
  const { npm_lifecycle_event: event, npm_package_json: file, INIT_CWD: folder } = process.env;
  if (event !== script || !folder || !file || !existsSync(file)) return;
  if (realpathSync(file) === realpathSync(join(root, "package.json"))) process.chdir(folder);
}

/**
 * Electron's program, which its package comes without; undefined if it is not there.
 * @param folder of the package
 */
export function electronProgram(folder = `${root}/node_modules/electron`) {
  const pathFile = join(folder, "path.txt");
  if (!existsSync(pathFile)) return undefined;
  const program = join(folder, "dist", readFileSync(pathFile, "utf8"));
  return existsSync(program) ? program : undefined;
}
