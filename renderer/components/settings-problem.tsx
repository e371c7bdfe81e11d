import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadSettings } from "../state/settings.ts";
import { ReadProblem } from "./read-problem.tsx";

/** Why the settings cannot be read, where none are known. */
export function SettingsProblem(): ReactNode {
  const { t } = useTranslation();
  const settings = useReadSettings();
  return (
    settings.data === undefined && (
      <ReadProblem query={settings} again={t("settings.readAgain")}>
        <p>{t("settings.unread")}</p>
      </ReadProblem>
    )
  );
}
