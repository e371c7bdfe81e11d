import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { handleShellCalls } from "../../electron/main/ipc.ts";
import { ENGINE_PORT, type ShellApi } from "../../engine/contract/shell.ts";

const SCRIPT = stripTypeScriptTypes(
  readFileSync(new URL("../../electron/preload/preload.cts", import.meta.url), "utf8"),
);

/** Runs the preload script as Electron does, with a double of what its sandbox offers. */
function loadPreload(origin = "app://counterpoint") {
  const ipcRenderer = new EventEmitter();
  const invoked: unknown[][] = [];
  const posted: unknown[][] = [];
  const exposed: Record<string, unknown> = {};
  let onLoad = (): void => undefined;
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, api: unknown) => (exposed[name] = api) },
    ipcRenderer: Object.assign(ipcRenderer, {
      invoke: (...call: unknown[]) => Promise.resolve(invoked.push(call)),
    }),
  };
  const required: string[] = [];
  runInNewContext(SCRIPT, {
    require: (name: string) => {
      required.push(name);
      return electron;
    },
    window: {
      location: { origin },
      postMessage: (...message: unknown[]) => posted.push(message),
      addEventListener: (_event: string, listener: () => void) => (onLoad = listener),
    },
  });
  const shell = exposed.counterpointShell as ShellApi;
  return { shell, exposed, ipcRenderer, invoked, posted, required, load: () => onLoad() };
}

describe("the preload script", () => {
  it("gives the page the shell's offers and nothing of Electron or Node", () => {
    const { exposed, required } = loadPreload();
    expect(required).toEqual(["electron"]);
    expect(Object.keys(exposed)).toEqual(["counterpointShell"]);
    expect(Object.keys(exposed.counterpointShell as object).toSorted()).toEqual([
      ...["chooseFolder", "chooseHome", "kind", "onCommand", "openHome", "setLanguage", "setTheme"],
    ]);
  });

  it("asks only by channels that the main process answers", () => {
    const { shell, invoked, load } = loadPreload();
    void shell.chooseFolder();
    void shell.chooseHome();
    void shell.openHome();
    void shell.setTheme("dark");
    void shell.setLanguage("zh-CN");
    load();
    const answered: string[] = [];
    const nothing = () => Promise.resolve(null);
    handleShellCalls(
      { handle: (channel) => void answered.push(channel) },
      {
        ...{ connect: () => undefined, setTheme: () => undefined, setLanguage: () => undefined },
        ...{ chooseFolder: nothing, chooseHome: () => Promise.resolve() },
        openHome: () => Promise.resolve(),
      },
    );
    expect(invoked.map(([channel]) => channel).toSorted()).toEqual(answered.toSorted());
    expect(invoked).toContainEqual(["counterpoint:set-theme", "dark"]);
  });

  it("hands the engine's port to the page, by the message that the page waits for", () => {
    const { ipcRenderer, posted } = loadPreload();
    ipcRenderer.emit(ENGINE_PORT, { ports: ["port"] });
    expect(posted).toEqual([[ENGINE_PORT, "app://counterpoint", ["port"]]]);
  });

  it("hands no port to another page", () => {
    const { ipcRenderer, posted } = loadPreload("https://example.org");
    ipcRenderer.emit(ENGINE_PORT, { ports: ["port"] });
    expect(posted).toEqual([]);
  });

  it("asks for the port only when the page's scripts listen", () => {
    const { invoked, load } = loadPreload();
    expect(invoked).toEqual([]);
    load();
    expect(invoked).toEqual([["counterpoint:connect"]]);
  });

  it("passes commands of the menu on, without the event, until nobody listens", () => {
    const { shell, ipcRenderer } = loadPreload();
    const heard: unknown[][] = [];
    const stop = shell.onCommand((...command) => heard.push(command));
    ipcRenderer.emit("counterpoint:command", { sender: "secret" }, "settings");
    stop();
    ipcRenderer.emit("counterpoint:command", {}, "about");
    expect(heard).toEqual([["settings"]]);
  });
});
