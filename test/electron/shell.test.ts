import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { implement } from "@orpc/server";
import { RPCHandler } from "@orpc/server/message-port";
import type { MenuItemConstructorOptions } from "electron";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ElectronParts } from "../../electron/main/electron-parts.ts";
import type { Sender } from "../../electron/main/ipc.ts";
import { readPreferences } from "../../electron/main/preferences.ts";
import { startShell } from "../../electron/main/shell.ts";
import type { windowOptions } from "../../electron/main/window.ts";
import { contract } from "../../engine/contract/contract.ts";
import type { LiveRun } from "../../engine/contract/live.ts";
import type { RunListing } from "../../engine/contract/reports.ts";
import { SettingsSchema } from "../../engine/contract/settings.ts";
import { nextStep } from "../../engine/storage/next-step.ts";
import { temporaryFolder } from "../support/folder.ts";
import { until } from "../support/wait.ts";
import { channelDouble, ChildDouble, Emitter, type PortDouble } from "./doubles.ts";

const PAGE: Sender = { senderFrame: { url: "app://counterpoint/", parent: null } };

class WindowDouble extends Emitter {
  readonly options: ReturnType<typeof windowOptions>;
  readonly did: string[] = [];
  readonly sent: unknown[][] = [];
  readonly contents = new Emitter();
  readonly webContents = {
    send: (...message: unknown[]) => void this.sent.push(message),
    postMessage: (...message: unknown[]) => void this.sent.push(message),
    on: (event: string, listener: () => void) => this.contents.on(event, listener),
    navigationHistory: {
      goBack: () => void this.did.push("back"),
      goForward: () => void this.did.push("forward"),
    },
  };
  minimized = false;

  constructor(options: ReturnType<typeof windowOptions>) {
    super();
    this.options = options;
  }
  loadURL(url: string): Promise<void> {
    this.did.push(url);
    return Promise.resolve();
  }
  reload = (): void => void this.did.push("reload");
  show = (): void => void this.did.push("show");
  focus = (): void => void this.did.push("focus");
  restore = (): void => void this.did.push("restore");
  maximize = (): void => void this.did.push("maximize");
  isMinimized = (): boolean => this.minimized;
  isMaximized = (): boolean => false;
  isFocused = (): boolean => true;
  isDestroyed = (): boolean => false;
  getNormalBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 });
}

class NotificationDouble extends Emitter {
  readonly body: string;
  shown = false;

  constructor({ body }: { readonly body: string }) {
    super();
    this.body = body;
  }
  show = (): void => void (this.shown = true);
}

class SessionDouble extends Emitter {
  readonly handled: string[] = [];
  readonly webRequest = { onBeforeRequest: () => void this.handled.push("requests") };
  readonly protocol = { handle: (scheme: string) => void this.handled.push(scheme) };
  setPermissionRequestHandler = (): void => void this.handled.push("permissions");
  setPermissionCheckHandler = (): void => undefined;
  setDevicePermissionHandler = (): void => undefined;
  setSpellCheckerEnabled = (): void => undefined;
  setProxy = (): Promise<void> => Promise.resolve();
}

/** All of Electron that the shell uses. */
async function electronDouble({ first = true, chosen = [] as string[] } = {}) {
  const data = await temporaryFolder();
  const log: string[] = [];
  const told: unknown[] = [];
  const windows: WindowDouble[] = [];
  const notifications: NotificationDouble[] = [];
  const powerMonitor = new Emitter();
  const sleep = { isHeldOff: false };
  const engines: ChildDouble[] = [];
  const sessions = new Map<string, SessionDouble>();
  const handlers = new Map<string, (event: Sender, ...input: unknown[]) => unknown>();
  const menus: MenuItemConstructorOptions[][] = [];
  const nativeTheme = { themeSource: "system" as const, shouldUseDarkColors: false };
  const session = (name: string): SessionDouble => {
    const known = sessions.get(name) ?? new SessionDouble();
    sessions.set(name, known);
    return known;
  };
  let userData = data;
  const app = Object.assign(new Emitter(), {
    isPackaged: true,
    commandLine: { appendSwitch: () => undefined },
    enableSandbox: () => void log.push("sandbox"),
    getLocale: () => "en-GB",
    getPath: (name: string) => (name === "userData" ? userData : data),
    setPath: (_name: string, path: string) => {
      userData = path;
      log.push("userData");
    },
    requestSingleInstanceLock: (data: unknown) => {
      log.push("lock");
      told.push(data);
      return first;
    },
    whenReady: async () => {
      await mkdir(userData, { recursive: true });
      log.push("ready");
    },
    setAppUserModelId: (id: string) => void log.push(id),
    quit: () => void log.push("quit"),
    relaunch: () => void log.push("relaunch"),
  });
  const electron: ElectronParts = {
    app,
    BrowserWindow: class extends WindowDouble {
      constructor(options: ReturnType<typeof windowOptions>) {
        super(options);
        windows.push(this);
      }
    },
    Menu: {
      buildFromTemplate: (template) => void menus.push(template),
      setApplicationMenu: () => undefined,
    },
    MessageChannelMain: class {
      readonly port1: PortDouble;
      readonly port2: PortDouble;
      constructor() {
        const { port1, port2 } = channelDouble();
        this.port1 = port1;
        this.port2 = port2;
      }
    },
    Notification: class extends NotificationDouble {
      constructor(options: { readonly body: string }) {
        super(options);
        notifications.push(this);
      }
    },
    dialog: {
      showOpenDialog: () => Promise.resolve({ filePaths: chosen }),
      showMessageBox: ({ message }) => Promise.resolve(log.push(message)),
    },
    ipcMain: { handle: (channel, listener) => void handlers.set(channel, listener) },
    nativeTheme,
    powerMonitor,
    powerSaveBlocker: {
      start: () => {
        sleep.isHeldOff = true;
        return 1;
      },
      stop: () => void (sleep.isHeldOff = false),
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes) => void log.push(...schemes.map(({ scheme }) => scheme)),
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: { defaultSession: session("default"), fromPartition: session },
    shell: {
      openPath: (path) => {
        log.push(`opened ${path}`);
        return Promise.resolve("");
      },
    },
    utilityProcess: {
      fork: (file, _args, { env, serviceName }) => {
        const child = new ChildDouble({ name: serviceName, file, environment: env });
        engines.push(child);
        return child;
      },
    },
  };
  const ask = (channel: string, ...input: unknown[]): unknown =>
    handlers.get(`counterpoint:${channel}`)?.(PAGE, ...input);
  return {
    electron,
    app,
    data,
    log,
    told,
    windows,
    notifications,
    powerMonitor,
    sleep,
    engines,
    sessions,
    menus,
    nativeTheme,
    ask,
    userData: () => userData,
  };
}

async function started({
  platform = "linux",
  ...options
}: Parameters<typeof electronDouble>[0] & { readonly platform?: string } = {}) {
  const double = await electronDouble(options);
  const places = {
    renderer: "/app/dist/renderer",
    preload: "/app/preload.cjs",
    processes: {
      engine: "/app/engine-process.js",
      model: "/app/model-process.js",
      "binary-test": "/test.js",
    },
    models: "/resources/models",
    icon: "/resources/icon.png",
  };
  await startShell(double.electron, places, {
    platform,
    env: { PATH: "/bin", NODE_OPTIONS: "--inspect" },
  });
  // The look at the runs is a timer of the whole process.
  onTestFinished(() => void double.engines.at(-1)?.removeAllListeners());
  return double;
}

/**
 * A shell whose engine carries out runs, which all are done well.
 * @param settings whether a person wants to be notified, at each time that the engine is asked
 */
async function withRuns(settings: readonly boolean[] = []) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const double = await started();
  const [engine] = double.engines;
  let live: readonly LiveRun[] = [];
  const wishes = [...settings];
  const os = implement(contract);
  const router = {
    runs: {
      live: os.runs.live.handler(() => live),
      find: os.runs.find.handler(({ input }) =>
        input.runs.map((run) => ({ run, state: "done" }) as RunListing),
      ),
    },
    settings: {
      get: os.settings.get.handler(() => SettingsSchema.parse({ notifyAtEnd: wishes.shift() ?? true })),
    },
  };
  engine?.says({ type: "ready" });
  const port = engine?.received.at(-1)?.port;
  if (port !== undefined) new RPCHandler(router).upgrade(port);
  port?.start();
  const look = async (runs: readonly LiveRun[]): Promise<void> => {
    live = runs;
    vi.advanceTimersByTime(2000);
    const isBusy = runs.length > 0;
    await until(() => double.sleep.isHeldOff === isBusy);
  };
  /** Lets a run go on at one look, and be done at the next. */
  const end = async (kind: LiveRun["kind"]): Promise<void> => {
    await look([
      {
        ...{ run: kind, kind, phase: "running", strategy: "mcf", model: "practice", title: "A question?" },
        ...{ done: 0, questions: 1, started: "2026-01-01T00:00:00Z", kept: true, sweep: null },
      },
    ]);
    await look([]);
  };
  const notified = async (): Promise<readonly NotificationDouble[]> => {
    await until(() => double.notifications.some(({ shown }) => shown));
    return double.notifications;
  };
  return { ...double, end, notified };
}

/** Clicks an item of the menu that was set first. */
function clickItem([menu]: readonly MenuItemConstructorOptions[][], label: string): void {
  const items = menu?.flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[]);
  const click = items?.find((item) => item.label === label)?.click as (() => void) | undefined;
  click?.();
}

describe("the shell", () => {
  it("registers its protocol and enters the sandbox before Electron is ready", async () => {
    const { log } = await started();
    expect(log.slice(0, 5)).toEqual(["app", "sandbox", "userData", "lock", "ready"]);
  });

  it("says to Windows who it is before Electron is ready, so that its notifications are shown", async () => {
    const { log } = await started({ platform: "win32" });
    expect(log.slice(0, log.indexOf("ready"))).toContain("org.counterpoint.desktop");
  });

  it("ends at once if another instance is there", async () => {
    const { log, windows, engines } = await started({ first: false });
    expect(log.at(-1)).toBe("quit");
    expect(log).not.toContain("ready");
    expect([windows, engines]).toEqual([[], []]);
  });

  it("keeps what Chromium writes apart from the home folder", async () => {
    const { userData, engines } = await started();
    const home = engines[0]?.start.environment.COUNTERPOINT_HOME ?? "";
    expect(userData()).toContain("Counterpoint Window");
    expect(userData().startsWith(home)).toBe(false);
  });

  it("guards the page's session and the default one before it opens the page, by its own protocol", async () => {
    const { sessions, windows } = await started();
    expect(sessions.get("counterpoint")?.handled).toEqual(["permissions", "requests", "app"]);
    expect(sessions.get("default")?.handled).toEqual(["permissions", "requests"]);
    expect(windows).toHaveLength(1);
    expect(windows[0]?.did).toEqual(["app://counterpoint/"]);
    expect(windows[0]?.options.webPreferences).toMatchObject({
      preload: "/app/preload.cjs",
      devTools: false,
    });
  });

  it("shows the window once it is drawn", async () => {
    const { windows } = await started();
    windows[0]?.emit("ready-to-show");
    expect(windows[0]?.did).toEqual(["app://counterpoint/", "show"]);
  });

  it("gives its window a picture on Linux, where it has none of its own", async () => {
    expect((await started()).windows[0]?.options.icon).toBe("/resources/icon.png");
    expect((await started({ platform: "win32" })).windows[0]?.options).not.toHaveProperty("icon");
  });

  it("brings its window up when it is started a second time", async () => {
    const { app, windows } = await started();
    const [window] = windows;
    if (window !== undefined) window.minimized = true;
    app.emit("second-instance");
    expect(window?.did.slice(1)).toEqual(["restore", "show", "focus"]);
  });

  it("tells the instance that is there already which home it was to open", async () => {
    const { told, engines } = await started();
    expect(told).toEqual([{ home: engines[0]?.start.environment.COUNTERPOINT_HOME }]);
  });

  it("says which home is open when it is started a second time for another", async () => {
    const { app, engines, log, windows } = await started();
    app.emit("second-instance", {}, [], "/", { home: "/data/other" });
    expect(windows[0]?.did.slice(1)).toEqual(["show", "focus"]);
    const home = engines[0]?.start.environment.COUNTERPOINT_HOME ?? "";
    expect(log.at(-1)).toBe(
      `This window shows what is kept in “${home}”. Close it, then open “/data/other” again.`,
    );
  });

  it("says nothing when it is started a second time for its own home, or what it is told is none", async () => {
    const { app, told, log } = await started();
    const { length } = log;
    for (const data of [told[0], undefined, null, "text", { home: 3 }, { home: "not/absolute" }])
      app.emit("second-instance", {}, [], "/", data);
    expect(log).toHaveLength(length);
  });

  it("comes up again, once, if it is wanted while it quits without a window", async () => {
    const { app, log, windows } = await started();
    app.emit("activate");
    expect(log).not.toContain("relaunch");
    windows[0]?.emit("closed");
    app.emit("window-all-closed");
    app.emit("second-instance");
    app.emit("second-instance");
    app.emit("activate");
    expect(log.filter((entry) => entry === "relaunch")).toHaveLength(1);
    expect(windows).toHaveLength(1);
  });

  it("comes up again if its icon is clicked while it quits without a window", async () => {
    const { app, log, windows } = await started();
    windows[0]?.emit("closed");
    app.emit("activate");
    expect(log.at(-1)).toBe("relaunch");
  });

  it("passes a menu's command on to its window, and to none that is closed", async () => {
    const { menus, windows } = await started();
    clickItem(menus, "Settings…");
    windows[0]?.emit("closed");
    clickItem(menus, "Settings…");
    expect(windows[0]?.sent).toEqual([["counterpoint:command", "settings"]]);
  });

  it("goes back and forward through the places of its window, and nowhere once that is closed", async () => {
    const { menus, windows } = await started();
    clickItem(menus, "Back");
    clickItem(menus, "Forward");
    windows[0]?.emit("closed");
    clickItem(menus, "Back");
    expect(windows[0]?.did.slice(1)).toEqual(["back", "forward"]);
  });

  it("shows a person what the engine warns of", async () => {
    const { engines, log } = await started();
    engines[0]?.says({ type: "warned", message: "The store is damaged." });
    expect(log.at(-1)).toBe("The store is damaged.");
  });

  it("shows a person why a home cannot be opened", async () => {
    const { engines, log } = await started();
    const message = nextStep(new Error("EROFS"));
    engines[0]?.says({ type: "failed", message });
    expect(log.at(-1)).toBe(message);
    expect(message).toContain("in Settings");
  });

  it("says which file could not be saved", async () => {
    const { sessions, log } = await started();
    const file = Object.assign(new Emitter(), {
      getURL: () => "blob:app://counterpoint/1",
      getFilename: () => "report.html",
    });
    sessions.get("counterpoint")?.prevents("will-download", {}, file);
    file.emit("done", {}, "interrupted");
    expect(log.at(-1)).toContain("“report.html” could not be saved");
  });

  it("remembers where its window stood", async () => {
    const first = await started();
    first.windows[0]?.emit("close");
    const { readJson } = await import("../../electron/main/json-file.ts");
    expect(readJson(join(first.userData(), "window.json"))).toEqual({
      ...{ x: 10, y: 20, width: 1000, height: 700 },
      maximized: false,
    });
  });

  it("sends the page a port to the engine when it asks, by the channel that the preload script hears", async () => {
    const { ask, engines, windows } = await started();
    ask("connect");
    engines[0]?.says({ type: "ready" });
    const [channel, message, ports] = windows[0]?.sent.at(-1) ?? [];
    expect([channel, message]).toEqual(["counterpoint:engine-port", null]);
    expect(ports).toHaveLength(1);
  });

  it("sends nothing to a window that is closed", async () => {
    const { ask, engines, windows } = await started();
    ask("connect");
    windows[0]?.emit("close");
    engines[0]?.says({ type: "ready" });
    expect(windows[0]?.sent).toEqual([]);
  });

  it("sends nothing to a page that crashed, and a new port when it is there again and asks", async () => {
    const { ask, engines, windows } = await started();
    ask("connect");
    windows[0]?.contents.emit("render-process-gone");
    engines[0]?.says({ type: "ready" });
    expect(windows[0]?.sent).toEqual([]);
    ask("connect");
    expect(windows[0]?.sent).toHaveLength(1);
  });

  it("holds no quit back when macOS ends, which would give that up, and tells the engine to stop", async () => {
    const { app, engines, powerMonitor } = await started({ platform: "darwin" });
    powerMonitor.emit("shutdown");
    expect(engines[0]?.received.at(-1)?.message).toEqual({ type: "close" });
    expect(app.prevents("before-quit")).toBe(false);
  });

  it("lets the engine finish when another system ends, which waits", async () => {
    const { powerMonitor } = await started();
    expect(powerMonitor.listenerCount("shutdown")).toBe(0);
  });

  it("quits when its window is closed, after the engine", async () => {
    const { app, log, engines } = await started();
    app.emit("window-all-closed");
    expect(log.at(-1)).toBe("quit");
    expect(app.prevents("before-quit")).toBe(true);
    await nextTurn();
    expect(engines[0]?.received.at(-1)?.message).toEqual({ type: "close" });
    engines[0]?.exit(0);
    await nextTurn();
    await nextTurn();
    expect(log.filter((entry) => entry === "quit")).toHaveLength(2);
    expect(app.prevents("before-quit")).toBe(false);
  });

  it("follows theme and language, also at the next start", async () => {
    const { ask, nativeTheme, menus, userData } = await started();
    ask("set-theme", "dark");
    ask("set-language", "zh-CN");
    expect(nativeTheme.themeSource).toBe("dark");
    expect(menus.map(([item]) => item?.label)).toEqual(["File", "文件"]);
    expect(readPreferences(join(userData(), "preferences.json"))).toEqual({
      theme: "dark",
      language: "zh-CN",
    });
  });

  it("lets a person choose folders", async () => {
    expect(await (await started({ chosen: ["/models"] })).ask("choose-folder")).toBe("/models");
    expect(await (await started()).ask("choose-folder")).toBeNull();
  });

  it("begins again in another home that was chosen, and opens that one", async () => {
    const { ask, engines, windows, log } = await started({ chosen: ["/data/other"] });
    const choosing = ask("choose-home");
    await nextTurn();
    engines[0]?.exit(0);
    await choosing;
    expect(engines[1]?.start.environment.COUNTERPOINT_HOME).toBe("/data/other");
    expect(windows[0]?.did.at(-1)).toBe("reload");
    await ask("open-home");
    expect(log.at(-1)).toBe("opened /data/other");
  });

  it("begins in a chosen home at the next start only if an engine could open it", async () => {
    const { ask, engines, userData } = await started({ chosen: ["/data/other"] });
    const kept = () => readPreferences(join(userData(), "preferences.json")).home;
    const choosing = ask("choose-home");
    await nextTurn();
    engines[0]?.exit(0);
    await choosing;
    expect(kept()).toBeUndefined();
    engines[1]?.says({ type: "ready" });
    expect(kept()).toBe("/data/other");
  });

  it("stays where it is if no home was chosen", async () => {
    const { ask, engines } = await started();
    await ask("choose-home");
    expect(engines).toHaveLength(1);
  });
});

describe("the end of a run", () => {
  it("is told to a person who looks elsewhere, and a click brings the window up", async () => {
    const { end, notified, windows } = await withRuns();
    const [window] = windows;
    if (window !== undefined) window.isFocused = () => false;

    await end("ask");
    const [notification] = await notified();
    expect(notification?.body).toBe("A question has been answered.");
    expect(window?.did).toEqual(["app://counterpoint/"]);
    notification?.emit("click");
    expect(window?.did.slice(1)).toEqual(["show", "focus"]);
  });

  it("is not told while the window has the focus", async () => {
    const { end, notified, windows } = await withRuns();
    const [window] = windows;
    // It has the focus when the first run ends, and not any more when the second does.
    const focus = [true];
    if (window !== undefined) window.isFocused = () => focus.shift() ?? false;

    await end("ask");
    await end("eval");
    expect((await notified()).map(({ body }) => body)).toEqual(["An evaluation is done."]);
  });

  it("is not told to a person who does not want it", async () => {
    const { end, notified, windows } = await withRuns([false, true]);
    const [window] = windows;
    if (window !== undefined) window.isFocused = () => false;

    await end("ask");
    await end("eval");
    expect((await notified()).map(({ body }) => body)).toEqual(["An evaluation is done."]);
  });
});

describe("the engine's environment", () => {
  it("has the person's own variables, and where the models lie", async () => {
    const { engines } = await started();
    expect(engines[0]?.start.environment).toMatchObject({
      PATH: "/bin",
      COUNTERPOINT_MODELS: "/resources/models",
    });
  });
});

describe("what was kept of an earlier start", () => {
  it("does not keep the shell from starting if it cannot be read", async () => {
    const double = await electronDouble();
    await mkdir(join(double.data, "Counterpoint Window"));
    for (const name of ["window.json", "preferences.json"]) {
      await writeFile(join(double.data, "Counterpoint Window", name), "{");
    }
    const processes = { engine: "", model: "", "binary-test": "" };
    await startShell(
      double.electron,
      { renderer: "", preload: "", processes, models: "", icon: "" },
      { platform: "linux", env: {} },
    );
    expect(double.windows).toHaveLength(1);
  });
});
