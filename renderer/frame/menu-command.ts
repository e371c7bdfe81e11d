import { flushSync } from "react-dom";
import type { ShellCommand } from "../../engine/contract/shell.ts";
import { useNavigation } from "../state/navigation.ts";
import { ABOUT } from "../views/settings/about.tsx";

/** Shows what a menu of the desktop shell asks for. What the program is stands last in the settings and takes the focus. */
export function obey(command: ShellCommand): void {
  // At once: only what is drawn can take the focus.
  flushSync(() => useNavigation.getState().go("settings"));
  if (command === "about") document.querySelector<HTMLElement>(`#${ABOUT} h2`)?.focus();
}
