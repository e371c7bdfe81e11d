import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en/index.ts";
import { zhCN } from "./zh-CN/index.ts";

export const LANGUAGE_NAMES = { en: "English", "zh-CN": "简体中文" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** The language to show: the one that was chosen, else the system's if we have it. */
export function chooseLanguage(chosen: Language | "system", system: readonly string[]): Language {
  if (chosen !== "system") return chosen;
  return /^zh\b/i.test(system[0] ?? "") ? "zh-CN" : "en";
}

/** Starts i18next with both languages, which come with the page. */
export async function startLanguages(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, "zh-CN": { translation: zhCN } },
    lng: language,
    fallbackLng: "en",
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18next;
}
