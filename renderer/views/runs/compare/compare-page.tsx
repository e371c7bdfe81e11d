import { Button, Switch } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Comparison } from "../../../../core/comparison/comparison.ts";
import { Read } from "../../../components/read.tsx";
import { Panel, View } from "../../../components/view.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import { COMPARISON_KEY } from "../../../state/runs.ts";
import { useFinality, workedOut, type Finality } from "../../../state/finality.ts";
import { AnalysesPanel } from "../analyses/analyses-panel.tsx";
import { SoFar } from "../analyses/so-far.tsx";
import { ComparedRuns } from "./compared-runs.tsx";
import classes from "./compare.module.css";
import { CopyForPaper } from "./copy-for-paper.tsx";
import { EqualBudgets } from "./equal-budgets.tsx";
import { PairPanel } from "./pair-panel.tsx";
import { PairTable } from "./pair-table.tsx";
import { ProsePanel } from "./prose-panel.tsx";

/** Runs on the same questions, side by side; two of them question by question. */
export function ComparePage({ runs }: { readonly runs: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const queries = useQueryClient();
  const finality = useFinality(runs);
  const comparison = useEngineQuery(
    [...COMPARISON_KEY, runs, finality],
    (client) => client.runs.compare({ runs }),
    workedOut(finality),
  );
  const isSoFar = finality === "going" || comparison.isPlaceholderData;
  const back = (
    <Button variant="subtle" leftSection={<ArrowLeft size={14} aria-hidden />} onClick={() => go("runs")}>
      {t("runs.back")}
    </Button>
  );
  return (
    <View title={t("compare.title")} lead={t("compare.lead")} actions={back}>
      <Read query={comparison}>
        {(read) => (
          <>
            {isSoFar && (
              <SoFar
                reading={comparison.isFetching}
                onAgain={() => void queries.invalidateQueries({ queryKey: COMPARISON_KEY })}
              />
            )}
            <Compared asked={runs} comparison={read} finality={finality} />
          </>
        )}
      </Read>
      <AnalysesPanel runs={runs} finality={finality} />
    </View>
  );
}

function Compared({
  asked,
  comparison,
  finality,
}: {
  readonly asked: readonly string[];
  readonly comparison: Comparison;
  readonly finality: Finality | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const [equal, setEqual] = useState(false);
  const [second, setSecond] = useState(1);
  const { runs, pairs, leftOut, givenUp } = comparison;
  const pair = pairs[second - 1] ?? pairs[0];
  return (
    <>
      <Panel
        title={t("compare.runs.title")}
        actions={
          <>
            <Switch
              label={t("compare.budget.switch")}
              checked={equal}
              onChange={(event) => setEqual(event.currentTarget.checked)}
            />
            <CopyForPaper runs={asked} equal={equal} />
          </>
        }
      >
        <ComparedRuns runs={runs} asked={asked} />
        {leftOut > 0 && <p className={classes.note}>{t("compare.runs.leftOut", { count: leftOut })}</p>}
        {givenUp > 0 && <p className={classes.note}>{t("compare.runs.givenUp", { count: givenUp })}</p>}
        {equal && <EqualBudgets runs={asked} finality={finality} />}
      </Panel>
      {pair === undefined ? (
        <ProsePanel comparison={comparison} />
      ) : (
        <>
          {pairs.length > 1 && (
            <Panel title={t("compare.pairs.title")}>
              <PairTable
                runs={runs}
                pairs={pairs}
                current={pairs.indexOf(pair)}
                onShow={(at) => setSecond(at + 1)}
              />
            </Panel>
          )}
          <PairPanel
            key={pair.second}
            comparison={comparison}
            pair={pair}
            places={{ first: 0, second: pairs.indexOf(pair) + 1 }}
          />
        </>
      )}
    </>
  );
}
