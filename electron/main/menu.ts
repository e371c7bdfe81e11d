import type { MenuItemConstructorOptions } from "electron";
import type { ShellCommand } from "../../engine/contract/shell.ts";
import type { Words } from "./words.ts";

export interface MenuActions {
  /** Passes a command on to the page. */
  command(command: ShellCommand): void;
  openHome(): void;
}

/**
 * The application's menu. Its accelerators are the platform's own; those of the page are its own business.
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
  const line = { type: "separator" } as const;
  const quit = { role: "quit", label: words.quit } as const;
  const application: MenuItemConstructorOptions = {
    label: "Counterpoint",
    submenu: [about, line, settings, line, { role: "hide", label: words.hide }, line, quit],
  };
  const file: MenuItemConstructorOptions = {
    label: words.file,
    submenu: mac ? [openHome, line, { role: "close" }] : [settings, openHome, line, quit],
  };
  return [
    ...(mac ? [application] : []),
    file,
    { label: words.edit, role: "editMenu" },
    {
      label: words.view,
      submenu: [
        ...(["resetZoom", "zoomIn", "zoomOut"] as const).map((role) => ({ role })),
        line,
        { role: "togglefullscreen" },
        ...(development ? [line, { role: "reload" } as const, { role: "toggleDevTools" } as const] : []),
      ],
    },
    { label: words.window, role: "windowMenu" },
    { label: words.help, role: "help", submenu: mac ? [] : [about] },
  ];
}
