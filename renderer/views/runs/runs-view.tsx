import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { History } from "./history.tsx";
import { RunPage } from "./run-page.tsx";

/** The history of runs, or one of them. */
export function RunsView(): ReactNode {
  const { t } = useTranslation();
  const { run } = useNavigation();
  if (run !== null) return <RunPage key={run} run={run} />;
  return (
    <View title={t("frame.views.runs")} lead={t("runs.lead")}>
      <History />
    </View>
  );
}
