import type { MenuItemConstructorOptions } from "electron";
import { describe, expect, it } from "vitest";
import { menuTemplate } from "../../electron/main/menu.ts";
import { wordsIn, type Language } from "../../electron/main/words.ts";

interface Look {
  readonly language?: Language;
  readonly development?: boolean;
}

function menu(platform: string, { language = "en", development = false }: Look = {}) {
  const done: string[] = [];
  const actions = {
    command: (command: string) => void done.push(command),
    openHome: () => void done.push("home"),
    back: () => void done.push("back"),
    forward: () => void done.push("forward"),
  };
  const template = menuTemplate(wordsIn(language), actions, { platform, development });
  const items = template.flatMap((item) => [item, ...((item.submenu ?? []) as MenuItemConstructorOptions[])]);
  const click = (label: string): void => {
    const item = items.find((one) => one.label === label);
    (item?.click as (() => void) | undefined)?.();
  };
  return { items, done, click, labels: template.map(({ label }) => label) };
}

describe("the menu", () => {
  it.each(["linux", "win32", "darwin"])("leads to settings, about and home folder on %s", (platform) => {
    const { done, click, items } = menu(platform);
    click("Settings…");
    click("About Counterpoint");
    click("Show the home folder");
    expect(done).toEqual(["settings", "about", "home"]);
    expect(items.find(({ label }) => label === "Settings…")?.accelerator).toBe("CommandOrControl+,");
  });

  it.each([
    ["linux", ["Alt+Left", "Alt+Right"]],
    ["win32", ["Alt+Left", "Alt+Right"]],
    ["darwin", ["Command+[", "Command+]"]],
  ])("leads back and forward by the keys of a browser on %s", (platform, accelerators) => {
    const { done, click, items } = menu(platform);
    const ways = ["Back", "Forward"];
    ways.forEach(click);
    expect(done).toEqual(["back", "forward"]);
    expect(ways.map((way) => items.find(({ label }) => label === way)?.accelerator)).toEqual(accelerators);
  });

  it("begins with the application's own on macOS, which has no settings under File", () => {
    expect(menu("darwin").labels).toEqual(["Counterpoint", "File", "Edit", "View", "Window", "Help"]);
    expect(menu("linux").labels).toEqual(["File", "Edit", "View", "Window", "Help"]);
  });

  it.each(["linux", "win32", "darwin"])(
    "has the window's zoom where Electron can do it, on macOS alone: %s",
    (platform) => {
      const roles = menu(platform).items.map(({ role }) => role);
      expect(roles).toContain("minimize");
      expect(roles.includes("zoom")).toBe(platform === "darwin");
    },
  );

  it("has developer tools in development only", () => {
    const roles = (development: boolean) => menu("linux", { development }).items.map(({ role }) => role);
    expect(roles(true)).toContain("toggleDevTools");
    expect(roles(false)).not.toContain("toggleDevTools");
    expect(roles(false)).not.toContain("reload");
  });

  it.each(["linux", "win32", "darwin"])(
    "leaves no word to Electron, whose words are English, on %s",
    (platform) => {
      const { items } = menu(platform, { language: "zh-CN", development: true });

      for (const { label } of items.filter(({ type }) => type !== "separator"))
        expect(label).toMatch(/\p{Script=Han}|^Counterpoint$/u);
      // A menu that has a role and no items is filled by Electron.
      expect(items.filter(({ role, submenu }) => /menu$/i.test(role ?? "") && submenu === undefined)).toEqual(
        [],
      );
    },
  );

  it("is there in Chinese, with every word of its own", () => {
    expect(menu("linux", { language: "zh-CN" }).labels).toEqual(["文件", "编辑", "视图", "窗口", "帮助"]);
    const [english, chinese] = [wordsIn("en"), wordsIn("zh-CN")];
    const said = (word: string | ((...names: [string, string]) => string)) =>
      typeof word === "string" ? word : word("a", "b");
    for (const [key, word] of Object.entries(chinese)) {
      expect(said(word)).toMatch(/\p{Script=Han}/u);
      expect(said(word)).not.toBe(said(english[key as keyof typeof english]));
    }
  });
});
