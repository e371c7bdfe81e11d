import type { KeyboardEvent } from "react";

type EnterEvent = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey"> & {
  readonly nativeEvent: Pick<KeyboardEvent["nativeEvent"], "isComposing">;
};

/** Whether a key is Enter alone: with Ctrl it runs what is asked, and while words are composed it only takes them over. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: EnterEvent): boolean {
  return key === "Enter" && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}
