import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { useEvaluationQueue } from "../evaluate/use-queue.ts";
import { History } from "./history.tsx";
import { useRunCommands } from "./run-commands.ts";
import { RunPage } from "./run-page.tsx";

/** The history of runs, or one of them. */
export function RunsView(): ReactNode {
  const { t } = useTranslation();
  const { run } = useNavigation();
  useEvaluationQueue();
  useRunCommands();
  if (run !== null) return <RunPage key={run} run={run} />;
  return (
    <View title={t("frame.views.runs")} lead={t("runs.lead")}>
      <History />
    </View>
  );
}
