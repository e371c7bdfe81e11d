import { useMutationState } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QueryProblem } from "../../components/query-problem.tsx";
import { SettingsProblem } from "../../components/settings-problem.tsx";
import { View } from "../../components/view.tsx";
import { SETTINGS_KEY, useSettings } from "../../state/settings.ts";
import { About } from "./about.tsx";
import { Home } from "./home.tsx";
import { Look } from "./look.tsx";
import { Privacy } from "./privacy.tsx";
import { Questions } from "./questions.tsx";
import { Runtime } from "./runtime.tsx";
import classes from "./settings.module.css";
import { Shortcuts } from "./shortcuts.tsx";

/** What a person may choose; every change is saved at once. */
export function SettingsView(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const last = useMutationState({
    filters: { mutationKey: SETTINGS_KEY },
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  }).at(-1);
  return (
    <View
      title={t("frame.views.settings")}
      lead={t("settings.lead")}
      actions={
        <span role="status" className={classes.saved}>
          {last?.status === "success" && <Saved at={last.submittedAt} />}
        </span>
      }
    >
      {last !== undefined && <QueryProblem query={last} />}
      <SettingsProblem />
      <div className={classes.panels}>
        <div className={classes.column}>
          {settings !== undefined && (
            <>
              <Look settings={settings} />
              <Questions settings={settings} />
              <Runtime settings={settings} />
            </>
          )}
        </div>
        {/* Shown whatever can be read: this is where a home that cannot be opened is left for another one. */}
        <div className={classes.column}>
          <Privacy />
          <Home />
          <Shortcuts />
          <About />
        </div>
      </div>
    </View>
  );
}

function Saved({ at }: { readonly at: number }): ReactNode {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: "medium" }).format(at);
  return (
    <>
      <Check size={14} aria-hidden /> {t("settings.saved", { time })}
    </>
  );
}
