import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Comparison, PairComparison } from "../../../../core/comparison/comparison.ts";
import { letterOf } from "../../../../core/letters.ts";
import { Panel } from "../../../components/view.tsx";
import classes from "./compare.module.css";
import { ComparedQuestions } from "./compared-questions.tsx";
import { OutcomeSquare } from "./outcome-square.tsx";
import { PairFigures } from "./pair-figures.tsx";
import { outcomeCounts, type OutcomeFilter, type Pair } from "./pairs.ts";

/** Two runs: how often each alone was right, what that shows, and the questions behind it. */
export function PairPanel({
  comparison,
  pair,
  places,
}: {
  readonly comparison: Comparison;
  readonly pair: PairComparison;
  readonly places: Pair;
}): ReactNode {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<OutcomeFilter>("all");
  const first = letterOf(places.first);
  const second = letterOf(places.second);
  const counts = outcomeCounts(pair);
  return (
    <>
      <Panel title={t("compare.pair", { first, second })}>
        <div className={classes.pair}>
          {/* Scores are neither right nor wrong. */}
          {pair.exact !== null && (
            <OutcomeSquare {...{ counts, first, second, filter }} onFilter={setFilter} />
          )}
          <PairFigures {...{ pair, first, second }} together={comparison.pairs.length} />
        </div>
      </Panel>
      <Panel title={t("evaluate.questions")}>
        <ComparedQuestions
          comparison={comparison}
          places={places}
          outcomes={pair.exact === null ? null : { counts, filter, onFilter: setFilter }}
        />
      </Panel>
    </>
  );
}
