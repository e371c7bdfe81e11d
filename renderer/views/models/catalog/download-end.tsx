import { Button } from "@mantine/core";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DownloadEnd as End } from "../../../../engine/contract/models.ts";
import { Problem } from "../../../components/problem.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import classes from "../models.module.css";
import { UseButton } from "../use-button.tsx";

/** How the last download ended, and what to do then. */
export function DownloadEnd({ end }: { readonly end: End }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const { id, result, problem } = end;
  if (result === "failed") return <Problem error={{ code: "fetch", message: problem ?? "", details: {} }} />;
  return (
    <div className={classes.end} role="status">
      {result === "done" ? (
        <>
          <span className={classes.tag} data-kind="good">
            <Check size={14} aria-hidden /> {t("models.download.done")}
          </span>
          <UseButton reference={id} />
          <Button variant="default" onClick={() => go("models", id)}>
            {t("models.catalog.show")}
          </Button>
        </>
      ) : (
        <span className={classes.soft}>{t("models.download.cancelled")}</span>
      )}
    </div>
  );
}
