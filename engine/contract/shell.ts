import type { Settings } from "./settings.ts";

/** Channel of the port to the engine, and the message with which the preload script posts it into the page. */
export const ENGINE_PORT = "counterpoint:engine-port";

/** What a menu of the desktop shell asks of the page. */
export type ShellCommand = "settings" | "about";

/** What the desktop shell offers to the page, as `window.counterpointShell`; a browser has no such thing. */
export interface ShellApi {
  readonly kind: "electron";
  /** @returns the path that was chosen; null if none was */
  chooseFolder(): Promise<string | null>;
  /** Lets a person choose where everything is kept. Then runs are paused, and engine and page begin again there. */
  chooseHome(): Promise<void>;
  /** Shows the home folder in the system's file manager. */
  openHome(): Promise<void>;
  /** Makes title bar and menus follow the theme. */
  setTheme(theme: Settings["theme"]): Promise<void>;
  /** Makes menus and notifications follow the language. */
  setLanguage(language: Settings["language"]): Promise<void>;
  /** @returns ends the listening */
  onCommand(listener: (command: ShellCommand) => void): () => void;
}
