import { afterEach, expect, test, vi } from "vitest";
import type { ShellCommand } from "../../../engine/contract/shell.ts";
import { obey } from "../../../renderer/frame/menu-command.ts";
import { useNavigation } from "../../../renderer/state/navigation.ts";

afterEach(() => vi.unstubAllGlobals());

test.each<[ShellCommand, readonly string[]]>([
  ["settings", []],
  ["about", ["#about h2"]],
])("the menu's command %s shows the settings, with the focus where it says", (command, expected) => {
  const focused: string[] = [];
  const querySelector = (selector: string) => ({ focus: () => void focused.push(selector) });
  vi.stubGlobal("document", { querySelector });
  useNavigation.getState().go("ask");

  obey(command);

  expect(useNavigation.getState().view).toBe("settings");
  expect(focused).toEqual(expected);
});
