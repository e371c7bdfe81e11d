import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { useHistory } from "../../state/runs.ts";
import { DataPanel } from "../evaluate/data/data-panel.tsx";
import { useEvaluateDraft } from "../evaluate/evaluate-store.ts";
import { EarlierSweeps } from "./earlier-sweeps.tsx";
import { FirstSweep } from "./first-sweep.tsx";
import { GridPanel } from "./grid/grid-panel.tsx";
import { MethodsPanel } from "./methods-panel.tsx";
import { SweepPage } from "./page/sweep-page.tsx";
import { PlanPanel } from "./plan/plan-panel.tsx";

/** A grid of settings on the same questions: the plan of one, or one that goes on or is over. */
export function SweepView(): ReactNode {
  const { run } = useNavigation();
  return run === null ? <SweepBuilder /> : <SweepPage key={run} run={run} />;
}

function SweepBuilder(): ReactNode {
  const { t } = useTranslation();
  const { preview } = useEvaluateDraft();
  const runs = useHistory();
  const sweeps = runs.data?.filter(({ kind }) => kind === "sweep") ?? [];
  return (
    <View title={t("frame.views.sweep")} lead={t("sweep.lead")}>
      {runs.isSuccess && sweeps.length === 0 && preview === null && <FirstSweep />}
      <DataPanel />
      <MethodsPanel />
      <GridPanel />
      <PlanPanel />
      {sweeps.length > 0 && <EarlierSweeps sweeps={sweeps} />}
    </View>
  );
}
