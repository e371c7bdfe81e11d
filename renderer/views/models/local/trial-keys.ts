import { isRunKey, type PressedKey } from "../../../components/run-key.ts";

/** What a key in the field of the prompt does. While a word is being composed, its keys belong to the input method. */
export function trialAction(pressed: PressedKey): "start" | "stop" | null {
  if (isRunKey(pressed)) return "start";
  return pressed.key === "Escape" && !pressed.isComposing ? "stop" : null;
}
