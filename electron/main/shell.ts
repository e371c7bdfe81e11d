import { isAbsolute, join, relative } from "node:path";
import { z } from "zod";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { ENGINE_PORT, type ShellCommand } from "../../engine/contract/shell.ts";
import { APP_ID } from "./app-id.ts";
import { APP_SCHEME, createAppHandler } from "./app-protocol.ts";
import { keepAwake } from "./awake.ts";
import type { ElectronParts, MessageBox, ShellWindow } from "./electron-parts.ts";
import { engineEnvironment, type Environment } from "./engine-environment.ts";
import { EngineHost, type EngineHostOptions } from "./engine-host.ts";
import { handleShellCalls } from "./ipc.ts";
import { keepJson, readJson } from "./json-file.ts";
import { menuTemplate } from "./menu.ts";
import { notificationText } from "./notify.ts";
import { APP_PAGE } from "./own-urls.ts";
import { changePreferences, homeFolder, readPreferences, type Preferences } from "./preferences.ts";
import { END_TIME, quitWhenStopped } from "./quit.ts";
import { startedAnew } from "./relaunch.ts";
import { RunWatch, type EndedRun } from "./run-watch.ts";
import { guardApp, guardSession } from "./security.ts";
import { fitWindow } from "./window-state.ts";
import { PARTITION, windowOptions } from "./window.ts";
import { languageOf, wordsIn, type Words } from "./words.ts";

export interface ShellPlaces {
  /** The built renderer's folder. */
  readonly renderer: string;
  /** The compiled preload script. */
  readonly preload: string;
  /** What runs in utility processes. */
  readonly processes: EngineHostOptions["files"];
  /** The folder of the models that come with Counterpoint. */
  readonly models: string;
  /** The window's picture where it has none of its own. */
  readonly icon: string;
}

/** Of the process in which the shell runs. */
export interface Process {
  readonly platform: string;
  readonly env: Environment;
}

/** Milliseconds between two looks at what the engine does. */
const LOOK_TIME = 2000;
/** Milliseconds before a page that crashed is loaded again. */
const RELOAD_TIME = 1000;

/** What a second instance tells the first one. */
const Wish = z.object({ home: z.string().refine(isAbsolute) });

/**
 * Begins the application; to be called before Electron is ready. A second instance shows the first one, which says so if its
 * home is another one, and ends.
 */
export function startShell(electron: ElectronParts, places: ShellPlaces, process: Process): Promise<void> {
  const { app } = electron;
  electron.protocol.registerSchemesAsPrivileged([APP_SCHEME]);
  guardApp(app);
  // Windows shows the notifications of an application that it finds by this id.
  if (process.platform === "win32") app.setAppUserModelId(APP_ID);
  // On two of three platforms, Electron's own choice would be the home folder, which is not Chromium's to fill.
  app.setPath("userData", join(app.getPath("appData"), "Counterpoint Window"));
  const home = homeOf(electron, process, readPreferences(preferencesFile(electron)));
  if (!app.requestSingleInstanceLock({ home })) {
    app.quit();
    return Promise.resolve();
  }
  return app.whenReady().then(() => new Shell(electron, places, process).open());
}

class Shell {
  readonly #electron: ElectronParts;
  readonly #places: ShellPlaces;
  readonly #process: Process;
  readonly #development: boolean;
  readonly #preferencesFile: string;
  readonly #stateFile: string;
  readonly #engine: EngineHost;
  readonly #awake: (busy: boolean) => void;
  #preferences: Preferences;
  /** Chosen in the window; the next start begins there once an engine has opened it. */
  #chosenHome: string | undefined;
  /** There until it is closed; then the application quits. */
  #window: ShellWindow | undefined;
  #comesAgain = false;

  constructor(electron: ElectronParts, places: ShellPlaces, process: Process) {
    this.#electron = electron;
    this.#places = places;
    this.#process = process;
    this.#development = !electron.app.isPackaged;
    this.#preferencesFile = preferencesFile(electron);
    this.#stateFile = join(electron.app.getPath("userData"), "window.json");
    this.#preferences = readPreferences(this.#preferencesFile);
    this.#awake = keepAwake(electron.powerSaveBlocker);
    this.#engine = new EngineHost({
      parts: {
        start: ({ name, file, environment }) =>
          electron.utilityProcess.fork(file, [], {
            env: { ...environment },
            serviceName: name,
            stdio: ["ignore", "ignore", "pipe"],
          }),
        channel: () => new electron.MessageChannelMain(),
      },
      files: places.processes,
      environment: (home) => engineEnvironment(process.env, { home, models: places.models }),
      home: homeOf(electron, process, this.#preferences),
      wait,
      now: () => performance.now(),
      onOpened: (home) => this.#keepHome(home),
      onDeath: (lastWords) => console.error(`The engine ended. ${lastWords}`),
      onFailure: (message) => this.#tell("error", message),
      onWarning: (message) => this.#tell("warning", message),
    });
  }

  async open(): Promise<void> {
    const { app, session, nativeTheme, powerMonitor } = this.#electron;
    nativeTheme.themeSource = this.#preferences.theme;
    const pageSession = session.fromPartition(PARTITION);
    const guard = {
      development: this.#development,
      onNotSaved: (file: string) => this.#tell("error", this.#words.notSaved(file)),
    };
    await Promise.all([guardSession(session.defaultSession, guard), guardSession(pageSession, guard)]);
    pageSession.protocol.handle(APP_SCHEME.scheme, createAppHandler(this.#places.renderer));
    this.#engine.start();
    this.#answerThePage();
    this.#setMenu();
    app.on("second-instance", (_event, _arguments, _folder, data) => this.#meet(data));
    app.on("activate", () => {
      if (this.#window === undefined) this.#comeAgain();
    });
    app.on("window-all-closed", () => app.quit());
    const { beforeQuit, systemEnds } = quitWhenStopped(this.#engine, () => app.quit());
    app.on("before-quit", beforeQuit);
    // Only macOS gives its own end up if an application holds its quit back.
    if (this.#process.platform === "darwin") powerMonitor.on("shutdown", systemEnds);
    this.#watchRuns();
    await this.#openWindow();
  }

  async #openWindow(): Promise<void> {
    const { BrowserWindow, screen, nativeTheme } = this.#electron;
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
    const state = fitWindow(readJson(this.#stateFile), areas);
    const window = new BrowserWindow(
      windowOptions({
        state,
        preload: this.#places.preload,
        dark: nativeTheme.shouldUseDarkColors,
        development: this.#development,
        // Elsewhere it is that of the package.
        ...(this.#process.platform === "linux" && { icon: this.#places.icon }),
      }),
    );
    this.#window = window;
    if (state.maximized) window.maximize();
    window.once("ready-to-show", () => window.show());
    window.on("close", () => {
      keepJson(this.#stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
      this.#engine.disconnect(window);
    });
    window.on("closed", () => (this.#window = undefined));
    window.webContents.on("render-process-gone", () => {
      this.#engine.disconnect(window);
      void wait(RELOAD_TIME).then(() => {
        if (!window.isDestroyed()) window.reload();
      });
    });
    await window.loadURL(APP_PAGE);
  }

  #answerThePage(): void {
    const { nativeTheme, shell, ipcMain } = this.#electron;
    handleShellCalls(ipcMain, {
      connect: () => this.#connect(),
      chooseFolder: () => this.#chooseFolder(this.#words.chooseFolder),
      chooseHome: () => this.#chooseHome(),
      openHome: async () => {
        await shell.openPath(this.#engine.home);
      },
      setTheme: (theme) => {
        nativeTheme.themeSource = theme;
        this.#change({ theme });
      },
      setLanguage: (language) => {
        this.#change({ language });
        this.#setMenu();
      },
    });
  }

  #connect(): void {
    const window = this.#window;
    this.#engine.connect(window, (port) =>
      window?.webContents.postMessage(ENGINE_PORT, null, [port as never]),
    );
  }

  async #chooseFolder(title: string): Promise<string | null> {
    const { dialog } = this.#electron;
    const properties = ["openDirectory", "createDirectory"] as const;
    const { filePaths } = await dialog.showOpenDialog(this.#window as never, {
      title,
      properties: [...properties],
    });
    return filePaths[0] ?? null;
  }

  async #chooseHome(): Promise<void> {
    const home = await this.#chooseFolder(this.#words.chooseHome);
    if (home === null) return;
    this.#chosenHome = home;
    if (await this.#engine.move(home, END_TIME)) this.#window?.reload();
  }

  #keepHome(home: string): void {
    if (home === this.#chosenHome) this.#change({ home });
  }

  #change(change: Partial<Preferences>): void {
    this.#preferences = changePreferences(this.#preferencesFile, this.#preferences, change);
  }

  #setMenu(): void {
    const { Menu, shell } = this.#electron;
    const actions = {
      command: (command: ShellCommand) => this.#window?.webContents.send("counterpoint:command", command),
      openHome: () => void shell.openPath(this.#engine.home),
      back: () => this.#window?.webContents.navigationHistory.goBack(),
      forward: () => this.#window?.webContents.navigationHistory.goForward(),
    };
    const { platform } = this.#process;
    const template = menuTemplate(this.#words, actions, { platform, development: this.#development });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template) as never);
  }

  #watchRuns(): void {
    const watch = new RunWatch(() => this.#engine.client, {
      onLive: this.#awake,
      onEnded: (ended, engine) => this.#notify(ended, engine),
    });
    const timer = setInterval(() => void watch.look(), LOOK_TIME);
    timer.unref();
  }

  async #notify(ended: EndedRun, engine: EngineClient): Promise<void> {
    const body = notificationText(ended, this.#words);
    if (body === undefined || this.#window?.isFocused() === true) return;
    const { notifyAtEnd } = await engine.settings.get();
    if (!notifyAtEnd) return;
    const notification = new this.#electron.Notification({ title: "Counterpoint", body });
    notification.on("click", () => this.#bringUp());
    notification.show();
  }

  /** @param data what another instance told that was started and ends */
  #meet(data: unknown): void {
    this.#bringUp();
    const { data: wish } = Wish.safeParse(data);
    const { home } = this.#engine;
    if (wish !== undefined && relative(wish.home, home) !== "")
      this.#tell("warning", this.#words.otherHome(home, wish.home));
  }

  #bringUp(): void {
    const window = this.#window;
    if (window === undefined) {
      this.#comeAgain();
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** Who wants the window while the application quits, which may take seconds, gets a new one after that. */
  #comeAgain(): void {
    if (this.#comesAgain) return;
    this.#comesAgain = true;
    const { app } = this.#electron;
    app.relaunch(startedAnew(app.getPath("exe"), this.#process.env));
  }

  #tell(type: MessageBox["type"], message: string): void {
    void this.#electron.dialog.showMessageBox({ type, title: "Counterpoint", message });
  }

  get #words(): Words {
    return wordsIn(languageOf(this.#preferences.language, this.#electron.app.getLocale()));
  }
}

function preferencesFile({ app }: ElectronParts): string {
  return join(app.getPath("userData"), "preferences.json");
}

function homeOf({ app }: ElectronParts, { platform, env }: Process, { home }: Preferences): string {
  return homeFolder(home, { platform, environment: env, personal: app.getPath("home") });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
