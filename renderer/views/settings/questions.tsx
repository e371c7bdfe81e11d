import { Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Settings } from "../../../engine/contract/settings.ts";
import { ModelSelect } from "../../components/run-choices/model-select.tsx";
import { Panel } from "../../components/view.tsx";
import { shell } from "../../connection/shell.ts";
import { useChangeSettings } from "../../state/settings.ts";
import classes from "./settings.module.css";

/** What new questions and evaluations begin with. */
export function Questions({ settings }: { readonly settings: Settings }): ReactNode {
  const { t } = useTranslation();
  const change = useChangeSettings();
  return (
    <Panel title={t("settings.questions.title")}>
      <div className={classes.fields}>
        <ModelSelect model={settings.model} onChange={(model) => change({ model })} />
        <Switch
          label={t("settings.questions.doNotKeep")}
          description={t("settings.questions.doNotKeepHelp")}
          checked={!settings.keepRuns}
          onChange={(event) => change({ keepRuns: !event.currentTarget.checked })}
        />
        {shell() !== undefined && (
          <Switch
            label={t("settings.questions.notify")}
            description={t("settings.questions.notifyHelp")}
            checked={settings.notifyAtEnd}
            onChange={(event) => change({ notifyAtEnd: event.currentTarget.checked })}
          />
        )}
      </div>
    </Panel>
  );
}
