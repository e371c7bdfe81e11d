/** What is looked at of a key that is pressed in a page. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "isComposing">;

/** Whether a key runs what is asked: Enter with Ctrl or Cmd. While a word is being composed, its keys belong to the input method. */
export function isRunKey({ key, ctrlKey, metaKey, isComposing }: PressedKey): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !isComposing;
}

/** What is looked at of a key that is pressed in a button. */
type ButtonKey = Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">;

/** Has Enter press a button once while it is held down: by then another button may stand in its place and have its focus. */
export function pressOnce(event: ButtonKey): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
