import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorRecord } from "../connection/errors.ts";
import { useReadSettings } from "../state/settings.tsx";
import { Problem } from "./problem.tsx";

/** Why the settings cannot be read, where none are known. */
export function SettingsProblem(): ReactNode {
  const { t } = useTranslation();
  const { isLoadingError, error, refetch } = useReadSettings();
  if (!isLoadingError) return null;
  return (
    <Problem error={errorRecord(error)}>
      <p>{t("settings.unread")}</p>
      <Button variant="default" mt="sm" onClick={() => void refetch()}>
        {t("settings.readAgain")}
      </Button>
    </Problem>
  );
}
