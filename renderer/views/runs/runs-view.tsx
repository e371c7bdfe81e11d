import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { ComparePage } from "./compare/compare-page.tsx";
import { History } from "./history.tsx";
import { RunPage } from "./run-page.tsx";

/** The history of runs, or one of them, or several side by side. */
export function RunsView(): ReactNode {
  const { t } = useTranslation();
  const { run, compared } = useNavigation();
  if (compared.length > 0) return <ComparePage key={compared.join(" ")} runs={compared} />;
  if (run !== null) return <RunPage key={run} run={run} />;
  return (
    <View title={t("frame.views.runs")} lead={t("runs.lead")}>
      <History />
    </View>
  );
}
