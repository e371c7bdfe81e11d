import { homedir } from "node:os";
import { join } from "node:path";

/**
 * A path whose leading `~` means the person's own folder. Shells leave it alone within `--home=~/…`, and where it is quoted;
 * another person's folder, as in `~anna`, stays as it is.
 */
export function withPersonalFolder(path: string, personal: string = homedir()): string {
  return /^~($|[/\\])/.test(path) ? join(personal, path.slice(2)) : path;
}
