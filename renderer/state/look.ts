import type { Settings } from "../../engine/contract/settings.ts";

type Look = Pick<Settings, "theme" | "language">;

const KEY = "counterpoint:look";
const SYSTEM: Look = { theme: "system", language: "system" };

/** Theme and language as they were last shown here, so that the first paint need not wait for the engine. */
export function rememberedLook(storage: Pick<Storage, "getItem"> = localStorage): Look {
  const [theme, language] = (storage.getItem(KEY) ?? "").split(" ");
  return {
    theme: theme === "light" || theme === "dark" ? theme : SYSTEM.theme,
    language: language === "en" || language === "zh-CN" ? language : SYSTEM.language,
  };
}

export function rememberLook(
  { theme, language }: Look,
  storage: Pick<Storage, "setItem"> = localStorage,
): void {
  storage.setItem(KEY, `${theme} ${language}`);
}
