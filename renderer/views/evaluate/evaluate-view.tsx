import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel, View } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { useFollowing } from "../../state/use-following.ts";
import { DataPanel } from "./data/data-panel.tsx";
import { MethodsPanel } from "./methods/methods-panel.tsx";
import { QuestionBrowser } from "./questions/question-browser.tsx";
import { ResultsPanel } from "./results/results-panel.tsx";

/** Several methods on the same questions, compared. */
export function EvaluateView(): ReactNode {
  const { t } = useTranslation();
  const { run } = useNavigation();
  return (
    <View title={t("frame.views.evaluate")} lead={t("evaluate.lead")}>
      <DataPanel />
      <MethodsPanel />
      <ResultsPanel />
      {run !== null && <Questions key={run} run={run} />}
    </View>
  );
}

function Questions({ run }: { readonly run: string }): ReactNode {
  const { t } = useTranslation();
  const { question, go } = useNavigation();
  const followed = useFollowing(run);
  return (
    <Panel title={t("evaluate.questions")}>
      <QuestionBrowser
        run={run}
        followed={followed}
        question={question}
        onShow={(id) => go("evaluate", run, id)}
      />
    </Panel>
  );
}
