import { inBounds } from "../bounds.ts";
import { isMac } from "../command-key.ts";

/** Rows that a page key moves by. */
const PAGE = 10;

/**
 * The row that a key of a table leads to.
 * @param at where the person is; -1: nowhere yet
 * @returns an index below `count`; null for a key that moves nothing
 */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number): number => inBounds(index, 0, count - 1);
  switch (key) {
    case "ArrowDown":
      return within(at + 1);
    case "ArrowUp":
      return within(at - 1);
    case "PageDown":
      return within(at + PAGE);
    case "PageUp":
      return within(at - PAGE);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Whether a key is pressed alone. With Ctrl, Cmd, Alt or Shift it is a shortcut of the page, the browser or the system. */
export function isPlain({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}

/** Whether a key deletes a row: only one while it is held down. On a Mac the delete key sends Backspace. */
export function isDelete({ key, repeat }: Pick<KeyboardEvent, "key" | "repeat">): boolean {
  return !repeat && (key === "Delete" || (key === "Backspace" && isMac()));
}
