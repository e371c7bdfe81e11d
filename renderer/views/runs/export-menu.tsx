import { Button, Menu } from "@mantine/core";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunKind } from "../../../engine/contract/reports.ts";
import { busyButton } from "../../components/busy-button.tsx";
import { useRunActions } from "../../state/use-run-actions.ts";
import { formatsOf } from "./export-formats.ts";
import classes from "./runs.module.css";

/** Saves a run as a file, in any form that goes for its kind. */
export function ExportMenu({ run, kind }: { readonly run: string; readonly kind: RunKind }): ReactNode {
  const { t } = useTranslation();
  const { save, saving } = useRunActions();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" {...busyButton(saving, <Download size={14} aria-hidden />)}>
          {t("runs.export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formatsOf(kind).map((format) => (
          <Menu.Item key={format} onClick={() => !saving && save(run, format)}>
            {t(`runs.formats.${format}.name`)}
            <small className={classes.format}>{t(`runs.formats.${format}.use`)}</small>
          </Menu.Item>
        ))}
        <Menu.Label>{t("runs.exportNote")}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
