import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { leadingPage } from "./pages.ts";

/** What opens an address in the default browser, by platform; the address follows. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/**
 * Tries to show an address that lets in whoever comes first in the default browser. That there is none is no error: the
 * address is printed anyway. Every user of the machine can read what programs are started with, so the browser is started
 * with a file that leads there, except on Windows.
 * @returns takes the file away; to be called once the address was used
 * @throws the system's error if the file cannot be written
 */
export function openBrowser(address: string, platform = process.platform): () => void {
  // There, nobody else can read that, and a file is not found in whose path are letters beyond ASCII.
  const { url, remove } =
    platform === "win32" ? { url: address, remove: () => undefined } : writeEntry(address);
  process.once("exit", remove);
  const [command, ...args] = OPENERS[platform] ?? ["xdg-open"];
  // In the folder at hand Windows would look for the program first, and that may be anybody's.
  const cwd = dirname(process.execPath);
  const opener = spawn(command, [...args, url], { cwd, stdio: "ignore", detached: true });
  opener.on("error", remove);
  opener.once("exit", (code) => {
    if (code !== 0) remove();
  });
  opener.unref();
  return remove;
}

/** A file that leads a browser to an address. */
export interface Entry {
  /** `file:` */
  readonly url: string;
  /** Nothing happens if it is gone already. */
  readonly remove: () => void;
}

/**
 * Writes such a file, which its owner alone can read.
 * @param folder the person's own by default: browsers that run as snaps see no hidden folder, and for a temporary one their own
 * @throws the system's error
 */
export function writeEntry(address: string, folder = homedir()): Entry {
  const file = join(folder, `counterpoint-${randomUUID()}.html`);
  writeFileSync(file, leadingPage(address), { mode: 0o600, flag: "wx" });
  const remove = (): void => {
    try {
      rmSync(file, { force: true });
    } catch {
      // Its address is void by then.
    }
  };
  return { url: pathToFileURL(file).href, remove };
}
