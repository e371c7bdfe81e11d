// Where the project is, and what lies in it. Runs on Node >= 20, before any package is installed.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

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
