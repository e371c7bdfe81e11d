import { spawn } from "node:child_process";

/** What opens an address in the default browser, by platform; the address follows. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Tries to show an address in the default browser. That there is none is no error: the address is printed anyway. */
export function openBrowser(address: string, platform = process.platform): void {
  const [command, ...args] = OPENERS[platform] ?? ["xdg-open"];
  const opener = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  opener.on("error", () => undefined);
  opener.unref();
}
