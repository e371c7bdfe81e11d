import type { MenuItemConstructorOptions } from "electron";
import type { ShellCommand } from "../../engine/contract/shell.ts";
import type { Settings } from "../../engine/contract/settings.ts";
import type { APP_SCHEME } from "./app-protocol.ts";
import type { SleepBlocker } from "./awake.ts";
import type { Emits } from "./emits.ts";
import type { Receiver } from "./ipc.ts";
import type { AppEvents, GuardedApp, GuardedSession } from "./security.ts";
import type { MainPort, UtilityChild } from "./utility.ts";
import type { Rectangle } from "./window-state.ts";
import type { windowOptions } from "./window.ts";

// All of Electron that the main process uses, so that a double can stand for it.

export interface ShellAppEvents extends AppEvents {
  /** @param data what that instance gave to `requestSingleInstanceLock`; anything, as it comes from outside */
  "second-instance": (event: unknown, args: unknown, folder: unknown, data: unknown) => void;
  "window-all-closed": () => void;
  /** On macOS, when its icon is clicked. */
  activate: () => void;
  "before-quit": (event: { preventDefault(): void }) => void;
}

export interface ShellApp extends Omit<GuardedApp, "on">, Emits<ShellAppEvents> {
  readonly isPackaged: boolean;
  getLocale(): string;
  getPath(name: "appData" | "userData" | "home" | "exe"): string;
  setPath(name: "userData", path: string): void;
  /** On Windows. */
  setAppUserModelId(id: string): void;
  /** @param data for the first instance, if this is not the first */
  requestSingleInstanceLock(data: { readonly home: string }): boolean;
  whenReady(): Promise<unknown>;
  quit(): void;
  /** Starts the application anew as soon as it has ended; each call starts one. */
  relaunch(options: { readonly execPath?: string }): void;
}

export interface ShellSession extends GuardedSession {
  readonly protocol: {
    handle(scheme: string, handler: (request: Request) => Promise<Response>): void;
  };
}

export interface ShellWindowEvents {
  close: () => void;
  /** It can be used no more. */
  closed: () => void;
}

export interface ShellWindow extends Emits<ShellWindowEvents> {
  readonly webContents: {
    send(channel: string, command: ShellCommand): void;
    /** @param transfer ports of Electron's own */
    postMessage(channel: string, message: null, transfer: never[]): void;
    on(event: "render-process-gone", listener: () => void): unknown;
    /** Of the places in the page; nothing happens where there is none to go to. */
    readonly navigationHistory: { goBack(): void; goForward(): void };
  };
  loadURL(url: string): Promise<void>;
  reload(): void;
  show(): void;
  focus(): void;
  restore(): void;
  maximize(): void;
  isMinimized(): boolean;
  isMaximized(): boolean;
  isFocused(): boolean;
  isDestroyed(): boolean;
  getNormalBounds(): Rectangle;
  once(event: "ready-to-show", listener: () => void): unknown;
}

/** What a person is told, whatever the window shows. */
export interface MessageBox {
  readonly type: "error" | "warning";
  readonly title: string;
  readonly message: string;
}

export interface ElectronParts {
  readonly app: ShellApp;
  readonly BrowserWindow: new (options: ReturnType<typeof windowOptions>) => ShellWindow;
  readonly Menu: {
    buildFromTemplate(template: MenuItemConstructorOptions[]): unknown;
    setApplicationMenu(menu: never): void;
  };
  readonly MessageChannelMain: new () => { readonly port1: MainPort; readonly port2: MainPort };
  readonly Notification: new (options: { title: string; body: string }) => {
    show(): void;
    on(event: "click", listener: () => void): unknown;
  };
  readonly dialog: {
    showOpenDialog(
      window: never,
      options: { title: string; properties: ("openDirectory" | "createDirectory")[] },
    ): Promise<{ readonly filePaths: string[] }>;
    showMessageBox(options: MessageBox): Promise<unknown>;
  };
  readonly ipcMain: Receiver;
  readonly nativeTheme: { themeSource: Settings["theme"]; readonly shouldUseDarkColors: boolean };
  readonly powerMonitor: { on(event: "shutdown", listener: () => void): unknown };
  readonly powerSaveBlocker: SleepBlocker;
  readonly protocol: { registerSchemesAsPrivileged(schemes: (typeof APP_SCHEME)[]): void };
  readonly screen: { getAllDisplays(): { readonly workArea: Rectangle }[] };
  readonly session: {
    readonly defaultSession: GuardedSession;
    fromPartition(partition: string): ShellSession;
  };
  readonly shell: { openPath(path: string): Promise<string> };
  readonly utilityProcess: {
    fork(
      file: string,
      args: string[],
      options: { env: Record<string, string>; serviceName: string; stdio: ("ignore" | "pipe")[] },
    ): UtilityChild;
  };
}
