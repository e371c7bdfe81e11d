import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Settings } from "../../../engine/contract/settings.ts";
import { LANGUAGES, THEMES } from "../../../engine/contract/settings-values.ts";
import { Choice } from "../../components/choice.tsx";
import { Panel } from "../../components/view.tsx";
import { LANGUAGE_NAMES } from "../../i18n/index.ts";
import { useChangeSettings } from "../../state/settings.ts";
import classes from "./settings.module.css";

/** Theme and language; the page follows at once. */
export function Look({ settings }: { readonly settings: Settings }): ReactNode {
  const { t } = useTranslation();
  const change = useChangeSettings();
  return (
    <Panel title={t("settings.look.title")}>
      <div className={classes.fields}>
        <Choice
          label={t("settings.look.theme")}
          values={THEMES.map((theme) => [theme, t(`frame.themes.${theme}`)] as const)}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={t("settings.look.language")}
          values={LANGUAGES.map((language) => [
            language,
            language === "system" ? t("frame.themes.system") : LANGUAGE_NAMES[language],
          ])}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
      </div>
    </Panel>
  );
}
