import { SMALLEST, type WindowState } from "./window-state.ts";

/** The in-memory session of the page: it leaves no caches, cookies or drafts on the disk. */
export const PARTITION = "counterpoint";

export interface WindowLook {
  readonly state: WindowState;
  /** Absolute path of the compiled preload script. */
  readonly preload: string;
  readonly dark: boolean;
  readonly development: boolean;
  readonly icon?: string;
}

/** The page's background, so that nothing flashes before it is drawn. As in the renderer's theme. */
const BACKGROUND = { light: "#ffffff", dark: "#1a1b1e" } as const;

/** How the window is made. The page has no Node, and its preload script no more than Electron's sandbox gives it. */
export function windowOptions({ state, preload, dark, development, icon }: WindowLook) {
  const { x, y, width, height } = state;
  return {
    ...(x !== undefined && y !== undefined && { x, y }),
    width,
    height,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: "Counterpoint",
    show: false,
    backgroundColor: BACKGROUND[dark ? "dark" : "light"],
    ...(icon !== undefined && { icon }),
    webPreferences: {
      partition: PARTITION,
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
      devTools: development,
    },
  } as const;
}
