import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CounterpointError } from "../../core/errors.ts";

const BUILD = fileURLToPath(new URL("../../build/renderer.mjs", import.meta.url));
const BUILT = fileURLToPath(new URL("../../dist/renderer", import.meta.url));

/**
 * The folder of the built renderer. In a clone it is built first if its sources changed; an installed copy has no sources.
 * @throws CounterpointError if it cannot be built
 */
export async function findRenderer(): Promise<string> {
  if (existsSync(BUILD)) {
    // Standard output belongs to the command's result.
    const build = spawn(process.execPath, [BUILD], { stdio: ["ignore", 2, 2] });
    const [code] = (await once(build, "close")) as [number | null];
    if (code !== 0) throw new CounterpointError("build", "The window's page could not be built; see above.");
  }
  if (!existsSync(BUILT)) throw new CounterpointError("build", `The window's page is missing in "${BUILT}".`);
  return BUILT;
}
