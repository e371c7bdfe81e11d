/** Whether the keyboard has a command key, which does what Ctrl does elsewhere. */
export function isMac(): boolean {
  return navigator.userAgent.includes("Mac");
}

/** What stands on that key. */
export function commandKey(): "⌘" | "Ctrl" {
  return isMac() ? "⌘" : "Ctrl";
}

/** A key held together with that one, as a Mac writes it and as others do: `⌘K`, `Ctrl+K`. */
export function shortcut(key: string | number): string {
  return isMac() ? `${commandKey()}${key}` : `${commandKey()}+${key}`;
}
