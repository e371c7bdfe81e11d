import type { MenuItemConstructorOptions } from "electron";
import type { ShellCommand } from "../../engine/contract/shell.ts";
import type { Words } from "./words.ts";

export interface MenuActions {
  /** Passes a command on to the page. */
  command(command: ShellCommand): void;
  openHome(): void;
  /** Shows the place before the one that is shown. */
  back(): void;
  /** Undoes `back`. */
  forward(): void;
}

/** What Electron does itself, and we have a word for. */
type NamedRole = NonNullable<MenuItemConstructorOptions["role"]> & keyof Words;

/**
 * The application's menu. Its accelerators are the platform's own; those of the page are its own business. Its words are
 * ours throughout: Electron's are English.
 * @param development adds the developer tools
 */
export function menuTemplate(
  words: Words,
  actions: MenuActions,
  { platform, development }: { readonly platform: string; readonly development: boolean },
): MenuItemConstructorOptions[] {
  const mac = platform === "darwin";
  const about = { label: words.about, click: () => actions.command("about") };
  const settings = {
    label: words.settings,
    accelerator: "CommandOrControl+,",
    click: () => actions.command("settings"),
  };
  const openHome = { label: words.openHome, click: () => actions.openHome() };
  const back = {
    label: words.back,
    accelerator: mac ? "Command+[" : "Alt+Left",
    click: () => actions.back(),
  };
  const forward = {
    label: words.forward,
    accelerator: mac ? "Command+]" : "Alt+Right",
    click: () => actions.forward(),
  };
  const line = { type: "separator" } as const;
  const named = (...roles: NamedRole[]): MenuItemConstructorOptions[] =>
    roles.map((role) => ({ role, label: words[role] }));
  const application: MenuItemConstructorOptions = {
    label: "Counterpoint",
    submenu: [about, line, settings, line, ...named("hide"), line, ...named("quit")],
  };
  const file: MenuItemConstructorOptions = {
    label: words.file,
    submenu: mac ? [openHome, line, ...named("close")] : [settings, openHome, line, ...named("quit")],
  };
  const edit: MenuItemConstructorOptions = {
    label: words.edit,
    role: "editMenu",
    submenu: [
      ...named("undo", "redo"),
      line,
      ...named("cut", "copy", "paste"),
      ...(mac ? named("pasteAndMatchStyle", "delete") : [...named("delete"), line]),
      ...named("selectAll"),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: words.view,
    submenu: [
      back,
      forward,
      line,
      ...named("resetZoom", "zoomIn", "zoomOut"),
      line,
      ...named("togglefullscreen"),
      ...(development ? [line, ...named("reload", "toggleDevTools")] : []),
    ],
  };
  const window: MenuItemConstructorOptions = {
    label: words.window,
    role: "windowMenu",
    // Electron zooms and brings to front on macOS alone.
    submenu: [...named("minimize"), ...(mac ? [...named("zoom"), line, ...named("front")] : named("close"))],
  };
  const help: MenuItemConstructorOptions = {
    label: words.help,
    role: "help",
    submenu: mac ? [] : [about],
  };
  return [...(mac ? [application] : []), file, edit, view, window, help];
}
