import { Button } from "@mantine/core";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focusHeading } from "../../components/focus-heading.ts";
import { useChangeSettings, useSettings } from "../../state/settings.ts";
import classes from "./models.module.css";

/** Has questions put to a model, and says so once they are. */
export function UseButton({ reference }: { readonly reference: string }): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const change = useChangeSettings();
  if (settings?.model === reference) {
    return (
      <span className={classes.tag} data-kind="good">
        <Check size={14} aria-hidden /> {t("models.local.used")}
      </span>
    );
  }
  return (
    <Button
      onClick={({ currentTarget }) => {
        change({ model: reference });
        focusHeading(currentTarget);
      }}
    >
      {t("models.details.use")}
    </Button>
  );
}
