import { useMantineColorScheme } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { shell } from "../connection/shell.ts";
import { chooseLanguage } from "../i18n/index.ts";
import { rememberLook } from "../state/look.ts";
import { useSettings } from "../state/settings.ts";

/** Shows the theme and the language that the settings say. */
export function useLook(): void {
  const settings = useSettings();
  const { setColorScheme } = useMantineColorScheme();
  const { i18n } = useTranslation();
  const { theme, language } = settings ?? {};
  useEffect(() => {
    if (theme === undefined || language === undefined) return;
    rememberLook({ theme, language });
    setColorScheme(theme === "system" ? "auto" : theme);
    void shell()?.setTheme(theme);
    void shell()?.setLanguage(language);
    const shown = chooseLanguage(language, navigator.languages);
    if (i18n.language !== shown) void i18n.changeLanguage(shown);
  }, [theme, language, setColorScheme, i18n]);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
}
