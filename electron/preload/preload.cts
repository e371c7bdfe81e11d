// The page's sandbox lets this file require Electron and nothing of ours: it stands for itself.
import type { IpcRendererEvent } from "electron";
import type { ShellApi, ShellCommand } from "../../engine/contract/shell.ts";

/** As much of the page as is used here. */
declare const window: {
  readonly location: { readonly origin: string };
  postMessage(message: string, origin: string, transfer: readonly unknown[]): void;
  addEventListener(event: "load", listener: () => void): void;
};

// eslint-disable-next-line @typescript-eslint/no-require-imports -- a sandboxed script is CommonJS
const { contextBridge, ipcRenderer } = require("electron") as typeof import("electron");

const ask = (channel: string, ...input: readonly string[]): Promise<unknown> =>
  ipcRenderer.invoke(`counterpoint:${channel}`, ...input);

const shell: ShellApi = {
  kind: "electron",
  chooseFolder: () => ask("choose-folder") as Promise<string | null>,
  chooseHome: () => ask("choose-home") as Promise<void>,
  openHome: () => ask("open-home") as Promise<void>,
  setTheme: (theme) => ask("set-theme", theme) as Promise<void>,
  setLanguage: (language) => ask("set-language", language) as Promise<void>,
  onCommand: (listener) => {
    const hear = (_event: IpcRendererEvent, command: ShellCommand): void => listener(command);
    ipcRenderer.on("counterpoint:command", hear);
    return () => void ipcRenderer.off("counterpoint:command", hear);
  },
};

contextBridge.exposeInMainWorld("counterpointShell", shell);

// Ports cannot cross the bridge, only be posted from window to window.
ipcRenderer.on("counterpoint:engine-port", ({ ports }) => {
  if (window.location.origin === "app://counterpoint") {
    window.postMessage("counterpoint:engine-port", window.location.origin, ports);
  }
});
// Only then do the page's scripts listen. A port comes now, and again after each start of the engine.
window.addEventListener("load", () => void ask("connect"));
