import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorRecord } from "../connection/errors.ts";
import { useReadSettings } from "../state/settings.ts";
import { Problem } from "./problem.tsx";

/** Why the settings cannot be read, where none are known. */
export function SettingsProblem(): ReactNode {
  const { t } = useTranslation();
  const { data, isLoadingError, error, refetch } = useReadSettings();
  // There is no error while they are read again, and the button that asks for it is to stay.
  const [last, setLast] = useState<Error | null>(null);
  if (isLoadingError && error !== last) setLast(error);
  if (data !== undefined || last === null) return null;
  return (
    <Problem error={errorRecord(last)}>
      <p>{t("settings.unread")}</p>
      <Button variant="default" mt="sm" onClick={() => void refetch()}>
        {t("settings.readAgain")}
      </Button>
    </Problem>
  );
}
