import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { useRememberShown } from "../../state/last-shown.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useFollowing } from "../../state/use-following.ts";
import { DataPanel } from "./data/data-panel.tsx";
import { MethodsPanel } from "./methods/methods-panel.tsx";
import { CellQuestions, RunQuestions } from "./questions/run-questions.tsx";
import { ResultsPanel } from "./results/results-panel.tsx";
import { useComparison } from "./use-comparison.ts";

/** Several methods and models on the same questions, compared. */
export function EvaluateView(): ReactNode {
  const { t } = useTranslation();
  return (
    <View title={t("frame.views.evaluate")} lead={t("evaluate.lead")}>
      <DataPanel />
      <MethodsPanel />
      <ShownComparison />
    </View>
  );
}

/** It alone is drawn anew with every look at the runs that go on. */
function ShownComparison(): ReactNode {
  const run = useComparison();
  return run !== null && <Results key={run} run={run} />;
}

/** A comparison, and below it the questions of its one run, or of the row that was chosen. */
function Results({ run }: { readonly run: string }): ReactNode {
  const { cell, go, goToCell } = useNavigation();
  const followed = useFollowing(run);
  useRememberShown("evaluate", run, followed);
  const isSweep = followed.sweep !== null;
  const showCell = (chosen: string | null): void =>
    chosen === null ? go("evaluate", run) : goToCell("evaluate", run, chosen);
  return (
    <>
      <ResultsPanel run={run} followed={followed} shown={cell} {...(isSweep && { onShow: showCell })} />
      {!isSweep && followed.transcript.manifest?.kind === "eval" && (
        <RunQuestions run={run} followed={followed} onShow={(question) => go("evaluate", run, question)} />
      )}
      {cell !== null && (
        <CellQuestions
          key={cell}
          run={cell}
          onShow={(question) => goToCell("evaluate", run, cell, question)}
        />
      )}
    </>
  );
}
