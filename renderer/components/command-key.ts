/** Whether the keyboard has a command key, which does what Ctrl does elsewhere. */
export function isMac(): boolean {
  return navigator.userAgent.includes("Mac");
}

/** What stands on that key. */
export function commandKey(): "⌘" | "Ctrl" {
  return isMac() ? "⌘" : "Ctrl";
}
